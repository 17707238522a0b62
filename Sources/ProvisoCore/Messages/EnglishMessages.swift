extension MessageCatalog {
    /// The English messages of every built-in rule, which each rule's file says of itself, and of all else that is said.
    public static let english = MessageCatalog(english: .english)
}

/// The English messages, read when the first one is asked for.
enum EnglishMessages {
    static let all = CatalogTable.read(CatalogTable.english, categories: [.one, .other])
}
