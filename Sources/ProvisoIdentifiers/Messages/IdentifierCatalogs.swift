internal import ProvisoCore

/// The messages of identifiers by language. Each language's table is read when it is first asked for.
package enum IdentifierCatalogs {
    static func read(_ text: String) -> [String: CatalogMessage] {
        CatalogTable.read(text, keys: keys, categories: [.other])
    }
}
