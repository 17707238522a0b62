/// What the numbers of one kind look like in one country: a row of a table.
///
/// A kind has a table of them, ``NationalNumberScheme/all(of:)``. An app adds schemes, or replaces those of a country, with values of
/// the same type:
///
/// ```swift
/// let membership = NationalNumberScheme(country: "DE", pattern: "M-n{6}", check: "luhn@1-7", example: "M-123455")
/// NationalNumberFormat(.identityCard, countries: ["DE"], schemes: [membership]).isValid("M-123455")
/// ```
public struct NationalNumberScheme: Sendable, Hashable {
    /// The country (ISO 3166-1 alpha-2), and XI and XK, which agreements of the European Union have added.
    public var country: String

    /// What numbers look like, from start to end.
    ///
    /// - `n` is a digit, `a` a letter and `c` either, as in the registry of IBANs; upper-case letters and digits are themselves.
    /// - `[A-HJn]` is one character of several, where `n` stands for the digits.
    /// - A letter of Latin-1, as Ä and Ñ, is itself, and is in a class where it is written out: `[A-ZÄÖÜ]`.
    /// - `{9}` and `{2,10}` say how often the item before may come, and `?` that it may be missing.
    /// - `(MVA|TVA)?` is a group of alternatives; only `?` can follow a group. `|` outside of groups separates alternatives too.
    /// - A space, a hyphen, a dot and a slash are where people write separators. Except in postal codes, texts may have them there,
    ///   elsewhere, or nowhere. A pattern that begins with `=` wants them as they stand.
    public var pattern: String

    /// The check digits, and dates in the number: steps with spaces between, all of which must hold; none when empty.
    ///
    /// Places count from 0, without separators and country prefix. Letters are worth 10 to 35. Steps are:
    ///
    /// - `w8,7,6=11:0_98`: the sum of characters by these weights from the first on, divided by 11. What remains is the place, from 0 on,
    ///   of the check character among those behind the colon, which follows the weighted ones, or stands at a place: `…@8`.
    ///   No numbers are issued with the remainder of a `_`; that of a `>` is for the next step behind a slash.
    /// - `s…`: the same with the digits of each product added. `r…`: weights from the last character but one to the left, again and again.
    /// - `z8,7,6,1=11`: the weighted sum of all is a multiple; `=11:3` leaves 3.
    /// - `n0-8=97:-1,97@8,2`: the number that the characters 0 to 7 are leaves a remainder modulo 97; -1 times it and 97 more are the
    ///   2 digits at 8. With `%` behind the 97 that is taken modulo 97 again. `n2:0-9…` has a 2 before the number.
    /// - `k0-8=23:TRW…@8`: the remainder is the place of the character at 8 among those behind the colon.
    /// - `luhn`, `verhoeff`, `gs1`, `mod11-10`, `mod37-36`, `mod11-2`, `mod97`: these procedures, over all characters or as in `luhn@1-9`.
    /// - `d@0:YYMMDD`: a date that exists; a year has two digits, the last three, or four. `:M20.40` says what may be added to months, `D40` to days; with `U`, 0 is a month or day that
    ///   nobody knows.
    /// - `u`: not all characters are the same.
    /// - `@ES`, `@IT` and the like are procedures of one country.
    /// - Steps with `|` between are alternatives, and a `#` at the very start counts the digits alone.
    public var check: String

    /// A number that the scheme takes, as people write it.
    public var example: String

    /// Where the definition was read: a law, a standard, a register, or the data of a package.
    ///
    /// In a scheme that is built in, it begins with a key of the table of sources, which ``reference`` looks up.
    public var source: String

    /// Creates a scheme.
    ///
    /// - Parameters:
    ///   - country: The country (ISO 3166-1 alpha-2).
    ///   - pattern: What numbers look like; see ``pattern``.
    ///   - check: The check digits; none by default. See ``check``.
    ///   - example: A number that the scheme takes.
    ///   - source: Where the definition is from.
    public init(country: String, pattern: String, check: String = "", example: String = "", source: String = "") {
        self.country = country
        self.pattern = pattern
        self.check = check
        self.example = example
        self.source = source
    }
}

extension NationalNumberScheme {
    /// The schemes of a kind that are built in, sorted by country; several for a country that has several kinds of numbers.
    public static func all(of kind: NationalNumberKind) -> [NationalNumberScheme] {
        var schemes: [NationalNumberScheme] = []
        SchemeRows(kind.table).forEach { row in
            schemes.append(row.scheme)
            return false
        }
        return schemes
    }

    /// The schemes of a kind that are built in for a country.
    package static func all(of kind: NationalNumberKind, in country: String) -> [NationalNumberScheme] {
        var schemes: [NationalNumberScheme] = []
        forEachRow(of: kind, in: country) { row in
            schemes.append(row.scheme)
            return false
        }
        return schemes
    }

    /// The first example among the schemes of a kind that are built in.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - country: The country whose schemes are meant; those of any when `nil`.
    /// - Returns: `nil` where none of these schemes has an example.
    package static func firstExample(of kind: NationalNumberKind, in country: String?) -> String? {
        var example: String?
        func take(_ row: SchemeRow) -> Bool {
            guard !row.example.isEmpty else { return false }
            example = SchemeRow.text(row.example)
            return true
        }
        if let country { forEachRow(of: kind, in: country, take) } else { SchemeRows(kind.table).forEach(take) }
        return example
    }

    private static func forEachRow(of kind: NationalNumberKind, in country: String, _ take: (SchemeRow) -> Bool) {
        let letters = Array(country.utf8)
        guard letters.count == 2 else { return }
        _ = SchemeRows(kind.table).forEach(of: UInt16(letters[0]) << 8 | UInt16(letters[1]), take)
    }

    /// The countries of which a kind has a scheme, sorted.
    public static func countries(of kind: NationalNumberKind) -> [String] {
        var countries: [String] = []
        SchemeRows(kind.table).forEach { row in
            let country = SchemeRow.text(row.country)
            if countries.last != country { countries.append(country) }
            return false
        }
        return countries
    }
}
