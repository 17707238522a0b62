internal import ProvisoCore
internal import ProvisoFormats

/// The rule in a list, by the country that another attribute has: `Rule(for: \.phone, .phone(country: \.country))`.
struct OfAttributesCountry<Model, Kind: CountryKind>: DependentRule, AttributeReading {
    let kind: Kind
    let country: @Sendable (Model) -> String?
    let attributesRead: [String]?
    let requireCountry: Bool

    init(_ kind: Kind, _ keyPath: any KeyPath<Model, String> & Sendable, _ requireCountry: Bool) {
        self.kind = kind
        country = { $0[keyPath: keyPath] }
        attributesRead = ModelName.known(keyPath).map { [$0] }
        self.requireCountry = requireCountry
    }

    init(_ kind: Kind, _ keyPath: any KeyPath<Model, String?> & Sendable, _ requireCountry: Bool) {
        self.kind = kind
        country = { $0[keyPath: keyPath] }
        attributesRead = ModelName.known(keyPath).map { [$0] }
        self.requireCountry = requireCountry
    }

    var name: String { Kind.name }

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
        let code = country(model) ?? ""
        let start = report.violations.count
        guard !code.isEmpty else {
            if requireCountry { report.fail(Kind.countryUnknown) }
            return report.finish(Kind.self, from: start)
        }
        guard let country = CountryCode(code), kind.knows(country) else {
            report.fail(Kind.countryUnknown, severity: requireCountry ? .error : .warning)
            return report.finish(Kind.self, from: start)
        }
        let format = CountryFormat(kind: kind, countries: [country])
        guard let text = value else {
            format.refuse(nil, nil, into: &report)
            return report.finish(Kind.self, from: start)
        }
        CountryVerdict.judge(text, by: format, into: &report)
    }

    func completion(of text: String, in model: Model) -> Completion? {
        guard let country = country(model).flatMap({ CountryCode($0) }), kind.knows(country) else { return nil }
        return CountryFormat(kind: kind, countries: [country]).completion(ofText: text)
    }
}
