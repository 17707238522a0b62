/// The English messages of the codes that rules for Swift values have and rule documents have not.
///
/// Each rule's file has its own; `BuiltInRules` lists them.
protocol TypedRuleMessages: MessageParameters, Sendable {
    /// The English messages by code. Where a code has several wordings, the others' keys are `CODE/WORDING`.
    static var messages: [String: CatalogMessage] { get }
    /// The titles by code or by `CODE/WORDING`, as ``DocumentRule/titles`` has them; none by default.
    static var titles: [String: String] { get }
}

extension TypedRuleMessages {
    /// What these rules find brings nothing along.
    static var parameters: [String: Set<String>] { [:] }
    /// Codes have no titles of their own.
    static var titles: [String: String] { [:] }
}

/// What rules for Swift values alone say, as a value.
struct StatedMessages: Sendable {
    let messages: [String: CatalogMessage]

    init(_ rule: (some TypedRuleMessages).Type) { messages = rule.messages }
}
