/// The code of a country as ISO 3166-1 lists it, upper case.
///
/// Codes that are reserved or left to users (`UK`, `EU`, `XK`) are not of the list.
public struct CountryCodeFormat: StringFormat {
    /// A form of code.
    ///
    /// The raw values are the names that rule documents use.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// Two letters: `DE`.
        case alpha2
        /// Three letters: `DEU`.
        case alpha3
        /// Three digits: `276`.
        case numeric
    }

    /// The form asked for; two letters by default.
    public var form: Form

    /// Creates a format for a form of code.
    public init(form: Form = .alpha2) {
        self.form = form
    }

    /// Says why a text is not the code of a country, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        table.failure(in: utf8, unknown: "no such country")
    }

    @inline(__always)
    private var table: SortedCodes {
        switch form {
        case .alpha2: CodeTables.countryAlpha2
        case .alpha3: CodeTables.countryAlpha3
        case .numeric: CodeTables.countryNumeric
        }
    }
}

extension CountryCodeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        table.canBecome(utf8)
    }
}
