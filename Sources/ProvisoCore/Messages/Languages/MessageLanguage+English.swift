// swift-format-ignore-file
// Made by Scripts/make-languages.py from CLDR 47 (PyPI's Babel 2.18.0) and CLDR 41 (Debian's unicode-cldr-core).
// Data: © 1991-2025 Unicode, Inc., Unicode License v3.

extension MessageLanguage {
    /// English. Lists have no comma before “and”, as in CLDR's `en-001`.
    public static let english = MessageLanguage(
        tag: "en",
        plurals: PluralRule(categories: [.one, .other]) { o in
            if o.i == 1 && o.v == 0 { return .one }
            return .other
        },
        numbers: NumberStyle(),
        dates: DateStyle(table: "MMMM d, y\nh:mm a\nh:mm:ss a\n{1} 'at' {0}\n{0} z\nAM\nPM\n\n\nM/d/y\nJanuary\nFebruary\nMarch\nApril\nMay\nJune\nJuly\nAugust\nSeptember\nOctober\nNovember\nDecember"),
        lists: ListStyle(start: ", ", middle: ", ", end: " and ", pair: " and "),
        quotes: ("“", "”"))
}
