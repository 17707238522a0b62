extension MessageCatalog {
    /// The English messages of every built-in rule, which each rule's file says of itself, and of all else that is said.
    public static let english = MessageCatalog(
        unchecked: CatalogTable.read(CatalogTable.english, categories: [.one, .other]), .english, namesAttributes: false
    )
}
