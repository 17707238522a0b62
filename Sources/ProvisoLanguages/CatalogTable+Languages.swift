internal import ProvisoCore

extension CatalogTable {
    static func read(_ tag: String, _ text: String) -> [String: CatalogMessage] {
        read(text, categories: Languages.language(tag)?.plurals.categories ?? [.other])
    }
}
