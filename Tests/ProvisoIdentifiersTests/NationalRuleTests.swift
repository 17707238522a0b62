import ProvisoCore
import ProvisoFormats
import ProvisoIdentifierFormats
import ProvisoIdentifiers
import ProvisoSamples
import TestSupport
import Testing

@Suite struct NationalRuleTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    private static func document(_ rule: String, _ options: DataObject) throws -> RuleDocument {
        var entry: DataObject = ["attributes": ["number"], "type": .string(rule)]
        for (name, value) in options.members { entry[name] = value }
        return try RuleDocument(["rules": [.object(entry)]], registry: registry)
    }

    /// Every example of every country passes by its country, by the country of another attribute, and by any country.
    @Test(arguments: NationalNumberKind.allCases)
    func everyExamplePasses(kind: NationalNumberKind) throws {
        let byAttribute = try Self.document(kind.rawValue, ["countryAttribute": "country"])
        let anywhere = try Self.document(kind.rawValue, [:])
        for scheme in NationalNumberScheme.all(of: kind) where !scheme.example.isEmpty {
            let number = DataValue.string(scheme.example)
            let own = try Self.document(kind.rawValue, ["country": .string(scheme.country)])
            #expect(try own.validate(["number": number]).violations == [], "\(scheme.country) \(scheme.example)")
            #expect(try anywhere.validate(["number": number]).violations == [])
            let record: DataValue = ["country": .string(scheme.country.lowercased()), "number": number]
            #expect(try byAttribute.validate(record).violations == [])
            // What no country has is refused, with an example of this one.
            let violations = try own.validate(["number": "?"]).violations
            #expect(violations.map(\.code.rawValue) == [kind.rawValue])
            #expect(violations.first?.parameters["country"]?.text == scheme.country)
            #expect(violations.first?.message.contains("(\(scheme.country)), like ") ?? false)
        }
    }

    /// A message shows a number of the country that it names, also where no table has an example, and for EL and UK.
    @Test(arguments: NationalNumberKind.allCases)
    func messagesShowANumberOfTheCountry(kind: NationalNumberKind) throws {
        let countries = NationalNumberScheme.countries(of: kind)
        let others = [("GR", "EL"), ("GB", "UK")].filter { countries.contains($0.0) }.map(\.1)
        for country in countries + others {
            for options in [[:], ["requirePrefix": true]] as [DataObject] where kind == .vat || options.isEmpty {
                var options = options
                options["country"] = .string(country)
                let document = try Self.document(kind.rawValue, options)
                let example = try document.validate(["number": "?"]).violations.first?.parameters["example"]?.text
                let number = DataValue.string(try #require(example))
                #expect(try document.validate(["number": number]).violations == [], "\(country) \(number)")
            }
        }
        for country in kind == .vat ? others + ["CH"] : others {
            var options: DataObject = ["country": .string(country)]
            if kind == .vat { options["requirePrefix"] = true }
            var sampler = try RecordSampler(try Self.document(kind.rawValue, options), registry: Self.registry)
            #expect(sampler.validRecords(3).count == 3, "\(country)")
        }
    }

    /// Samples pass with check digits that are right: in one country of each kind, or in every tenth, since samplers take their time.
    @Test(arguments: NationalNumberKind.allCases)
    func samplesPass(kind: NationalNumberKind) throws {
        let countries = Array(NationalNumberScheme.countries(of: kind))
        for country in Sweep.cases(stride(from: 3, to: countries.count, by: 10).map { countries[$0] }, sample: 1) {
            let document = try Self.document(kind.rawValue, ["country": .string(country)])
            var sampler = try RecordSampler(document, registry: Self.registry)
            let records = sampler.validRecords(3)
            #expect(records.count == 3, "\(country)")
            for record in records { #expect(try document.validate(record).isValid, "\(country) \(record)") }
        }
    }

    @Test(
        arguments: [
            ("postalCode", ["country": "DE"], "10115", nil), ("postalCode", ["country": "DE"], "1011", "too short"),
            ("postalCode", ["country": ["DE", "AT"]], "1010", nil), ("postalCode", ["country": "GB"], "SW1A 1AA", nil),
            ("vat", ["country": "DE"], "DE136695976", nil), ("vat", ["country": "DE"], "136695976", nil),
            ("vat", ["country": "DE"], "DE136695977", "wrong check digit"),
            ("vat", ["country": "DE", "requirePrefix": true], "136695976", "wrong prefix"),
        ] as [(String, DataObject, String, String?)])
    func aDocumentChecksIt(rule: String, options: DataObject, text: String, reason: String?) throws {
        let violations = try Self.document(rule, options).validate(["number": .string(text)]).violations
        #expect(violations.map(\.code.rawValue) == (reason == nil ? [] : [rule]))
        #expect(violations.first?.parameters["reason"]?.text == reason)
    }

    @Test func countriesThatAreUnknown() throws {
        #expect(throws: RuleDocumentError.self) { try Self.document("vat", ["country": "US"]) }
        let document = try Self.document("vat", ["countryAttribute": "country"])
        let result = try document.validate(["country": "US", "number": "1"])
        #expect(result.isValid && result.violations.map(\.code) == [.vatCountryUnknown])
        #expect(try document.validate(["number": "1"]).violations == [])
    }

    @Test func valuesAreChecked() {
        #expect(Validator.validate("10115", .postalCode(country: "DE")).isValid)
        #expect(Validator.validate("1010", .postalCode(countries: ["DE", "AT"])).isValid)
        #expect(
            Validator.validate("1", .postalCode(country: "DE")).violations.map(\.message)
                == ["Value must be a valid postal code (DE), like 26133."])
        #expect(Validator.validate("ATU13585627", .vat).isValid)
        #expect(Validator.validate("ATU13585628", .vat(country: "AT")).violations.map(\.code) == [.vat])
    }

    /// A postal code may be spelled otherwise; nobody is told another number.
    @Test func slipsOfPostalCodesAreMended() {
        func suggestion(_ text: String, _ country: CountryCode) -> DataValue? {
            Validator.validate(text, .postalCode(country: country)).violations.first?.suggestion
        }
        #expect(suggestion("00950", "PL") == "00-950")
        #expect(suggestion(" 10115", "DE") == "10115")
        #expect(suggestion("123456789", "US") == "12345-6789")
        #expect(suggestion("40301 110", "BR") == "40301-110")
        #expect(suggestion("FL-07", "BM") == "FL 07")
        #expect(suggestion(" 12345 6789", "US") == "12345-6789")
        #expect(suggestion("1011", "DE") == nil)
        #expect(Validator.validate("DE136695977", .vat(country: "DE")).violations.map { $0.suggestion } == [nil])
    }

    @Test(arguments: [
        ("vat", "AT", "canonical", "atu 13585627", "ATU13585627"),
        ("vat", "BE", "national", "0428759497", "0428.759.497"),
    ])
    func oneSpellingIsStored(rule: String, country: String, store: String, text: String, stored: String) throws {
        let document = try Self.document(rule, ["country": .string(country), "store": .string(store)])
        #expect(try document.tidy(["number": .string(text)]).record == ["number": .string(stored)])
    }

    @Test func aListChecksTheCountryOfTheModel() {
        var address = Address(country: "DE", code: "10115")
        #expect(address.validate().isValid)
        address.country = "AT"
        #expect(address.validate().violations.map(\.code) == [.postalCode])
        address.country = nil
        #expect(address.validate().violations.map(\.code) == [.postalCodeCountryUnknown])
    }
}

private struct Address: Validatable {
    var country: String?
    var code = ""

    static var rules: some RuleSet<Self> {
        Rule(for: \.code, .postalCode(country: \Address.country, requireCountry: true))
    }
}
