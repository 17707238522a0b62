/// The forms that languages give to words that follow a number (CLDR).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// Nothing, in Arabic and Welsh among others.
    case zero
    /// One thing in English; one, twenty-one … in Russian.
    case one
    /// A pair, in Arabic and Slovene among others.
    case two
    /// A small number, in Slavic languages among others.
    case few
    /// A large number, in Arabic and Polish among others.
    case many
    /// The general form, which every language has.
    case other

    /// Where the form stands in ``allCases``.
    var ordinal: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
