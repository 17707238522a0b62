import Proviso
import ProvisoExports
import ProvisoFormats
import ProvisoIdentifiers
import TestSupport
import Testing

/// What HTML can say of rules.
@Suite struct HTMLFieldsTests {
    private func attributes(
        _ rules: DataValue, _ name: String = "x", in control: HTMLControl = .input(), scenario: Scenario = .default
    ) throws -> String {
        HTMLFields(try RuleDocument(rules), scenario: scenario).attributes(of: name, in: control).description
    }

    struct Expectation: Sendable {
        let rules: DataValue
        var control = HTMLControl.input()
        let attributes: String
    }

    static let expectations: [Expectation] = [
        Expectation(rules: [["x", "required"]], attributes: "type=\"text\" required"),
        Expectation(rules: [["x", "required"]], control: .custom, attributes: "aria-required=\"true\""),
        Expectation(rules: [["x", "required"]], control: .select, attributes: "required"),
        Expectation(rules: [["x", "required", ["severity": "warning"]]], attributes: "type=\"text\""),
        Expectation(rules: [["x", "default", ["value": "a"]], ["x", "required"]], attributes: "type=\"text\""),
        Expectation(
            rules: [["x", "required", ["requiredValue": true]]], attributes: "type=\"checkbox\" required"),
        Expectation(
            rules: [["x", "string", ["min": 2, "max": 9, "unit": "utf16"]]],
            attributes: "type=\"text\" minlength=\"2\" maxlength=\"9\""),
        // One character may be many units.
        Expectation(
            rules: [["x", "string", ["min": 2, "max": 9]]],
            attributes: "type=\"text\" minlength=\"2\" maxlength=\"576\""),
        // Of ASCII it is one.
        Expectation(
            rules: [["x", "string", ["max": 9]], ["x", "match", ["pattern": "[a-z]+", "whole": true]]],
            attributes: "type=\"text\" maxlength=\"9\" pattern=\"[a-z]+\""),
        Expectation(
            rules: [["x", "string", ["max": 9]], ["x", "match", ["pattern": "[a-z]+", "whole": true]]],
            control: .textArea, attributes: "maxlength=\"9\""),
        Expectation(
            rules: [["x", "string", ["min": 2]], ["x", "trim"]], attributes: "type=\"text\" minlength=\"2\""),
        Expectation(rules: [["x", "trim"], ["x", "string", ["min": 2]]], attributes: "type=\"text\""),
        Expectation(
            rules: [
                ["x", "match", ["pattern": "[a-z]+", "whole": true]], ["x", "match", ["pattern": "q", "not": true]],
            ],
            attributes: #"type="text" pattern="(?=(?:[a-z]+)$)(?![\s\S]*(?:q))[\s\S]*""#),
        Expectation(
            rules: [["x", "number", ["min": 18, "max": 120, "integerOnly": true]]],
            attributes: #"type="number" min="18" max="120" step="1" inputmode="numeric""#),
        Expectation(rules: [["x", "number", ["max": 0.5]]], attributes: #"type="number" max="0.5" step="any""#),
        Expectation(
            rules: [["x", "number", ["min": 0.5, "integerOnly": true]]],
            attributes: #"type="number" min="0.5" step="any" inputmode="numeric""#),
        Expectation(
            rules: [["x", "date", ["after": "1900-01-01"]]], attributes: #"type="date" min="1900-01-01""#),
        Expectation(
            rules: [["x", "password"]],
            attributes: #"type="password" minlength="8" autocomplete="new-password""#),
        Expectation(
            rules: [["x", "match", ["pattern": "[\"<&]", "whole": true]]],
            attributes: #"type="text" pattern="[&quot;&amp;&lt;]""#),
    ]

    @Test(arguments: expectations.indices) func attributes(_ index: Int) throws {
        let expected = Self.expectations[index]
        #expect(try attributes(expected.rules, in: expected.control) == expected.attributes)
    }

    /// Formats carry their hints themselves.
    @Test(arguments: [
        ("email", "email", "email"), ("e164", "tel", "tel"), ("paymentCard", "text", "cc-number"),
        ("url", "text", "url"),
        ("country", "text", "country"),
    ]) func hints(_ rule: String, _ type: String, _ autocomplete: String) throws {
        let found = HTMLFields(try RuleDocument([["x", .string(rule)]])).attributes(of: "x")
        #expect(found["type"] == type)
        #expect(found["autocomplete"] == autocomplete)
    }

    /// Rules for identifiers say themselves how they are entered, with the country or with that of another attribute.
    @Test(
        arguments: [
            ("phone", ["country": "DE"], "tel", "tel"), ("phone", ["countryAttribute": "y"], "tel", "tel"),
            ("phone", [:], "tel", "tel"), ("postalCode", ["country": "NL"], "text", "postal-code"),
            ("postalCode", ["countryAttribute": "y"], "text", "postal-code"),
            ("vat", ["country": "DE"], "text", nil),
        ] as [(String, DataValue, String, String?)]
    ) func identifiers(_ rule: String, _ options: DataValue, _ type: String, _ autocomplete: String?) throws {
        let registry = RuleRegistry.standard.adding(.identifiers)
        let document = try RuleDocument([["x", .string(rule), options], ["y", "country"]], registry: registry)
        let found = HTMLFields(document, registry: registry).attributes(of: "x")
        #expect(found["type"] == type)
        #expect(found["autocomplete"] == autocomplete)
    }

    /// Bounds that count from today let pass what passes until tomorrow.
    @Test(
        arguments: [
            (["past": true], "2026-11-25", nil, "2026-11-25"), (["future": true], "2026-12-31", "2027-01-01", nil),
            (["minAge": 18], "2026-11-25", nil, "2008-11-26"), (["minAge": 18], "2024-02-28", nil, "2006-02-28"),
            (["minAge": 18, "past": true, "after": "1900-01-01"], "2024-02-29", "1900-01-01", "2006-03-01"),
            (["past": true, "before": "2020-01-01"], "2026-11-25", nil, "2020-01-01"),
        ] as [(DataValue, String, String?, String?)]
    ) func datesFromToday(_ options: DataValue, _ today: String, _ min: String?, _ max: String?) throws {
        let fields = HTMLFields(try RuleDocument([["x", "date", options]]))
        let now = Timestamp(try #require(CalendarDate(today)))
        let found = fields.attributes(of: "x", at: now)
        #expect(found["type"] == "date")
        #expect(found["min"] == min)
        #expect(found["max"] == max)
    }

    /// Whatever passes on the day on which a page is written, or on the next, is not refused by the page.
    @Test(arguments: [["past": true], ["future": true], ["minAge": 1], ["minAge": 18]] as [DataValue])
    func datesOfAYearFromToday(_ options: DataValue) throws {
        let attributes = HTMLFields(try RuleDocument([["x", "date", options]]))
        func bound(_ name: String) -> Int? {
            if case .number(let number)? = options[name] { Int(number.spelling) } else { nil }
        }
        for day in 0..<Sweep.count(1_500, sample: 90) {
            let written = Timestamp(secondsSince1970: 1_700_000_000 + Int64(day) * 86_400)
            let control = try ControlOfHTML(attributes.attributes(of: "x", at: written))
            for later in [0, 86_399] as [Int64] {
                let now = Timestamp(secondsSince1970: written.secondsSince1970 + later)
                let bounds = DateBounds(
                    past: options["past"] == true, future: options["future"] == true, minAge: bound("minAge"), now: now)
                var format = DateFormat()
                format.bounds = bounds
                for near in -2...2 {
                    let years = Int64(bound("minAge") ?? 0) * 31_556_952
                    let date = Timestamp(
                        secondsSince1970: written.secondsSince1970 - years + Int64(near) * 86_400
                    ).date.description
                    if format.isValid(date) { #expect(control.refusal(of: date) == nil, "\(date) at \(now)") }
                }
            }
        }
    }

    /// Only rules of the scenario that run whatever else was entered.
    @Test func conditionsAndScenarios() throws {
        let rules: DataValue = [
            ["attributes": "x", "type": "required", "on": "register"],
            ["attributes": "y", "type": "required", "when": ["attribute": "x", "operator": "==", "value": "a"]],
            ["x", "string"],
        ]
        #expect(try attributes(rules, scenario: "register") == "type=\"text\" required")
        #expect(try attributes(rules) == "type=\"text\"")
        #expect(try attributes(rules, "y") == "type=\"text\"")
    }

    /// What lies in an object that may be missing may be missing too.
    @Test func parts() throws {
        let inner: DataValue = ["attributes": "a", "type": "nested", "rules": [["city", "required"]]]
        #expect(try attributes([inner], "a.city") == "type=\"text\"")
        #expect(try attributes([["a", "required"], inner], "a.city") == "type=\"text\" required")
        #expect(
            try attributes(
                [["attributes": "t", "type": "each", "rules": [["type": "string", "max": 3, "unit": "utf16"]]]], "t[]")
                == "type=\"text\" maxlength=\"3\"")
    }

    private struct Model: Validatable {
        var name = ""
        var code = ""
        var mail = ""
        var state = ""

        static var rules: some RuleSet<Model> {
            Rule(for: \.name, .trim, .required, .length(3...20), .matches("[a-z]+"))
            Rule(for: \.name, .satisfies("name.taken", message: "Taken.") { (_: String) async throws in true })
            Rule(for: \.code, .map { $0.uppercased() }, .required, .matches("[A-Z]+"))
            Rule(for: \.mail, .required, .email).on("register")
            Rule(for: \.state, .required).when { $0.code.isEmpty }
        }
    }

    /// A model says the same as a document, and nothing behind a filter of its own.
    @Test func models() throws {
        let fields = try HTMLFields(of: Model.self)
        #expect(fields.attributes(of: "name").has("required"))
        #expect(fields.attributes(of: "name")["minlength"] == "3")
        #expect(fields.attributes(of: "name")["pattern"]?.contains("[a-z]+") == true)
        #expect(fields.attributes(of: "code").description == "type=\"text\"")
        #expect(fields.attributes(of: "mail").description == "type=\"text\"")
        #expect(fields.attributes(of: "state").description == "type=\"text\"")
        #expect(try HTMLFields(of: Model.self, scenario: "register").attributes(of: "mail")["type"] == "email")
    }

    // MARK: What passes the rules is not refused

    static let ruleSets: [DataValue] = [
        [["x", "required"]],
        [["x", "trim"], ["x", "required"], ["x", "string", ["min": 2, "max": 5]]],
        [["x", "trim"], ["x", "string", ["min": 2, "max": 5, "unit": "unicodeScalars"]]],
        [["x", "string", ["min": 2, "max": 4, "unit": "utf8"]]],
        [["x", "string", ["min": 2, "max": 4, "unit": "utf16"]]],
        [["x", "string", ["min": 1, "max": 3]]],
        [["x", "trim"], ["x", "match", ["pattern": "[a-c1]+", "whole": true]], ["x", "string", ["max": 4]]],
        [["x", "match", ["pattern": "^a|b$"]], ["x", "match", ["pattern": "1", "not": true]]],
        [["x", "match", ["pattern": "(?i)A.", "whole": true, "not": true]]],
        [
            ["x", "filter", ["filter": "lowercase"]], ["x", "required"],
            ["x", "match", ["pattern": "[a-c]*", "whole": true]],
        ],
        [["x", "email"]], [["x", "trim"], ["x", "email"]], [["x", "email", ["enableIDN": true]]],
        [["x", "number", ["min": 0, "max": 11, "integerOnly": true]]], [["x", "multipleOf", ["value": 0.5]]],
        [["x", "number", ["min": -1.5, "max": 1]]], [["x", "positive"]],
        [["x", "date", ["before": "2000-01-02", "after": "1999-01-01"]]],
        [["x", "in", ["range": ["a", "b"]]]],
    ]

    private static let alphabet = [
        "a", "b", "c", "A", "1", "0", ".", "-", "@", " ", "\u{A0}", "é", "e\u{301}", "👨‍👩‍👧", "ß", "ab@c.de", "1999-05-0",
        "😀",
    ]

    @Test(arguments: ruleSets.indices) func nothingThatPassesIsRefused(_ index: Int) throws {
        let document = try RuleDocument(Self.ruleSets[index])
        let attributes = HTMLFields(document).attributes(of: "x")
        let control = try ControlOfHTML(attributes)
        var source = SplitMix64(seed: UInt64(index) + 32)
        var passed = 0
        for _ in 0..<Sweep.count(40_000, sample: 1_500) {
            let length = Int.random(in: 0...6, using: &source)
            let text = (0..<length).map { _ in Self.alphabet.randomElement(using: &source) ?? "" }.joined()
            // A control of its type has no other values.
            guard let value = control.value(of: text) else { continue }
            let result = try document.validate(["x": .untyped(text)])
            guard result.isValid else { continue }
            passed += 1
            #expect(control.refusal(of: value) == nil, "\(text.debugDescription) with \(attributes)")
        }
        #expect(passed > 5)
    }
}
