#if !hasFeature(Embedded)
#if canImport(Darwin)
public import Foundation

extension MessageCatalog {
    /// This catalogue under the texts of an app: of a `Localizable.xcstrings` or `Localizable.strings`, or another table.
    ///
    /// ```swift
    /// let catalog = try MessageCatalog.preferred(Locale.preferredLanguages)
    ///     .overlaid(bundle: .main, table: "Validation")
    /// ```
    ///
    /// See ``overlaid(prefix:codes:lookup:)`` for the keys. The texts are those of the bundle's localization that fits this
    /// catalogue's language; when there is none, nothing is laid over.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - table: The name of the table; `Localizable` by default.
    ///   - prefix: What stands before every key. Give one in a table that has other texts too.
    ///   - codes: Codes of your own.
    /// - Throws: ``MessageCatalogError`` with every place that nothing fills.
    public func overlaid(
        bundle: Bundle, table: String? = nil, prefix: String = "", codes: [ViolationCode] = []
    ) throws(MessageCatalogError) -> MessageCatalog {
        guard let name = language.resourceName(among: bundle.localizations),
            let path = bundle.path(forResource: name, ofType: "lproj")
        else { return self }
        let missing = "\u{0}"
        return try overlaid(prefix: prefix, codes: codes) { key, _ in
            let text = Bundle(path: path)?.localizedString(forKey: key, value: missing, table: table)
            return text == missing ? nil : text
        }
    }
}
#endif
#endif
