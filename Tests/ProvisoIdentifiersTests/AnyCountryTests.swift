import ProvisoCore
import ProvisoIdentifiers
import ProvisoSamples
import Testing

/// `country: any`, as where no country is given.
@Suite struct AnyCountryTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)
    private static let names = registry.descriptions.filter { $0.options.contains { $0.name == "countryAttribute" } }
        .map(\.name)

    private static func document(_ rule: String, _ options: DataObject) throws -> RuleDocument {
        try RuleDocument([["number", .string(rule), .object(options)]], registry: registry)
    }

    /// What the examples of the rules are judged as is the same with `any` as without a country.
    @Test(arguments: names) func documentsTakeIt(name: String) throws {
        let description = try #require(Self.registry.descriptions.first { $0.name == name })
        let (written, absent) = (try Self.document(name, ["country": "any"]), try Self.document(name, [:]))
        let listed = try Self.document(name, ["country": ["any"]])
        let more: [DataValue] = ["x", "", "1", 5]
        let texts: [DataValue] = description.examples.flatMap { $0.passing + $0.failing.map(\.value) } + more
        for value in texts {
            let violations = try absent.validate(["number": value]).violations
            #expect(try written.validate(["number": value]).violations == violations, "\(value)")
            #expect(try listed.validate(["number": value]).violations == violations, "\(value)")
        }
        var sampler = try RecordSampler(written, registry: Self.registry)
        #expect(sampler.validRecords(3).count == 3)
    }

    @Test func valuesTakeIt() {
        #expect(Validator.validate("ATU13585627", .vat(country: .any)).isValid)
        #expect(Validator.validate("ATU13585627", .vat(country: "any")).isValid)
        #expect(Validator.validate("ATU13585627", .vat(countries: [.any])).isValid)
        #expect(Validator.validate("ATU13585627", .vat(countries: ["DE", "any"])).isValid)
        #expect(!Validator.validate("ATU13585628", .vat(country: .any)).isValid)
        #expect(!Validator.validate("030 123456", .phone(country: .any)).isValid)
        #expect(Validator.validate("+49 30 123456", .phone(country: .any)).isValid)
        #expect(Validator.tidied("+49 30 123456", .phoneSpelled(country: .any)) == "+4930123456")
    }

    @Test func listsOfRulesTakeIt() {
        #expect(Company(vat: "ATU13585627").validate().isValid)
        #expect(Company(vat: "ATU13585628").validate().violations.map(\.code) == [.vat])
    }

    /// It is a choice of whoever writes the rule, and no country of a record.
    @Test func aRecordCannotHaveIt() throws {
        let document = try Self.document("vat", ["countryAttribute": "country", "requireCountry": true])
        let violations = try document.validate(["country": "any", "number": "ATU13585627"]).violations
        #expect(violations.map(\.code) == [.vatCountryUnknown])
        let word = "any"
        #expect(CountryCode(word) == nil)
    }

    @Test(arguments: [["country": ["any", "DE"]], ["country": "any", "countryAttribute": "country"]] as [DataObject])
    func whatContradictsIsAMistake(options: DataObject) {
        #expect(throws: RuleDocumentError.self) { try Self.document("vat", options) }
    }

    /// The help, which the schema, the reference and editors show, names it.
    @Test(arguments: names) func theHelpNamesIt(name: String) throws {
        let description = try #require(Self.registry.descriptions.first { $0.name == name })
        let option = try #require(description.options.first { $0.name == "country" })
        #expect(option.help.contains("`any`"))
    }

    /// An added country lets more pass, and so does `any`.
    @Test(
        arguments: [
            ("DE", ["DE", "AT"], .loosened), (["DE", "AT"], "AT", .tightened), ("DE", "DE, AT", .loosened),
            ("DE", "any", .loosened), ("any", "DE", .tightened), (nil, "any", .words), ("any", nil, .words),
            (["DE", "AT"], ["AT", "DE"], .words), (nil, "DE", .tightened), ("DE", nil, .loosened),
            ("DE", "AT", .changed),
        ] as [(DataValue?, DataValue?, ChangeEffect)])
    func differences(old: DataValue?, new: DataValue?, effect: ChangeEffect) throws {
        func document(_ country: DataValue?) throws -> RuleDocument {
            var options = DataObject()
            options["country"] = country
            return try Self.document("vat", options)
        }
        let written = DocumentDifference(
            old: try document(old), new: try document(new), registry: Self.registry)
        #expect(written.changes.map(\.effect) == [effect])
    }

    @Test func titlesAreToldInEveryRule() throws {
        for name in Self.names {
            let document = try Self.document(name, ["country": "any"])
            let violation = try #require(try document.validate(["number": "?"]).violations.first)
            #expect(!violation.title.isEmpty && violation.title != name, "\(name)")
        }
    }
}

private struct Company: Validatable {
    var vat = ""

    static var rules: some RuleSet<Self> { Rule(for: \.vat, .vat(country: .any)) }
}
