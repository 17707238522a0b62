/// The English messages of the codes that rules for Swift values have and rule documents have not.
///
/// Each rule's file has its own; `BuiltInRules` lists them.
protocol TypedRuleMessages: MessageParameters, Sendable {
    /// The English messages by code. Where a code has several wordings, the others' keys are `CODE/WORDING`.
    static var messages: [String: CatalogMessage] { get }
}

extension TypedRuleMessages {
    /// What these rules find brings nothing along.
    static var parameters: [String: Set<String>] { [:] }
}
