#if PROVISO_PAGE
internal import ProvisoCore

// The engine of a page contains the English messages. It loads those of other languages from the files of the languages.

extension IdentifierCatalogs {
    /// The messages that were loaded, by the tag of their language. A page has one thread.
    nonisolated(unsafe) private static var loaded: [String: [String: CatalogMessage]] = [:]

    /// The messages in a language; `nil` for one that was not loaded.
    static func messages(for tag: String) -> [String: CatalogMessage]? { tag == "en" ? en : loaded[tag] }

    /// Takes the messages of a language.
    ///
    /// - Parameters:
    ///   - text: The messages, a line each, in the order of ``keys``.
    ///   - tag: The tag of the language.
    package static func load(_ text: String, for tag: String) { loaded[tag] = read(text) }
}
#endif
