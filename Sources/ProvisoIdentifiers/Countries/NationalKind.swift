internal import ProvisoCore
internal import ProvisoFormats
internal import ProvisoIdentifierFormats

/// A kind of numbers that countries define in tables; see ``/ProvisoIdentifierFormats/NationalNumberScheme``. Valid means well
/// formed, as the country defines it, not issued.
protocol NationalKind: CountryKind {
    /// The kind, as the tables have it.
    static var number: NationalNumberKind { get }
    /// Whether a number must begin with its country.
    var requirePrefix: Bool { get set }
    /// The spelling that is stored; as it was given when `nil`.
    var spelling: NationalSpelling? { get set }
    /// Schemes that replace those of their countries.
    var schemes: [NationalNumberScheme] { get set }

    init()
}

/// How national numbers are stored, as documents name it.
enum NationalSpelling: String, CaseIterable {
    case asGiven, canonical, national
}

extension NationalKind {
    static var isCorrectable: Bool { false }

    init(options: inout RuleOptions) {
        self.init()
        if Self.number == .vat {
            requirePrefix = options.flag(
                "requirePrefix", "Whether the number must begin with its country.",
                alsoCalled: ["prefix", "requireCountryPrefix"], widens: .whenFalse)
        }
        let word: NationalSpelling? = options.choice(
            "store", default: .asGiven,
            Self.number == .postalCode
                ? "What is stored for a code that passes: `canonical` and `national` are both the spelling of its country."
                : "What is stored for a number that passes: `canonical` is upper case without separators, `national` has them.",
            alsoCalled: ["normalize", "normalise", "storeAs", "spelling"])
        spelling = word == .asGiven ? nil : word
        schemes = SchemeOption.read(Self.number, &options)
    }

    var options: DataObject {
        .options([
            "requirePrefix": .bool(requirePrefix), "store": spelling.map { .string($0.rawValue) },
            "schemes": schemes.isEmpty ? nil : .array(schemes.map(SchemeOption.data)),
        ])
    }

    func knows(_ country: CountryCode) -> Bool {
        NationalNumberFormat(Self.number, countries: [country.code], schemes: schemes).failure(in: "0")?.reason
            != "no such country"
    }

    /// The countries that data may be of.
    static var countries: Recognition.Choice {
        Recognition.Choice(
            "country", of: NationalNumberScheme.countries(of: number), orAttribute: "countryAttribute",
            having: PhoneKind.regions)
    }

    /// An example of the first country that has one.
    static var ownExamples: [RuleExample] {
        guard let scheme = NationalNumberScheme.all(of: number).first(where: { !$0.example.isEmpty }) else { return [] }
        return [
            RuleExample(
                ["country": .string(scheme.country)], passes: .string(scheme.example),
                fails: [code: .string(String(scheme.example.dropLast(2)) + "?")])
        ]
    }

    func judge(of countries: [CountryCode]) -> NationalNumberFormat {
        NationalNumberFormat(
            Self.number, countries: countries.map { $0.code }, requirePrefix: requirePrefix, schemes: schemes)
    }

    func example(of country: CountryCode?) -> String? {
        let code = country?.numberingCode ?? "DE"
        guard let example = ownExample(of: code) ?? (country == nil ? ownExample(of: nil) : nil) else {
            return samples(of: country, count: 1).first
        }
        return requirePrefix ? country?.prefixed(example) ?? "DE" + example : example
    }

    /// The first example of a country, or of any: every violation has one, so that no other scheme is made for it.
    private func ownExample(of country: String?) -> String? {
        let own = schemes.first { !$0.example.isEmpty && (country == nil || $0.country == country) }
        return own?.example ?? NationalNumberScheme.firstExample(of: Self.number, in: country)
    }

    func stored(_ text: String, in country: CountryCode?) -> String? {
        guard let spelling else { return nil }
        let number = try? judge(of: country.map { [$0] } ?? []).parse(text)
        return spelling == .canonical ? number?.canonical : number?.nationalSpelling
    }

    func examples(of country: CountryCode) -> [String] { samples(of: country, count: 4) }

    /// Numbers that the tables make, with check digits that are right.
    private func samples(of country: CountryCode?, count: UInt64) -> [String] {
        let code = country?.numberingCode ?? "DE"
        let own = schemes.first { $0.country == code }
        guard let scheme = own ?? NationalNumberScheme.all(of: Self.number, in: code).first else { return [] }
        return (0..<count).compactMap { scheme.sample(seed: $0, isPostalCode: Self.number == .postalCode) }
            .map { requirePrefix ? country?.prefixed($0) ?? code + $0 : $0 }
    }

    /// Samples are made by the tables, with check digits that are right.
    func shape(of country: CountryCode?) -> TextShape {
        var shape = country.map { country in self.shape(ofRows: rows { $0 == country.numberingCode }) } ?? TextShape()
        shape.samples = samples(of: country, count: 12).map(PatternLiteral.escaped)
        return shape
    }

    var shapes: [String: TextShape] {
        var shapes = Dictionary(grouping: rows { _ in true }, by: { $0.country }).mapValues(shape(ofRows:))
        for (other, country) in CountryCode.numberingCodes { shapes[other] = shapes[other] ?? shapes[country] }
        return shapes
    }

    /// The schemes of some countries: those of the app, or the built-in ones.
    private func rows(_ isMeant: (String) -> Bool) -> [NationalNumberScheme] {
        let own = Set(schemes.map { $0.country })
        return schemes.filter { isMeant($0.country) }
            + NationalNumberScheme.all(of: Self.number).filter { isMeant($0.country) && !own.contains($0.country) }
    }

    /// Postal codes are spelled as their country spells them, so that a pattern says all; other numbers may have separators
    /// between any characters, and have check digits.
    private func shape(ofRows rows: [NationalNumberScheme]) -> TextShape {
        let patterns = Self.number == .postalCode ? rows.compactMap(SchemeExpression.expression) : []
        guard !rows.isEmpty, patterns.count == rows.count else { return TextShape() }
        let isBuiltIn = !schemes.contains { $0.country == rows[0].country }
        return TextShape(patterns.joined(separator: "|"), isExact: isBuiltIn)
    }
}

extension CountryCode {
    /// Codes that are read as another country, as in numbers of value added tax: `EL` is Greece, and `UK` the United Kingdom.
    static let numberingCodes = ["EL": "GR", "UK": "GB"]

    /// The country whose numbers are meant.
    var numberingCode: String { Self.numberingCodes[code] ?? code }

    /// A number with the prefix that the country has in numbers of value added tax: `EL` for Greece.
    ///
    /// Numbers of Switzerland have their prefix as a part of the number, `CHE`.
    fileprivate func prefixed(_ number: String) -> String {
        let prefix = numberingCode == "GR" ? "EL" : numberingCode
        return number.hasPrefix(prefix) ? number : prefix + number
    }
}
