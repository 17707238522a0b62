import Proviso
import Testing

/// Rules for texts that spell numbers, booleans and positions.
@Suite struct SpelledRulesTests {
    private static let judgedNumbers: [(rule: AnyRule<String>, text: String, code: ViolationCode?)] = [
        (.number, "42", nil), (.number, "-.5e3", nil), (.number, "5.", .numberType), (.number, " 5", .numberType),
        (.number, "", .numberType), (.number, "NaN", .numberType), (.number(integerOnly: true), "+007", nil),
        (.number(integerOnly: true), "1.0", .numberNotInteger), (.number(1...10), "10.0", nil),
        (.number(1...10), "10.01", .numberTooBig), (.number(1..<10), "10", .numberTooBig),
        (.number(1..<10), "9.99", nil), (.number(0.5...), "0.49", .numberTooSmall), (.number(...(-1)), "-1", nil),
        (.number(...9_007_199_254_740_992), "9007199254740993", .numberTooBig), (.integer, "-12", nil),
        (.integer, "12.5", "integer"), (.positive, "0.1", nil), (.positive, "0", "positive"), (.negative, "-1", nil),
        (.negative, "x", "negative"), (.decimalPlaces(...2), "1.50", nil), (.decimalPlaces(2), "1.5", "decimalPlaces"),
        (.decimalPlaces(...2), "1.505", "decimalPlaces"), (.multipleOf(0.1), "0.3", nil),
        (.multipleOf(5), "12", "multipleOf"),
        (.integer, "3.0", "integer"), (.integer(allowZeroFraction: true), "3.0", nil),
        (.integer(allowZeroFraction: true), "-.0", nil), (.integer(allowZeroFraction: true), "3.01", "integer"),
        (.integer(allowZeroFraction: true), "3e2", "integer"), (.integer(allowZeroFraction: true), "3.0e0", "integer"),
        (.number(integerOnly: true, allowZeroFraction: true), "9007199254740993.000", nil),
        (.number(1...10, integerOnly: true, allowZeroFraction: true), "10.0", nil),
        (.number(1...10, integerOnly: true, allowZeroFraction: true), "11.0", .numberTooBig),
        (.number(1...10, integerOnly: true, allowZeroFraction: true), "9.5", .numberNotInteger),
    ]

    @Test(arguments: judgedNumbers.indices)
    func numbers(index: Int) {
        let (rule, text, code) = Self.judgedNumbers[index]
        #expect(text.validate(rule).violations.map(\.code) == (code.map { [$0] } ?? []), "\(rule.name) of \(text)")
        #expect(!Validator.validate(nil, rule).isValid)
    }

    @Test func aWholeNumberWithAPointIsToldWhatIsWrong() {
        #expect("3.0".validate(.integer).messages == ["Value must be a whole number without a decimal point."])
        #expect("3.5".validate(.integer).messages == ["Value must be a whole number."])
        #expect("3e2".validate(.integer).messages == ["Value must be a whole number."])
        #expect(
            "3.0".validate(.number(integerOnly: true)).messages
                == ["Value must be a whole number without a decimal point."])
    }

    @Test func limitsAreInTheMessage() {
        #expect("10".validate(.number(1..<10)).messages == ["Value must be less than 10."])
        #expect("0".validate(.number(1...10)).violations[0].parameters["min"] == 1)
    }

    private static let judgedBooleans: [(rule: AnyRule<String>, passing: [String], failing: [String])] = [
        (.boolean, ["true", "false", "1", "0"], ["yes", "", "TRUE", "2"]),
        (.boolean(strict: true), ["true", "false"], ["1", "0"]),
        (.boolean(trueValue: "on"), ["on", "false", "0"], ["true", "1", "off"]),
        (.boolean(trueValue: "yes", falseValue: "no"), ["yes", "no"], ["true", "false", "1", "YES"]),
        (.boolean(ignoreCase: true), ["true", "TRUE", "False", "1", "0"], ["tru", "truee", "YES", ""]),
        (.boolean(strict: true, ignoreCase: true), ["TRUE", "fAlse"], ["1", "0"]),
        (
            .boolean(trueValue: "Sí", falseValue: "Õige", ignoreCase: true), ["sí", "SÍ", "SI\u{301}", "õIGE"],
            ["true", "si", "s", "SÍ "]
        ),
        (
            .boolean(trueValue: "σωστός", falseValue: "λάθος", ignoreCase: true), ["ΣΩΣΤΌΣ", "λάθοσ"],
            ["σωστό", "ΛΆΘΟ"]
        ),
        (.boolean(trueValues: ["yes", "Y"], falseValues: ["no", "N"]), ["yes", "Y", "no", "N"], ["y", "NO", "1"]),
    ]

    @Test func theMessageQuotesWhatIsAccepted() {
        #expect("x".validate(.boolean).messages == ["Value must be “true” or “false”."])
        #expect(
            "x".validate(.boolean(trueValues: ["yes", "Y"], falseValues: ["no", "N"])).messages
                == ["Value must be “yes” or “no”."])
    }

    @Test(arguments: judgedBooleans.indices)
    func booleans(index: Int) {
        let (rule, passing, failing) = Self.judgedBooleans[index]
        for text in passing { #expect(text.validate(rule).isValid, "\(text)") }
        for text in failing { #expect(text.validate(rule).violations.map(\.code) == ["boolean"], "\(text)") }
        #expect(Validator.validate(nil, rule).violations.map(\.code) == ["boolean"])
    }

    @Test func positions() {
        #expect("52.52, 13.405".validate(.coordinates).isValid)
        #expect("152.52, 13.405".validate(.coordinates).violations.map(\.code) == ["coordinates"])
        #expect("-113.405,52.52".validate(.coordinates(.longLat)).isValid)
    }

    @Test func modelsLeaveEmptyTextAlone() {
        struct Row { var age = "", price: String? }
        let rules = ModelRules<Row> {
            Rule(for: \.age, .number(18...), .integer)
            Rule(for: \.price, .trim, .number, .decimalPlaces(...2))
        }
        let check = FormModel(Row(), rules: rules)
        #expect(check.validate())
        check.price = " 1.234 "
        check.age = "17"
        #expect(!check.validate())
        #expect(check.errors.map(\.code) == [.numberTooSmall, "decimalPlaces"])
    }
}
