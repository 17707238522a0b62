import Foundation
import TestSupport

@testable import ProvisoCore

/// A rule across elements, as a document has it and as Swift has it.
struct ListRule: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case unique, exists, sorted, sequence, distinct
    }

    let kind: Kind
    let attributes: [ListAttribute]
    /// What the rule of a document says beside type and attributes.
    var members: DataObject

    init(_ kind: Kind, _ attributes: ListAttribute..., members: DataObject = [:]) {
        self.init(kind, attributes, members)
    }

    private init(_ kind: Kind, _ attributes: [ListAttribute], _ members: DataObject) {
        self.kind = kind
        self.attributes = attributes
        self.members = members
        if kind == .sorted { self.members["as"] = .string(attributes[0].kind) }
    }

    /// The rule in a document.
    var document: DataValue {
        var rule = members
        rule["type"] = .string(kind.rawValue)
        rule["attributes"] = .array(attributes.map { .string($0.rawValue) })
        return .object(rule)
    }

    // MARK: Swift

    /// The rule in Swift; `nil` where Swift cannot say it.
    ///
    /// - Parameter all: The elements, to which `exists` refers.
    func rule(among all: [ListSubject]) -> ElementsRule<ListSubject>? {
        guard var rule = plain(all) else { return nil }
        if let severity = members["severity"]?.text.flatMap(Severity.init(rawValue:)) { rule = rule.severity(severity) }
        if case .bool(let skips)? = members["skipOnEmpty"] { rule = rule.skipOnEmpty(skips) }
        if let message = members["message"]?.text { rule = rule.message(MessageTemplate(message)) }
        if let message = members["typeMessage"]?.text {
            rule = rule.message(MessageTemplate(message), for: "sorted.type")
        }
        if let message = members["tooFew"]?.text {
            rule = rule.message(MessageTemplate(message), for: "distinct.tooFew")
        }
        if let condition = members["when"] { rule = rule.when { ParityCondition.holds(condition, for: $0.record) } }
        return rule
    }

    private func plain(_ all: [ListSubject]) -> ElementsRule<ListSubject>? {
        switch (kind, attributes.count) {
        case (.unique, 1): return attributes[0].unique
        case (.unique, 2):
            return attributes == [.word, .number] ? .unique(\.word, \.number) : .unique(\.title, \.level)
        case (.unique, 3): return .unique(\.day, \.tags, \.flag)
        case (.exists, 1):
            switch attributes[0] {
            case .word: return .exists(\.word, in: all, \.title)
            case .number: return .exists(\.number, in: all, \.place)
            default: return nil
            }
        case (.sorted, 1):
            return attributes[0].sorted(descending: members["order"] == "descending", strict: members["strict"] == true)
        case (.sequence, 1):
            let (start, step) = (members["start"].flatMap { Int($0) }, members["step"].flatMap { Int($0) } ?? 1)
            return attributes[0] == .place
                ? .sequence(\.place, start: start, step: step) : .sequence(\.number, start: start, step: step)
        case (.distinct, 1):
            switch (members["min"].flatMap { Int($0) }, members["max"].flatMap { Int($0) }) {
            case (let least?, let most?): return attributes[0].distinct(least...most)
            case (let least?, nil): return attributes[0].distinct(least...)
            case (nil, let most?): return attributes[0].distinct(...most)
            case (nil, nil): return nil
            }
        default: return nil
        }
    }

    // MARK: Drawing

    /// A rule with options of its own.
    static func random(_ random: inout SplitMix64, withReferences: Bool) -> ListRule {
        func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
        func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
        let kind = one(Kind.allCases.filter { withReferences || $0 != .exists })
        var rule =
            switch kind {
            case .unique:
                one([
                    ListRule(.unique, one(ListAttribute.allCases)), ListRule(.unique, .word, .number),
                    ListRule(.unique, .title, .level), ListRule(.unique, .day, .tags, .flag),
                ])
            case .exists:
                one([
                    ListRule(.exists, .word, members: ["column": "title"]),
                    ListRule(.exists, .number, members: ["column": "place"]),
                ])
            case .sorted: ListRule(.sorted, one(ListAttribute.sortable))
            case .sequence: ListRule(.sequence, one(ListAttribute.numbers))
            case .distinct: ListRule(.distinct, one(ListAttribute.allCases))
            }
        switch kind {
        case .sorted:
            if chance(2) { rule.members["order"] = "descending" }
            if chance(2) { rule.members["strict"] = true }
            if chance(4) { rule.members["typeMessage"] = "{attribute} is no number." }
        case .sequence:
            if chance(2) { rule.members["start"] = .number(ExactNumber(one([0, 1, 2]))) }
            if chance(3) { rule.members["step"] = .number(ExactNumber(one([2, -1, 3]))) }
        case .distinct:
            let least = Int.random(in: 1...4, using: &random)
            if chance(2) { rule.members["min"] = .number(ExactNumber(least)) }
            if rule.members["min"] == nil || chance(2) {
                rule.members["max"] = .number(ExactNumber(least + one([0, 2])))
            }
            if rule.members["min"] != nil, chance(3) { rule.members["tooFew"] = "Too few, {count} of {min}." }
        case .unique, .exists: break
        }
        if chance(3) { rule.members["severity"] = .string(one(["warning", "info", "error"])) }
        if chance(3) { rule.members["when"] = ["attribute": "isOn", "value": true] }
        // A file of cells has no null, so that there null refers to an empty text; in Swift the two differ.
        // To a document a level is the number that stands for it.
        if chance(4), kind != .exists, kind != .sorted || rule.attributes != [.level] {
            rule.members["skipOnEmpty"] = false
        }
        let showsValue =
            rule.attributes.allSatisfy(ListAttribute.shown.contains) && kind != .exists && kind != .distinct
        if chance(3) { rule.members["message"] = .string(showsValue ? "Not “{value}”." : "{attribute}: no.") }
        return rule
    }
}

