import ProvisoCore
import ProvisoFormats
import ProvisoIdentifierFormats
import ProvisoIdentifiers
import ProvisoSamples
import Testing

@Suite struct IndustryRuleTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    /// A rule with what its standard or register gives as an example, and the same with another check character, or otherwise
    /// wrong.
    private static let cases: [(rule: String, options: DataObject, passes: String, fails: String, reason: String)] = [
        ("lei", [:], "506700GE1G29325QX363", "506700GE1G29325QX364", "wrong check digits"),
        ("figi", [:], "BBG000BLNQ16", "BBG000BLNQ17", "wrong check digit"),
        ("cusip", [:], "037833100", "037833101", "wrong check digit"),
        ("cusip", ["allowPrivatePlacements": false], "037833100", "03783310#", "character not allowed"),
        ("sedol", [:], "B0YBKJ7", "B0YBKJ8", "wrong check digit"),
        ("creditorReference", [:], "RF18 5390 0754 7034", "RF19539007547034", "wrong check digits"),
        ("creditorReference", ["allowSpaces": false], "RF18539007547034", "RF18 5390 0754 7034", "space not allowed"),
        ("doi", [:], "10.1000/182", "https://doi.org/10.1000/182", "wrong prefix"),
        ("doi", ["allowURL": true], "https://doi.org/10.1000/182", "https://doi.org/10.1000", "no slash"),
        ("doi", ["allowPrefix": true], "doi:10.1000/182", "doi:10.1000/", "empty part"),
        ("orcid", [:], "0000-0002-1825-0097", "0000-0002-1825-0098", "wrong check digit"),
        ("orcid", ["requireHyphens": false], "0000000218250097", "0000000218250098", "wrong check digit"),
        ("orcid", ["allowURL": true], "https://orcid.org/0000-0002-1825-0097", "0000000218250097", "no hyphen"),
        ("isni", [:], "0000 0001 2281 955X", "0000000122819551", "wrong check digit"),
        ("isni", ["allowPrefix": true], "ISNI 000000012281955X", "ISNI 0000000122819551", "wrong check digit"),
        ("isrc", [:], "AA-6Q7-20-00047", "AA6Q7200004", "wrong length"),
        ("isrc", ["allowLowercase": true], "aa6q72000047", "aa6q7200004a", "not a digit"),
        ("isrc", ["allowPrefix": true], "ISRC AA-6Q7-20-00047", "1A6Q72000047", "not a letter"),
        ("ismn", [:], "979-0-2600-0043-8", "9790260000437", "wrong check digit"),
        ("ismn", ["allowLegacy": true], "M-2306-7118-7", "M230671188", "wrong check digit"),
        ("iswc", [:], "T-034.524.680-1", "T0345246802", "wrong check digit"),
        ("iswc", ["allowPrefix": true], "ISWC T-034.524.680-1", "X0345246801", "wrong prefix"),
        ("grid", [:], "A1-2425G-ABC1234002-M", "A12425GABC1234002N", "wrong check digit"),
        ("grid", ["allowPrefix": true], "GRid:A1-2425G-ABC1234002-M", "B12425GABC1234002M", "wrong prefix"),
        ("imei", [:], "490154203237518", "490154203237519", "wrong check digit"),
        ("imei", ["kind": "imeisv"], "4901542032375101", "490154203237518", "too few digits"),
        ("imei", ["kind": "any"], "490154203237518", "49015420323751", "too few digits"),
        ("imei", ["allowSeparators": false], "352099001761481", "35-209900-176148-1", "not a digit"),
        ("currencyAmount", [:], "$1,234.50", "1.234,50", "misplaced separator"),
        ("currencyAmount", ["notation": "continental", "currency": "EUR"], "1.234,50 €", "$1.234,50", "wrong unit"),
        ("currencyAmount", ["mark": "required"], "USD 5", "5", "no unit"),
        ("currencyAmount", ["allowNegative": false], "5", "-5", "not positive"),
        ("imo", [:], "9074729", "9074728", "wrong check digit"),
        ("imo", ["requirePrefix": true], "IMO 9074729", "9074729", "wrong prefix"),
        ("iso6346", [:], "CSQU 305438 3", "CSQU3054384", "wrong check digit"),
        (
            "bitcoinAddress", [:], "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
            "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "wrong prefix"
        ),
        (
            "bitcoinAddress", ["network": "testnet"], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
            "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "wrong prefix"
        ),
        (
            "bitcoinAddress", ["network": "any"], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "bc2", "too short"
        ),
        (
            "ethereumAddress", [:], "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "wrong check digits"
        ),
        (
            "ethereumAddress", ["requireChecksum": true], "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", "wrong check digits"
        ),
    ]

    private func document(_ rule: String, _ options: DataObject = [:]) throws -> RuleDocument {
        var entry: DataObject = ["attributes": ["value"], "type": .string(rule)]
        for (name, value) in options.members { entry[name] = value }
        return try RuleDocument(["rules": [.object(entry)]], registry: Self.registry)
    }

    @Test(arguments: Self.cases)
    func aDocumentChecksIt(
        rule: String, options: DataObject, passes: String, fails: String, reason: String
    ) throws {
        let document = try document(rule, options)
        #expect(try document.validate(["value": .string(passes)]).violations == [])
        let violations = try document.validate(["value": .string(fails)]).violations
        #expect(violations.map(\.code.rawValue) == [rule])
        #expect(violations.first?.parameters["reason"] == .string(reason))
    }

    @Test func everyRuleHasACase() {
        let own = Self.registry.ruleNames.filter { !RuleRegistry.standard.ruleNames.contains($0) }
        let tested = Set(Self.cases.map(\.rule))
        #expect(own.filter { !tested.contains($0) && !CountryRuleCases.names.contains($0) } == [])
    }

    @Test func whatIsNoTextIsRefused() throws {
        for rule in Set(Self.cases.map(\.rule)) {
            #expect(try document(rule).validate(["value": 12.5]).violations.map(\.code.rawValue) == [rule])
            #expect(try document(rule).validate(["value": ""]).isValid)
        }
    }

    @Test func valuesAreChecked() {
        let checks: [(AnyRule<String>, passes: String, fails: String)] = [
            (.lei, "506700GE1G29325QX363", "506700GE1G29325QX364"), (.figi, "BBG000BLNQ16", "BBG000BLNQ17"),
            (.cusip, "037833100", "037833101"), (.sedol, "B0YBKJ7", "B0YBKJ8"),
            (.cusip(allowPrivatePlacements: false), "037833100", "03783310#"),
            (.creditorReference, "RF18 5390 0754 7034", "RF19"),
            (.creditorReference(allowSpaces: false), "RF18539007547034", "RF18 5390 0754 7034"),
            (.doi, "10.1000/182", "10.1000"), (.doi(allowURL: true), "https://doi.org/10.1000/182", "10"),
            (.orcid, "0000-0002-1825-0097", "0000-0002-1825-0098"),
            (.orcid(requireHyphens: false), "0000000218250097", "0000000218250098"),
            (.isni, "000000012281955X", "0000000122819551"), (.isrc, "AA6Q72000047", "aa6q72000047"),
            (.isrc(allowLowercase: true), "aa6q72000047", "a"), (.ismn, "9790260000438", "9790260000437"),
            (.iswc, "T0345246801", "T0345246802"), (.grid, "A12425GABC1234002M", "A12425GABC1234002N"),
            (.imei, "490154203237518", "490154203237519"), (.imei(kind: .imeisv), "4901542032375101", "4901"),
            (.imo, "9074729", "9074728"), (.imo(requirePrefix: true), "IMO 9074729", "9074729"),
            (.iso6346, "CSQU3054383", "CSQU3054384"),
            (.bitcoinAddress, "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3"),
            (.bitcoinAddress(network: nil), "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "tb1"),
            (.ethereumAddress, "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", "0x5a"),
            (.ethereumAddress(requireChecksum: true), EthereumAddressFormat.example, "0x5a"),
        ]
        for (rule, passes, fails) in checks {
            #expect(Validator.validate(passes, rule).isValid, "\(rule.name) \(passes)")
            let violations = Validator.validate(fails, rule).violations
            #expect(violations.map(\.code.rawValue) == [rule.name], "\(rule.name) \(fails)")
            #expect(violations.allSatisfy { $0.message.contains(", like ") && !$0.message.contains("{") })
        }
    }

    /// A slip in the spelling is corrected; a wrong digit never is.
    @Test(arguments: [
        ("lei", "506700ge1g29325qx363", "506700GE1G29325QX363"), ("isrc", "aa-6q7-20-00047", "AA-6Q7-20-00047"),
        ("imei", "49 0154 2032 3751 8", "490154203237518"), ("iswc", "t-034524680-1", "T0345246801"),
        ("iso6346", "csqu305438-3", "CSQU3054383"), ("grid", " A12425GABC1234002M", "A12425GABC1234002M"),
        ("lei", "506700GE1G29325QX364", nil), ("imei", "490154203237519", nil),
        ("bitcoinAddress", " 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", nil),
    ])
    func slipsAreCorrected(rule: String, text: String, suggestion: String?) throws {
        let violations = try document(rule).validate(["value": .string(text)]).violations
        #expect(violations.map { $0.suggestion } == [suggestion.map(DataValue.string)])
    }

    /// Every beginning of a value that passes can become valid.
    @Test func whatIsTypedCanBecomeValid() {
        let rules: [(AnyRule<String>, [String])] = [
            (.lei, ["506700GE1G29325QX363"]), (.figi, ["BBG000BLNQ16"]), (.cusip, ["037833100"]), (.sedol, ["B0YBKJ7"]),
            (.creditorReference, ["RF18 5390 0754 7034", "RF18539007547034"]), (.doi, ["10.1000/182"]),
            (.orcid, ["0000-0002-1825-0097"]), (.isni, ["000000012281955X", "0000 0001 2281 955X"]),
            (.isrc, ["AA-6Q7-20-00047", "AA6Q72000047"]), (.ismn, ["9790260000438", "979-0-2600-0043-8"]),
            (.iswc, ["T-034.524.680-1", "T0345246801"]), (.grid, ["A1-2425G-ABC1234002-M"]),
            (.imei, ["490154203237518", "35-209900-176148-1"]), (.imo, ["9074729", "IMO 9074729"]),
            (.iso6346, ["CSQU 305438 3", "CSQU3054383"]), (.ethereumAddress, [EthereumAddressFormat.example]),
            (.bitcoinAddress, ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"]),
        ]
        for (rule, texts) in rules {
            for text in texts {
                for count in 1..<text.count {
                    let beginning = String(text.prefix(count))
                    #expect(rule.completion(of: beginning) != .lost, "\(rule.name) \(beginning)")
                }
                #expect(rule.completion(of: text) == .valid)
                #expect(rule.completion(of: text + "~ ~") == .lost, "\(rule.name)")
            }
        }
    }

    /// What samples make passes, and what they break fails.
    @Test(arguments: Set(Self.cases.map(\.rule)).sorted())
    func samplesPass(rule: String) throws {
        let document = try document(rule)
        var sampler = try RecordSampler(document, registry: Self.registry)
        let records = sampler.validRecords(20)
        #expect(records.count == 20, "\(rule)")
        var texts: Set<String> = []
        for case .object(let record) in records {
            #expect(try document.validate(.object(record)).isValid, "\(record)")
            if let text = record["value"]?.text { texts.insert(text) }
        }
        // Checksums of several characters are not made.
        #expect(texts.count >= (rule == "bitcoinAddress" ? 1 : 5), "\(rule): \(texts)")
    }
}
