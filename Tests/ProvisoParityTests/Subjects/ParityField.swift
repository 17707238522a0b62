@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// An attribute of a subject, and the way to bind rules to it.
struct ParityField<Model: ParityModel>: Sendable {
    let name: String
    let kind: ParityKind
    let attribute: ModelAttribute<Model>
    let read: @Sendable (Model) -> DataValue
    /// Writes a value of the attribute's type; returns whether it was one.
    let write: @Sendable (DataValue, inout Model) -> Bool
    private let keyPath: any PartialKeyPath<Model> & Sendable
    /// The ``ParityPath``.
    private let path: any Sendable
    /// The rule for this attribute and others of its type.
    private let bind: @Sendable (ParityRule, [ParityField], _ all: [ParityField]) -> Rule<Model>?

    init<Value: ParityValue>(_ name: String, _ keyPath: any WritableKeyPath<Model, Value?> & Sendable) {
        self.name = name
        kind = Value.kind
        self.keyPath = keyPath
        attribute = ModelAttribute(name, keyPath)
        let path = ParityPath<Model, Value>(keyPath: keyPath)
        self.path = path
        read = { $0[keyPath: path.keyPath]?.data ?? .null }
        write = { data, model in
            guard let value = Value(data) else { return false }
            model[keyPath: path.keyPath] = value
            return true
        }
        bind = { rule, fields, all in
            let paths = fields.compactMap { $0.path as? ParityPath<Model, Value> }
            guard paths.count == fields.count else { return nil }
            return Self.listed(rule, Value.self, all).flatMap { Self.rule(for: paths, $0) }
        }
    }

    /// An attribute that holds any JSON value. Rules in Swift are for types, and so there are none for it.
    init(anything name: String, _ keyPath: any WritableKeyPath<Model, DataValue> & Sendable) {
        self.name = name
        kind = .anything
        self.keyPath = keyPath
        attribute = ModelAttribute(name, keyPath)
        path = name
        read = { $0[keyPath: keyPath] }
        write = { data, model in
            model[keyPath: keyPath] = data
            return true
        }
        bind = { _, _, _ in nil }
    }

    /// A rule of a document as rules of a list; `nil` when it cannot be said in Swift.
    static func ruleSet(_ rule: ParityRule, among all: [ParityField]) -> (any RuleSet<Model>)? {
        let fields = rule.attributes.compactMap { name in all.first { $0.name == name } }
        guard let first = fields.first, fields.count == rule.attributes.count else { return nil }
        if rule.type == "allOrNone" {
            guard rule.isPlainEnoughForAllOrNone else { return nil }
            return rule.bound(to: AllOrNone(fields.map(\.attribute)))
        }
        if rule.type == "safe" { return safe(fields, rule) }
        guard let bound = first.bind(rule, fields, all) else { return nil }
        return rule.bound(to: bound)
    }

    private static func safe(_ fields: [ParityField], _ rule: ParityRule) -> (any RuleSet<Model>)? {
        let paths = fields.map(\.keyPath)
        switch paths.count {
        case 1: return rule.bound(to: Rule.safe(paths[0]))
        case 2: return rule.bound(to: Rule.safe(paths[0], paths[1]))
        case 3: return rule.bound(to: Rule.safe(paths[0], paths[1], paths[2]))
        default: return nil
        }
    }

    private static func listed<Value: ParityValue>(
        _ rule: ParityRule, _: Value.Type, _ all: [ParityField]
    ) -> [ListedRule<Model, Value>]? {
        if rule.isOfDocumentsAlone { return nil }
        guard let name = rule.comparedAttribute else {
            return Value.typed(rule).map { [ListedRule($0)] }
        }
        guard let path = all.first(where: { $0.name == name })?.path as? ParityPath<Model, Value> else { return nil }
        return Value.comparison(rule, with: path)
    }

    private static func rule<Value>(
        for paths: [ParityPath<Model, Value>], _ rules: [ListedRule<Model, Value>]
    ) -> Rule<Model>? {
        Rule(forEach: paths.map(\.keyPath), rules: rules)
    }
}
