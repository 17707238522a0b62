internal import ProvisoCore
internal import ProvisoFormats

/// The rule of documents for numbers of a kind: `{ type: phone, country: DE }`, `{ type: vat, countryAttribute: country }`.
struct CountryRule<Kind: CountryKind>: RewritingRule {
    static var name: String { Kind.name }
    static var summary: String { Kind.summary }
    static var otherNames: [String] { Kind.otherNames }
    static var otherUses: [String: String] { Kind.otherUses }
    static var examples: [RuleExample] { Kind.examples }
    static var messages: [String: CatalogMessage] { Kind.messages }
    static var recognitions: [Recognition] { Kind.recognitions }
    static var words: RuleWords? { Kind.words }
    static var isPersonal: Bool { Kind.isPersonal }

    private let format: CountryFormat<Kind>
    /// The attribute that has the country.
    private let attribute: AttributeReference?
    /// Whether a country that is missing or unknown is an error.
    private let requireCountry: Bool

    init(options: inout RuleOptions) {
        let codes = options.strings(
            "country",
            "The country whose numbers pass, by its code of two letters, or several; `any`, as when it is not given, is any "
                + "country that there is a rule for.",
            alsoCalled: ["countries", "region", "regions", "locale", "countryCode", "defaultRegion"],
            widens: .whenMoreOrAll(CountryCode.anyWord))
        attribute = options.attribute(
            "countryAttribute", "The attribute that has the code of the country.",
            alsoCalled: ["countryField", "regionAttribute", "countryFrom", "countryPath"])
        requireCountry = options.flag(
            "requireCountry",
            "Whether a country that is empty or unknown is an error; otherwise the rule is skipped, or a warning is given.",
            alsoCalled: ["strictCountry", "countryRequired"], widens: .whenFalse)
        options.warnUnless(attribute != nil, "countryAttribute", ["requireCountry"])
        let kind = Kind(options: &options)
        var countries: [CountryCode] = []
        if let codes, codes.isEmpty {
            options.fail(
                "`country` names no country.", option: "country", suggestion: "Leave it out for numbers of any country."
            )
        }
        if let codes, codes.count > 1, codes.contains(CountryCode.anyWord) {
            options.fail(
                "`any` is every country, so that no other can be beside it.", option: "country",
                suggestion: "Leave out `any` or the others.")
        }
        for code in codes ?? [] where code != CountryCode.anyWord {
            if let country = CountryCode(code), kind.knows(country) {
                countries.append(country)
            } else {
                options.fail("`\(Kind.name)` has no rule for a country `\(code)`.", option: "country")
            }
        }
        kind.check(countries, options)
        if attribute != nil, codes != nil {
            options.fail("The rule takes `country` or `countryAttribute`, not both.", option: "countryAttribute")
        }
        format = CountryFormat(kind: kind, countries: countries)
    }

    var constraints: Constraints {
        guard let attribute else { return format.constraints }
        let kind = format.kind
        let examples: [String: [String]] = CountryCode.wellKnown.filter(kind.knows)
            .reduce(into: [:]) { $0[$1.code] = kind.examples(of: $1) }
        let dependent = Constraint.dependent(
            DependentConstraint(
                on: attribute.name, examples: examples, shapes: kind.shapes.mapValues(Self.hinted),
                mustBeKnown: requireCountry))
        // Without a country the rule is skipped, and anything passes.
        return requireCountry ? .atMost(.kinds(.text), dependent) : .atMost(dependent)
    }

    /// What helps to enter the number is the same for all countries.
    private static func hinted(_ shape: TextShape) -> TextShape { Kind.hint.map(shape.entered) ?? shape }

    var possibleCodes: [String] { attribute == nil ? [Kind.name] : [Kind.name, Kind.countryUnknown.rawValue] }

    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) -> Replacement {
        guard let attribute else { return judge(value, by: format, into: &report) }
        let other = record.value(of: attribute)
        if other.isEmpty {
            if requireCountry { report.fail(Kind.countryUnknown) }
            return .unchanged
        }
        guard let country = other.isText ? CountryCode(other.bytes.span) : nil, format.kind.knows(country) else {
            report.fail(Kind.countryUnknown, severity: requireCountry ? .error : .warning)
            return .unchanged
        }
        // Of a country that nobody may see, not even an example is shown.
        return judge(
            value, by: CountryFormat(kind: format.kind, countries: [country]),
            refusingBy: attribute.isSensitive ? format : nil, into: &report)
    }

    private func judge(
        _ value: borrowing FieldValue, by format: CountryFormat<Kind>, refusingBy other: CountryFormat<Kind>? = nil,
        into report: inout Report
    ) -> Replacement {
        guard value.isText else {
            (other ?? format).refuse(nil, nil, into: &report)
            return .unchanged
        }
        if let failure = format.failure(in: value.bytes.span) {
            (other ?? format).refuse(failure, value.string, into: &report)
            return .unchanged
        }
        guard let text = value.string, let stored = format.stored(text), stored != text else { return .unchanged }
        return .value(value.kind == .untyped ? .untyped(stored) : .string(stored))
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        guard let attribute else { return format.completion(ofText: text) }
        let other = record.value(of: attribute)
        // It may be typed yet.
        guard other.isText, !other.isEmpty, let country = CountryCode(other.bytes.span),
            format.kind.knows(country)
        else {
            return nil
        }
        return CountryFormat(kind: format.kind, countries: [country]).completion(ofText: text)
    }
}
