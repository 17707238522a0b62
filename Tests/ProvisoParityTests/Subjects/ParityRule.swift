@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A rule of a generated set: the members that it has in a document. Every side is made from it.
struct ParityRule: Sendable, Hashable {
    var members: DataObject

    init(_ members: DataObject) { self.members = members }

    init(_ type: String, _ attributes: [String] = []) {
        members = DataObject()
        members["type"] = .string(type)
        if !attributes.isEmpty { members["attributes"] = .array(attributes.map { .string($0) }) }
    }

    subscript(name: String) -> DataValue? {
        get { members[name] }
        set { members[name] = newValue }
    }

    var type: String { members["type"]?.text ?? "" }

    /// The attributes without the `!` that some are written with.
    var attributes: [String] { writtenAttributes.map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 } }

    /// The attributes that mass assignment may not set.
    var unsafeAttributes: [String] { writtenAttributes.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) } }

    private var writtenAttributes: [String] { texts("attributes") }

    func isOn(_ name: String) -> Bool { members[name] == .bool(true) }

    func texts(_ name: String) -> [String] {
        if case .array(let elements)? = members[name] { return elements.compactMap(\.text) }
        let parts: [Substring] = members[name]?.text?.split(separator: ",") ?? []
        return parts.map { part in String(part.drop { $0 == " " }) }
    }

    func integer(_ name: String) -> Int? {
        guard case .number(let number)? = members[name] else { return nil }
        return number.integer
    }

    /// The rules inside of `nested` or `each`.
    var inner: [ParityRule] {
        get {
            var rules: [DataValue] = members["rule"].map { [$0] } ?? []
            if case .array(let more)? = members["rules"] { rules += more }
            return rules.compactMap { rule in
                if case .object(let members) = rule { return ParityRule(members) }
                return rule.text.map { ParityRule($0) }
            }
        }
        set {
            members["rule"] = nil
            members["rules"] = .array(newValue.map { .object($0.members) })
        }
    }

    /// This rule and all inside of it, each with its depth: 1 for a rule of the document itself.
    func all(depth: Int = 1) -> [(rule: ParityRule, depth: Int)] {
        [(self, depth)] + inner.flatMap { $0.all(depth: depth + 1) }
    }

    /// The rule with a change made to it and to every rule inside.
    func mapped(_ change: (inout ParityRule) -> Void) -> ParityRule {
        var rule = self
        if members["rule"] != nil || members["rules"] != nil { rule.inner = inner.map { $0.mapped(change) } }
        change(&rule)
        return rule
    }

    /// Whether an option is given that nothing in Swift has.
    var isOfDocumentsAlone: Bool {
        members.members.contains { OptionValues.onDemand.contains("\(type).\($0.key)") }
    }

    /// The attribute that `compare` compares with, unless it is with a constant.
    var comparedAttribute: String? {
        guard type == "compare", members["compareValue"] == nil, members["compareExpression"] == nil else { return nil }
        return members["compareAttribute"]?.text ?? attributes.first.map { $0 + "_repeat" }
    }
}
