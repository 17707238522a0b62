import Proviso
import RuleTestSupport
import Testing

@Suite struct VINRuleTests {
    private static let american = "1M8GDM9AXKP042788"
    private static let european = "WP0ZZZ99ZTS392124"

    @Test func ofValues() {
        #expect(Self.european.validate(.vin).isValid)
        #expect(Self.american.validate(.vin(checkDigit: true)).isValid)
        #expect(Self.european.validate(.vin(checkDigit: false)).isValid)
        let result = Self.european.validate(.vin(checkDigit: true))
        #expect(result.violations.map(\.code) == ["vin"])
        #expect(result.violations.first?.parameters["reason"]?.text == "wrong check digit")
        #expect(Validator.validate(nil as String?, .vin).violations.map(\.code) == ["vin"])
    }

    @Test(
        "A document has the rule and its option",
        arguments: [
            ([:], .string(american), []), ([:], .string(european), []), ([:], "WP0ZZZ99ZTS39212", ["vin"]),
            (["checkDigit": true], .string(american), []), (["checkDigit": true], .string(european), ["vin"]),
            ([:], 17, ["vin"]),
        ] as [(DataObject, DataValue, [ViolationCode])])
    func ofDocuments(options: DataObject, value: DataValue, codes: [ViolationCode]) throws {
        let document = try RuleDocument(["rules": [["number", "vin", .object(options)]]])
        #expect(try document.validate(["number": value]).violations.map(\.code) == codes)
    }

    @Test func isListedWithItsOption() throws {
        let description = try #require(RuleRegistry.standard.descriptions.first { $0.name == "vin" })
        let option = try #require(description.options.first)
        #expect(option.name == "checkDigit" && option.type == "true or false" && option.defaultValue == false)
        #expect(description.codes.map(\.code) == ["vin"])
    }

    @Test func messageNamesTheReasonWhenAsked() {
        let rule = AnyRule<String>.vin.message("{reason}")
        #expect("WP0ZZZ99ZTS39212".validate(rule).messages == ["wrong length"])
    }
}
