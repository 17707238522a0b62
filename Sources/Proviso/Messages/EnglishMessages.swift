extension MessageCatalog {
    /// The English messages of every built-in rule. Each rule's file holds its own.
    public static let english = MessageCatalog(
        .english,
        messages: BuiltInRules.all.reduce(into: recordMessages) { messages, rule in
            messages.merge(rule.messages) { first, _ in first }
        }
    )

    private static let recordMessages: [String: CatalogMessage] = [
        "record.malformed": "The record cannot be read: {reason}."
    ]
}