extension ListAttribute {
    fileprivate var unique: ElementsRule<ListSubject> {
        switch self {
        case .number: .unique(\.number)
        case .place: .unique(\.place)
        case .ratio: .unique(\.ratio)
        case .share: .unique(\.share)
        case .word: .unique(\.word)
        case .title: .unique(\.title)
        case .day: .unique(\.day)
        case .level: .unique(\.level)
        case .flag: .unique(\.flag)
        case .tags: .unique(\.tags)
        }
    }

    fileprivate func sorted(descending: Bool, strict: Bool) -> ElementsRule<ListSubject>? {
        switch self {
        case .number: .sorted(by: \.number, descending: descending, strict: strict)
        case .place: .sorted(by: \.place, descending: descending, strict: strict)
        case .ratio: .sorted(by: \.ratio, descending: descending, strict: strict)
        case .share: .sorted(by: \.share, descending: descending, strict: strict)
        case .word: .sorted(by: \.word, descending: descending, strict: strict)
        case .title: .sorted(by: \.title, descending: descending, strict: strict)
        case .day: .sorted(by: \.day, descending: descending, strict: strict)
        case .level: .sorted(by: \.level, descending: descending, strict: strict)
        case .flag, .tags: nil
        }
    }

    fileprivate func distinct(_ range: some LimitRange<Int>) -> ElementsRule<ListSubject> {
        switch self {
        case .number: .distinct(\.number, range)
        case .place: .distinct(\.place, range)
        case .ratio: .distinct(\.ratio, range)
        case .share: .distinct(\.share, range)
        case .word: .distinct(\.word, range)
        case .title: .distinct(\.title, range)
        case .day: .distinct(\.day, range)
        case .level: .distinct(\.level, range)
        case .flag: .distinct(\.flag, range)
        case .tags: .distinct(\.tags, range)
        }
    }
}
