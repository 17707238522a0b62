import Proviso
import RuleTestSupport
import Testing

@Suite struct CronRuleTests {
    @Test func ofValues() {
        #expect("*/15 8-18 * * MON-FRI".validate(.cron).isValid)
        #expect("@daily".validate(.cron).isValid)
        #expect("@daily".validate(.cron(allowNicknames: false)).violations.map(\.code) == [.cron])
        #expect("0 30 4 1 * *".validate(.cron(allowSeconds: true)).isValid)
        #expect("0 30 4 1 * *".validate(.cron()).violations.map(\.code) == [.cron])
        let result = "0 24 * * *".validate(.cron)
        #expect(result.violations.map(\.code) == [.cron])
        #expect(result.violations.first?.parameters["reason"]?.text == "hour out of range")
        #expect(Validator.validate(nil as String?, .cron).violations.map(\.code) == [.cron])
    }

    @Test(
        "A document has the rule and its options",
        arguments: [
            ([:], "30 4 1,15 * 5", []), ([:], "@hourly", []), ([:], "0 30 4 1 * *", [.cron]), ([:], 5, [.cron]),
            (["allowSeconds": true], "0 30 4 1 * *", []), (["allowSeconds": true], "30 4 1 * *", []),
            (["allowSeconds": false], "0 30 4 1 * *", [.cron]), (["allowNicknames": true], "@hourly", []),
            (["allowNicknames": false], "@hourly", [.cron]),
            (["allowSeconds": true, "allowNicknames": false], "@hourly", [.cron]),
        ] as [(DataObject, DataValue, [ViolationCode])])
    func ofDocuments(options: DataObject, value: DataValue, codes: [ViolationCode]) throws {
        let document = try RuleDocument(["rules": [["schedule", "cron", .object(options)]]])
        #expect(try document.validate(["schedule": value]).violations.map(\.code) == codes)
    }

    @Test func isListedWithItsOptions() throws {
        let description = try #require(RuleRegistry.standard.descriptions.first { $0.name == "cron" })
        #expect(description.options.map(\.name) == ["allowSeconds", "allowNicknames"])
        #expect(description.options.map(\.defaultValue) == [false, true])
        #expect(description.codes.map(\.code) == [.cron])
    }

    @Test func messageNamesTheReasonWhenAsked() {
        let rule = AnyRule<String>.cron.message("{reason}")
        #expect("0 0 31 13 *".validate(rule).messages == ["no such month"])
        #expect("0 0 31 13 *".validate(.cron).messages == ["Value must be a cron schedule, like 30 8 * * 1-5."])
    }

    /// White space at the ends is all that is wrong.
    @Test func suggestsWhatWasMeant() {
        #expect(" @daily ".validate(.cron).violations.first?.suggestion == "@daily")
        #expect("0 24 * * *".validate(.cron).violations.first?.suggestion == nil)
    }
}
