public import ProvisoFormats

/// A number of a kind that countries give: a postal code, the number of a taxpayer, a passport.
///
/// A number passes when it is well formed as the country defines it: its length, its characters, its check digits and a date within
/// it. That says nothing of whether it was issued, or to whom.
///
/// Letters may be lower case, and are those of ASCII, but for Ä, Ö, Ü, Å and Ñ where the country has them. Postal codes have the
/// separators of their country; in other numbers people may write single spaces, hyphens, dots and slashes between the characters.
///
/// ```swift
/// NationalNumberFormat(.postalCode, countries: ["NL"]).isValid("1234 AB")     // true
/// NationalNumberFormat(.vat, countries: ["AT", "DE"]).isValid("ATU13585627")  // true
/// NationalNumberFormat(.taxID, countries: ["PL"]).failure(in: "1234567890")   // "wrong check digit"
/// ```
public struct NationalNumberFormat: StringFormat {
    /// The kind of numbers.
    public var kind: NationalNumberKind

    /// The countries whose numbers pass (ISO 3166-1 alpha-2, and XI and XK); those of any country that has a scheme when empty.
    ///
    /// `EL` is Greece and `UK` the United Kingdom, as in numbers of value added tax.
    public var countries: [String] {
        get { codes.map { String(decoding: [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)], as: UTF8.self) } }
        set { codes = newValue.map(Self.code) }
    }

    /// Whether numbers of value added tax must begin with their country; off by default.
    public var requirePrefix: Bool

    /// Schemes of the app; those of a country replace the built-in ones of that country.
    public var schemes: [NationalNumberScheme]

    /// The countries, two letters each.
    private var codes: [UInt16]

    /// Creates the format.
    ///
    /// - Parameters:
    ///   - kind: The kind of numbers.
    ///   - countries: The countries whose numbers pass; any by default.
    ///   - requirePrefix: Whether numbers of value added tax must begin with their country.
    ///   - schemes: Schemes of the app, which replace the built-in ones of the same countries.
    public init(
        _ kind: NationalNumberKind, countries: [String] = [], requirePrefix: Bool = false,
        schemes: [NationalNumberScheme] = []
    ) {
        self.kind = kind
        self.requirePrefix = requirePrefix
        self.schemes = schemes
        codes = countries.map(Self.code)
    }

    /// Says why a text is no such number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? { verdict(on: utf8).failure }

    /// No valid number is suggested, except for postal codes, which a kind cannot tell here.
    public static var isCorrectable: Bool { false }

    /// A country as one number; 0 for what is none.
    private static func code(_ country: String) -> UInt16 {
        var code: UInt16 = 0
        var count = 0
        for byte in country.utf8 {
            guard byte | 0x20 &- 0x61 < 26, count < 2 else { return 0 }
            code = code << 8 | UInt16(byte & 0xDF)
            count &+= 1
        }
        guard count == 2 else { return 0 }
        // EL is Greece, and UK the United Kingdom.
        return code == 0x454C ? 0x4752 : code == 0x554B ? 0x4742 : code
    }
}

extension NationalNumberFormat {
    /// What the schemes say of a text.
    struct Verdict {
        /// Why no scheme takes it; `nil` when one does.
        var failure: FormatFailure?

        /// Whether a scheme takes it.
        var passes = false

        /// How much the text has in common with a scheme: the failure of the one with most is reported.
        var rank = -1

        /// How many characters of a country prefix were passed over.
        var prefix = 0
    }

    func verdict(on utf8: Span<UInt8>) -> Verdict {
        guard !utf8.isEmpty else { return Verdict(failure: FormatFailure("empty", at: 0)) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * NumberText.capacity) { room in
            let text = NumberText(utf8, in: room)
            if let failure = text.failure { return Verdict(failure: failure) }
            var verdict = Verdict()
            let isKnown = forEachRow { row in Self.judge(text, by: row, of: self, &verdict) }
            if verdict.passes { return verdict }
            if !isKnown { verdict.failure = FormatFailure("no such country", at: 0) }
            return verdict
        }
    }

