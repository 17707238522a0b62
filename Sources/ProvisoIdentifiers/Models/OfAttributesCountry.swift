internal import ProvisoCore
internal import ProvisoFormats

/// The rule in a list, by the country that another attribute has: `Rule(for: \.phone, .phone(country: \.country))`.
struct OfAttributesCountry<Model, Kind: CountryKind>: DependentRule, AttributeReading, PassingRule {
    let kind: Kind
    let country: @Sendable (Model) -> String?
    /// Finds the name of the attribute. Only when it is read: `@Rules` makes the rule while the names are being noted.
    private let findName: @Sendable () -> String?
    let requireCountry: Bool

    init(_ kind: Kind, _ keyPath: any KeyPath<Model, String> & Sendable, _ requireCountry: Bool) {
        self.kind = kind
        country = { $0[keyPath: keyPath] }
        findName = { ModelName.known(keyPath) }
        self.requireCountry = requireCountry
    }

    init(_ kind: Kind, _ keyPath: any KeyPath<Model, String?> & Sendable, _ requireCountry: Bool) {
        self.kind = kind
        country = { $0[keyPath: keyPath] }
        findName = { ModelName.known(keyPath) }
        self.requireCountry = requireCountry
    }

    var name: String { Kind.name }

    var attributesRead: [String]? { findName().map { [$0] } }

    /// What the country is found to be.
    private enum Found {
        case missing, unknown
        case country(CountryCode)
    }

    private func findCountry(of model: Model) -> Found {
        guard let code = country(model), !code.isEmpty else { return .missing }
        guard let country = CountryCode(code), kind.knows(country) else { return .unknown }
        return .country(country)
    }

    func passes(_ value: String, of model: Model) -> Bool {
        switch findCountry(of: model) {
        case .missing: !requireCountry
        case .unknown: false
        case .country(let country): CountryFormat(kind: kind, countries: [country]).isValid(value)
        }
    }

    var definitions: [RuleDefinition]? {
        guard let attribute = attributesRead?.first else { return nil }
        var options = kind.options
        options["countryAttribute"] = .string(attribute)
        if requireCountry { options["requireCountry"] = true }
        var definition = RuleDefinition(CountryRule<Kind>.self, options)
        definition.attributeOptions = ["countryAttribute"]
        return [definition]
    }

    func run(on value: inout String?, of model: Model, into report: inout Report) {
        let start = report.violations.count
        switch findCountry(of: model) {
        case .missing:
            if requireCountry { report.fail(Kind.countryUnknown) }
        case .unknown:
            report.fail(Kind.countryUnknown, severity: requireCountry ? .error : .warning)
        case .country(let country):
            let format = CountryFormat(kind: kind, countries: [country])
            if let text = value { return CountryVerdict.judge(text, by: format, into: &report) }
            format.refuse(nil, nil, into: &report)
        }
        report.finish(Kind.self, from: start)
    }

    func completion(of text: String, in model: Model) -> Completion? {
        guard case .country(let country) = findCountry(of: model) else { return nil }
        return CountryFormat(kind: kind, countries: [country]).completion(ofText: text)
    }
}
