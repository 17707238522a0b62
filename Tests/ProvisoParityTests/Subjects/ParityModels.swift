@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A model of the generated rules: its attributes are found by name.
protocol ParityModel: ParityValue, Codable {
    static var fields: [ParityField<Self>] { get }
    init()
}

extension ParityModel {
    static var kind: ParityKind { .model(fields.map { ParityMember(name: $0.name, kind: $0.kind) }) }

    /// Takes what the data has; what is missing or null is `nil`.
    init?(_ data: DataValue) {
        guard case .object(let object) = data else { return nil }
        self.init()
        for field in Self.fields {
            guard let value = object.value(at: field.name.split(separator: ".").map(String.init)[...]) else { continue }
            if value != .null, !field.write(value, &self) { return nil }
        }
    }

    /// The attributes that are not `nil`.
    var data: DataValue {
        var object = DataObject()
        for field in Self.fields {
            let value: DataValue = field.read(self)
            if value != .null { object.set(value, at: field.name.split(separator: ".").map(String.init)[...]) }
        }
        return .object(object)
    }

    static func typed(_ rule: ParityRule) -> AnyRule<Self>? {
        switch rule.type {
        case "required" where rule["requiredValue"] == nil: .required
        case "nested": ruleSet(rule.inner).map { .nested($0) }
        default: nil
        }
    }

    /// The rules as a list for this type; `nil` when one of them cannot be said in Swift.
    static func ruleSet(_ rules: [ParityRule]) -> ModelRules<Self>? {
        var sets: [any RuleSet<Self>] = []
        for rule in rules {
            guard let set = ParityField.ruleSet(rule, among: fields) else { return nil }
            sets.append(set)
        }
        return ModelRules(sets)
    }
}

/// The model that generated rule sets are for.
struct ParitySubject: ParityModel {
    var text: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var text_repeat: String?
    var title: String?
    var count: Int?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var count_repeat: Int?
    var ratio: Double?
    var flag: Bool?
    var tags: [String]?
    var counts: [Int]?
    var grid: [[[String]]]?
    var child: ParityChild?
    var leaves: [ParityLeaf]?
    var home = ParityLeaf()
    var anything = DataValue.null

    static let fields: [ParityField<ParitySubject>] = [
        ParityField("text", \.text), ParityField("text_repeat", \.text_repeat), ParityField("title", \.title),
        ParityField("count", \.count), ParityField("count_repeat", \.count_repeat), ParityField("ratio", \.ratio),
        ParityField("flag", \.flag), ParityField("tags", \.tags), ParityField("counts", \.counts),
        ParityField("grid", \.grid), ParityField("child", \.child), ParityField("leaves", \.leaves),
        ParityField("home.word", \.home.word), ParityField("home.size", \.home.size),
        ParityField(anything: "anything", \.anything),
    ]
}

extension ParitySubject: Validatable {
    /// What the model says of two codes. A document on a record says the same under `messages`.
    static let ruleMessages: ModelMessages = [
        "compare.notEqual": "{attribute}: something else, please.", "password.noDigit": "{value} lacks a digit.",
    ]
    static let documentMessages: DataValue = [
        "compare.notEqual": "{attribute}: something else, please.", "password.noDigit": "{value} lacks a digit.",
    ]
}

/// A model inside of the subject.
struct ParityChild: ParityModel {
    var word: String?
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var word_repeat: String?
    var size: Int?
    var labels: [String]?
    var leaf: ParityLeaf?
    var leaves: [ParityLeaf]?

    static let fields: [ParityField<ParityChild>] = [
        ParityField("word", \.word), ParityField("word_repeat", \.word_repeat), ParityField("size", \.size),
        ParityField("labels", \.labels), ParityField("leaf", \.leaf), ParityField("leaves", \.leaves),
    ]
}

extension ParityChild: Validatable {
    static var rules: some RuleSet<ParityChild> {
        Rule.safe(\.word, \.word_repeat, \.size, \.labels, \.leaf, \.leaves)
    }
}

/// A model inside of that one.
struct ParityLeaf: ParityModel {
    var word: String?
    var size: Int?
    var labels: [String]?

    static let fields: [ParityField<ParityLeaf>] = [
        ParityField("word", \.word), ParityField("size", \.size), ParityField("labels", \.labels),
    ]
}

extension ParityLeaf: Validatable {
    static var rules: some RuleSet<ParityLeaf> { Rule.safe(\.word, \.size, \.labels) }
}