    /// Gives the rows of the countries to a closure until it returns true; returns whether there are any.
    func forEachRow(_ body: (SchemeRow) -> Bool) -> Bool {
        let table = SchemeRows(kind.table)
        guard !codes.isEmpty else {
            if ownRows(of: nil, body) == .stopped { return true }
            return table.forEach { row in
                !schemes.isEmpty && ownRows(of: row.code, { _ in true }) == .stopped ? false : body(row)
            } || true
        }
        var isKnown = false
        for code in codes {
            switch ownRows(of: code, body) {
            case .stopped: return true
            case .gone: isKnown = true
            case .none:
                var stops = false
                let isHere = table.forEach(of: code) { row in
                    stops = body(row)
                    return stops
                }
                if stops { return true }
                isKnown = isKnown || isHere
            }
        }
        return isKnown
    }

    private enum OwnRows { case none, gone, stopped }

    /// Gives the app's own rows to a closure until it returns true.
    private func ownRows(of code: UInt16?, _ body: (SchemeRow) -> Bool) -> OwnRows {
        var result = OwnRows.none
        for scheme in schemes where code == nil || Self.code(scheme.country) == code {
            result = .gone
            if scheme.withRow(body) { return .stopped }
        }
        return result
    }

    /// Judges a text by one scheme; returns whether it passes.
    private static func judge(
        _ text: NumberText, by row: SchemeRow, of format: Self, _ verdict: inout Verdict
    ) -> Bool {
        if format.kind == .vat {
            let (first, second) = row.vatPrefix
            let hasPrefix = text.compactCount > 2 && text.compact[0] == first && text.compact[1] == second
            // The prefix of Switzerland has three letters, which its pattern has.
            let isOfPattern = row.code == 0x4348
            if hasPrefix, !isOfPattern, judge(text, by: row, skipping: 2, isExact: false, &verdict) { return true }
            if format.requirePrefix, !(hasPrefix && isOfPattern) {
                if !hasPrefix, verdict.rank < 0 { verdict.failure = FormatFailure("wrong prefix", at: 0) }
                return false
            }
        }
        let isExact = format.kind == .postalCode || row.pattern.first == UInt8(ascii: "=")
        return judge(text, by: row, skipping: 0, isExact: isExact, &verdict)
    }

    private static func judge(
        _ text: NumberText, by row: SchemeRow, skipping prefix: Int, isExact: Bool, _ verdict: inout Verdict
    ) -> Bool {
        if !isExact, text.misplaced >= 0 {
            if verdict.rank < text.misplaced {
                verdict.rank = text.misplaced
                verdict.failure = FormatFailure("misplaced separator", at: text.offset(ofExact: text.misplaced))
            }
            return false
        }
        let (bytes, all) = isExact ? (text.exact, text.exactCount) : (text.compact, text.compactCount)
        let part = UnsafeMutableBufferPointer(rebasing: bytes[prefix...])
        let count = all &- prefix
        var run = PatternRun(row.plainPattern, part, count: count, skipsSeparators: !isExact)
        guard run.matches() else {
            let place = run.farthest
            guard place &+ prefix > verdict.rank else { return false }
            verdict.rank = place &+ prefix
            let offset = isExact ? text.offset(ofExact: place) : text.offset(ofCompact: place &+ prefix)
            let reason: StaticString =
                place == count ? "too short" : run.overrun == place ? "too long" : "character not allowed"
            verdict.failure = FormatFailure(reason, at: offset)
            return false
        }
        guard let failure = row.checkFailure(part, count, digits: text.digits) else {
            verdict.failure = nil
            verdict.passes = true
            verdict.prefix = prefix
            return true
        }
        // A wrong check digit says more than that another scheme has other characters.
        guard verdict.rank < 1 << 20 else { return false }
        verdict.rank = 1 << 20
        func offset(_ place: Int) -> Int {
            let place = max(0, min(place, count &- 1))
            return isExact ? text.offset(ofExact: place) : text.offset(ofCompact: place &+ prefix)
        }
        switch failure {
        case .checkDigit(let place): verdict.failure = FormatFailure("wrong check digit", at: offset(place))
        case .checkDigits(let place): verdict.failure = FormatFailure("wrong check digits", at: offset(place))
        case .date(let place): verdict.failure = FormatFailure("no such day", at: offset(place))
        }
        return false
    }
}
