extension MessageCatalog {
    /// The English messages of every built-in rule. Each rule's file holds its own.
    public static let english = MessageCatalog(.english, messages: [:])
}
