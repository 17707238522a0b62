public import ProvisoCore

extension MessageCatalog {
    /// The BCP 47 tags of the languages that there are messages for.
    public static var availableLanguages: [String] { CatalogTables.tags }

    /// The messages in the language that is closest to a locale, over the English ones.
    ///
    /// ```swift
    /// MessageCatalog.catalog(for: "pt-MZ")          // pt, as CLDR has it inherit from Portugal
    /// MessageCatalog.catalog(for: "zh_TW.UTF-8")    // zh-Hant, by the script that is likely there
    /// MessageCatalog.catalog(for: "de-CH")          // de, with Swiss numbers and spelling: 1’204.5, Grossbuchstabe
    /// MessageCatalog.catalog(for: "en-GB")          // en, with the dates of Britain: 31 January 2026
    /// MessageCatalog.catalog(for: "ar-u-nu-latn")   // ar, with the digits 0 to 9
    /// ```
    ///
    /// `pt` is Portuguese as in Portugal, `pt-BR` as in Brazil; `sr` is in Cyrillic, `sr-Latn` in Latin script; `C` and
    /// `POSIX` are English. Numbers and dates are written as in the locale's region, and with the digits that the tag asks
    /// for.
    ///
    /// - Parameter locale: A BCP 47 tag in any case, or a locale of the C library: `de_DE.UTF-8`, `sr_RS@latin`.
    /// - Returns: `nil` when there are no messages in the language.
    /// - Complexity: The first use of a language reads its table, a hundred-odd lines.
    public static func catalog(for locale: String) -> MessageCatalog? {
        guard let name = LocaleName(locale) else { return nil }
        var (numbers, digits, dates): (NumberStyle?, NumberStyle?, DateStyle?)
        var spelling: RegionalSpelling?
        for tag in Fallback.chain(for: name) {
            let tag = Fallback.catalogTag(tag)
            numbers = numbers ?? RegionalNumbers.style(tag)
            dates = dates ?? RegionalDates.style(tag)
            spelling = spelling ?? RegionalSpelling(tag)
            digits = digits ?? name.digits.flatMap { RegionalNumbers.style(tag, digits: $0) }
            if let catalog = catalog(of: tag, numbers: digits ?? numbers, dates: dates, spelling: spelling) {
                return catalog
            }
        }
        return nil
    }

    /// The messages in the first language of a list that there are messages for; English if there is none.
    ///
    /// - Parameter locales: Tags or locales as in ``catalog(for:)``, or lists of them with colons as in the variable
    ///   `LANGUAGE`.
    public static func preferred(_ locales: [String]) -> MessageCatalog {
        for list in locales {
            for locale in list.split(separator: ":") {
                if let catalog = catalog(for: String(locale)) { return catalog }
            }
        }
        return .english
    }

    /// The messages in the language that environment variables ask for: `LANGUAGE`, then the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is not empty; English if there is none.
    ///
    /// As in the C library, `LANGUAGE` counts only when the locale is not `C`.
    public static func preferred(environment: [String: String]) -> MessageCatalog {
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let isUntranslated = ["C", "POSIX"].contains(locale.prefix { $0 != "." })
        return isUntranslated ? .english : preferred([environment["LANGUAGE"] ?? "", locale])
    }

    private static func catalog(
        of tag: String, numbers: NumberStyle?, dates: DateStyle?, spelling: RegionalSpelling?
    ) -> MessageCatalog? {
        guard var language = Languages.language(tag) else { return nil }
        if let numbers { language.numbers = numbers }
        if let dates { language.dates = dates }
        if tag == "en" { return MessageCatalog(unchecked: [:], language, over: .english, namesAttributes: false) }
        guard var messages = CatalogTables.messages(for: tag) else { return nil }
        if let spelling { messages = messages.mapValues(spelling.spelled) }
        return MessageCatalog(unchecked: messages, language, over: .english, namesAttributes: false)
    }
}
