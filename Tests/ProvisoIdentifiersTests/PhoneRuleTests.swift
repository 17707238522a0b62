import ProvisoCore
import ProvisoForms
import ProvisoFormats
import ProvisoIdentifierFormats
import ProvisoIdentifiers
import ProvisoSamples
import Testing

@Suite struct PhoneRuleTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    private static func document(_ options: DataObject) throws -> RuleDocument {
        var entry: DataObject = ["attributes": ["phone"], "type": "phone"]
        for (name, value) in options.members { entry[name] = value }
        return try RuleDocument(["rules": [.object(entry)]], registry: registry)
    }

    /// Numbers that libphonenumber's metadata gives as examples, and numbers that have no place in their plan.
    @Test(
        arguments: [
            ([:], "+49 30 123456", nil), ([:], "+4930123456", nil), ([:], "tel:+49-30-123456", nil),
            ([:], "030 123456", "no plus sign"), ([:], "+999 123456", "wrong prefix"),
            ([:], "hello", "character not allowed"),
            ([:], "+49 30 12345678901234567", "too many digits"), (["country": "DE"], "030 123456", nil),
            (["country": "DE"], "(030) 123-456", nil), (["country": "de"], "+49 30 123456", nil),
            (["country": "DE"], "+43 1 234567", "country not accepted"), (["country": "DE"], "03", "too few digits"),
            (["country": "DE", "allowOtherCountries": true], "+41 44 668 18 00", nil),
            (["country": ["DE", "CH"]], "044 668 18 00", nil), (["country": "DE, CH"], "+41 44 668 18 00", nil),
            (["country": "UK"], "020 7946 0958", nil), (["country": "EL"], "21 2345 6789", nil),
            (["country": "US"], "(201) 555-0123", nil), (["country": "US"], "+1 506 234 5678", "country not accepted"),
            (["country": "US"], "201 555 0123 ext. 5", "character not allowed"),
            (["country": "US", "allowExtension": true], "201 555 0123 ext. 5", nil),
            (["country": "GB", "types": ["mobile"]], "07400 123456", nil),
            (["country": "GB", "types": ["mobile"]], "0121 234 5678", "type not accepted"),
            (["country": "US", "types": "mobile"], "201 555 0123", nil),
            (["country": "US"], "123 456 7890", "no such number"),
            (["country": "US", "allowPossible": true], "323 456 7890", nil),
        ] as [(DataObject, String, String?)])
    func aDocumentChecksIt(options: DataObject, text: String, reason: String?) throws {
        let violations = try Self.document(options).validate(["phone": .string(text)]).violations
        #expect(violations.map(\.code) == (reason == nil ? [] : [.phone]), "\(text)")
        #expect(violations.first?.parameters["reason"]?.text == reason)
    }

    @Test func messagesShowAnExampleOfTheCountry() throws {
        let german = try Self.document(["country": "DE"]).validate(["phone": "1"]).violations
        #expect(german.map(\.message) == ["Phone must be a valid phone number (DE), like 030 123456."])
        let any = try Self.document([:]).validate(["phone": "1"]).violations
        #expect(any.map(\.message) == ["Phone must be a phone number in international format, like +49 30 123456."])
        let two = try Self.document(["country": ["DE", "AT"]]).validate(["phone": "x"]).violations
        #expect(two.map(\.message) == ["Phone must be a valid phone number (DE and AT), like 030 123456."])
    }

    /// The number that a message shows passes the rule; where the country has none of the types, the rule is refused.
    @Test func anExampleIsOfTheTypes() throws {
        var (passed, refused) = (0, 0)
        for region in PhoneMetadata.standard.regions where region.code != "001" {
            for word in ["fixedLine", "mobile", "tollFree", "premiumRate", "sharedCost", "voip", "personal"] {
                let options: DataObject = ["country": .string(region.code), "types": [.string(word)]]
                do {
                    let document = try Self.document(options)
                    let violation = try #require(try document.validate(["phone": "1"]).violations.first)
                    let example = try #require(violation.parameters["example"]?.text)
                    #expect(
                        try document.validate(["phone": .string(example)]).isValid, "\(region.code) \(word) \(example)")
                    passed += 1
                } catch let error as RuleDocumentError {
                    #expect(
                        "\(error)".contains(
                            "`types` leaves no number that could pass: \(region.code) has none of these."))
                    refused += 1
                }
            }
        }
        #expect(passed > 700 && refused > 300, "\(passed) \(refused)")
    }

    /// A country without a number of the types is named where another one, or any other, has some.
    @Test func aCountryWithoutTheTypesIsNamed() throws {
        for options in [
            ["country": ["AC", "DE"], "types": ["personal"]],
            ["country": "AC", "types": ["personal"], "allowOtherCountries": true],
        ] as [DataObject] {
            let warnings = try Self.document(options).warnings
            #expect(warnings.map(\.message) == ["`types` leaves no number of AC that could pass."])
        }
        for options in [
            ["country": ["DE"], "types": ["personal"]],
            ["country": "DE", "types": ["pager"], "allowPossible": true],
        ] as [DataObject] {
            #expect(try Self.document(options).warnings.isEmpty)
        }
    }

    @Test func theCountryIsAnotherAttribute() throws {
        let document = try Self.document(["countryAttribute": "country"])
        func result(_ country: DataValue, _ phone: String = "030 123456") throws -> ValidationResult {
            try document.validate(["country": country, "phone": .string(phone)])
        }
        #expect(try result("DE").violations == [])
        #expect(try result("de").violations == [])
        #expect(
            try result("CH").violations.map(\.message) == [
                "Phone must be a valid phone number (CH), like 021 234 56 78."
            ])
        for empty in ["", DataValue.null] { #expect(try result(empty, "nonsense").violations == []) }
        for unknown in ["XX", "Germany", 49] as [DataValue] {
            let result = try result(unknown)
            #expect(result.isValid)
            #expect(result.violations.map(\.code) == [.phoneCountryUnknown])
            #expect(result.violations.map(\.severity) == [.warning])
        }
        let strict = try Self.document(["countryAttribute": "country", "requireCountry": true])
        for country in ["", "XX", .null] as [DataValue] {
            let result = try strict.validate(["country": country, "phone": "030 123456"])
            #expect(!result.isValid)
            #expect(
                result.violations.map(\.message)
                    == ["Phone cannot be checked, because the country is missing or not known."])
        }
    }

    @Test(arguments: [
        ("e164", "030 123456", "+4930123456"), ("international", "030 123456", "+49 30 123456"),
        ("national", "+4930123456", "030 123456"), ("rfc3966", "030 123456", "tel:+49-30-123456"),
        ("asGiven", "030-123456", "030-123456"),
    ])
    func oneSpellingIsStored(store: String, text: String, stored: String) throws {
        let document = try Self.document(["country": "DE", "store": .string(store)])
        let outcome = try document.tidy(["phone": .string(text)]).record
        #expect(outcome == ["phone": .string(stored)])
        #expect(Validator.tidied("030 123456", .phoneSpelled(country: "DE")) == "+4930123456")
        #expect(Validator.tidied("nonsense", .phoneSpelled(country: "DE")) == "nonsense")
    }

    @Test func mistakesOfADocumentAreFound() {
        for options in [
            ["country": "XX"], ["country": "Germany"], ["country": "DE", "countryAttribute": "country"],
            ["types": ["landline"]], ["store": "E164"], ["region": "DE"],
        ] as [DataObject] {
            #expect(throws: RuleDocumentError.self, "\(options)") { try Self.document(options) }
        }
    }

    @Test func whatIsTypedCanBecomeValid() {
        let german: AnyRule<String> = .phone(country: "DE")
        for text in ["0", "03", "030", "030 1", "030 123", "+", "+4", "+49", "+49 3", "(0", "(030) 12"] {
            #expect(german.completion(of: text) != .lost, "\(text)")
        }
        #expect(german.completion(of: "030 123456") == .valid)
        for text in ["abc", "030 12345678901234567"] { #expect(german.completion(of: text) == .lost, "\(text)") }
        let any: AnyRule<String> = .phone
        #expect(any.completion(of: "0") == .lost)
        #expect(any.completion(of: "+49 30 1") != .lost)
    }

    @Test func aSlipIsMended() throws {
        let violations = Validator.validate("0049 30 123456", .phone).violations
        #expect(violations.map { $0.suggestion } == ["+49 30 123456"])
        #expect(Validator.validate("030 1", .phone(country: "DE")).violations.map { $0.suggestion } == [nil])
    }

    @Test(arguments: ["DE", "US", "GB", "FR", "IN", "BR", "JP", "CN", "ZA", "AU"])
    func samplesPass(country: String) throws {
        let document = try Self.document(["country": .string(country)])
        var sampler = try RecordSampler(document, registry: Self.registry)
        let records = sampler.validRecords(10)
        #expect(records.count == 10)
        for record in records { #expect(try document.validate(record).isValid, "\(record)") }
    }

    /// Where only some types pass, the example of a message and the samples are of these types.
    @Test(arguments: [
        "fixedLine", "mobile", "tollFree", "premiumRate", "sharedCost", "voip", "personal", "pager", "universalAccess",
        "voicemail",
    ])
    func examplesAreOfTheTypes(type: String) throws {
        let wanted: DataObject = ["types": [.string(type)]]
        // France has no pagers any more.
        let second: DataObject = ["types": ["pager", "tollFree"], "country": "FR"]
        for options in [wanted, second] {
            let document = try Self.document(options)
            let violation = try #require(try document.validate(["phone": "?"]).violations.first)
            let example = DataValue.string(violation.parameters["example"]?.text ?? "")
            #expect(try document.validate(["phone": example]).violations == [], "\(example)")
            var sampler = try RecordSampler(document, registry: Self.registry)
            let records = sampler.validRecords(3)
            #expect(records.count == 3)
            for record in records { #expect(try document.validate(record).isValid, "\(record)") }
        }
    }

    @Test func aListChecksTheCountryOfTheModel() {
        var person = Person(country: "DE", phone: "030 123456")
        #expect(person.validate().isValid)
        person.country = "CH"
        #expect(person.validate().violations.map(\.code) == [.phone])
        person.country = ""
        #expect(person.validate().isValid)
        person.country = "XX"
        #expect(person.validate().violations.map(\.severity) == [.warning])
    }
}

private struct Person: Validatable {
    var country = ""
    var phone = ""

    static var rules: some RuleSet<Self> {
        Rule(for: \.country, .length(...40))
        Rule(for: \.phone, .phone(country: \Person.country))
    }
}
