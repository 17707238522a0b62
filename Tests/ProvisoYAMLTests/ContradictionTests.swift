#if YAML
import Proviso
import ProvisoYAML
import Testing

/// Options that contradict each other are mistakes; those that only have no effect are warned about.
@Suite struct ContradictionTests {
    /// Rules with which nothing, or everything, could pass, and the option that is blamed.
    static let errors: [(rule: String, option: String)] = [
        ("[a, string, { length: [3, 4], min: 5 }]", "min"), ("[a, string, { length: [3, 4], max: 2 }]", "max"),
        ("[a, string, { length: 4, min: 5 }]", "min"), ("[a, string, { length: 4, max: 3 }]", "max"),
        ("[a, string, { length: [3], max: 2 }]", "max"), ("[a, string, { min: 5, max: 4 }]", "min"),
        ("[a, string, { length: [5, 4] }]", "length"),
        ("[a, number, { min: 5.2, max: 5.8, integerOnly: true }]", "min"),
        ("[a, number, { min: -0.9, max: -0.1, integerOnly: true }]", "min"),
        ("[a, number, { min: 0.1, max: 9e-1, integerOnly: true }]", "min"),
        ("[a, number, { min: 52e-1, max: 0.58e1, integerOnly: true }]", "min"),
        ("[a, number, { min: 1e-400, max: 2e-300, integerOnly: true }]", "min"),
        ("[a, number, { min: 12345678901234567890.1, max: 12345678901234567890.2, integerOnly: true }]", "min"),
        ("[a, boolean, { trueValue: 1, falseValue: 1 }]", "falseValue"),
        ("[a, boolean, { trueValue: 1, falseValue: 1.0 }]", "falseValue"),
        ("[a, boolean, { trueValue: yes, falseValue: yes }]", "falseValue"),
        ("[a, boolean, { trueValue: false }]", "trueValue"), ("[a, boolean, { falseValue: 1 }]", "falseValue"),
        ("[a, required, { on: [x, y], except: [y, x, z] }]", "except"),
        ("[a, required, { skipOnEmpty: true }]", "skipOnEmpty"),
        ("[a, default, { value: 1, skipOnEmpty: true }]", "skipOnEmpty"),
        ("[[a, b], allOrNone, { skipOnEmpty: true }]", "skipOnEmpty"),
        ("[a, match, { pattern: '' }]", "pattern"), ("[a, match, { pattern: '', not: true }]", "pattern"),
        ("[a, compare, { compareAttribute: a, operator: '!=' }]", "compareAttribute"),
        ("[a, compare, { compareAttribute: a, operator: '>' }]", "compareAttribute"),
        ("[a, password, { min: 0, lowercase: false, uppercase: false, digit: false, symbol: false }]", "min"),
        ("[a, decimalPlaces, { min: 0 }]", "min"), ("[a, decimalPlaces, { min: 3, max: 2 }]", "min"),
        ("[a, contains, { value: x, min: 0 }]", "min"),
        ("[a, url, { validSchemes: [https], defaultScheme: http }]", "defaultScheme"),
        ("[a, url, { validSchemes: ['https://'] }]", "validSchemes"),
        ("[a, url, { defaultScheme: 'https:' }]", "defaultScheme"),
        ("[a, paymentCard, { brands: [] }]", "brands"), ("[a, uuid, { version: [] }]", "version"),
        ("[a, date, { after: 2024-01-02, before: 2024-01-01 }]", "after"),
        ("[a, date, { between: [2024-01-02, 2024-01-01] }]", "between"),
        ("[a, date, { past: true, future: true }]", "future"),
        ("[a, date, { future: true, before: 2001-01-01 }]", "before"),
        ("[a, dateTime, { future: true, between: [2001-01-01, 2002-01-01] }]", "between"),
        ("[a, time, { after: '09:00', before: '08:00' }]", "after"),
        ("[a, domainName, { allowLocalDomain: true, minimumLabels: 3 }]", "minimumLabels"),
        ("[a, dateTime, { allowLocal: true, requireOffset: true }]", "requireOffset"),
    ]

    @Test(arguments: errors)
    func error(_ rule: String, _ option: String) throws {
        let yaml = "rules:\n- \(rule)\n- [b, trim, { on: z }]\n"
        #expect(throws: RuleDocumentError.self) { try RuleDocument(yaml: yaml) }
        do throws(RuleDocumentError) {
            _ = try RuleDocument(yaml: yaml)
        } catch {
            #expect(error.problems.count == 1, "\(error)")
            let key = try #require(rule.firstRange(of: "\(option): "))
            let column = rule.distance(from: rule.startIndex, to: key.upperBound) + 3
            #expect(error.problems.first?.position == SourcePosition(line: 2, column: column), "\(error)")
        }
    }

    /// What may be meant, and loads; the option that has no effect.
    static let warnings: [(rule: String, option: String?)] = [
        ("[a, string, { length: [3, 9], min: 5 }]", "min"), ("[a, string, { length: [3, 9], max: 5 }]", "max"),
        ("[a, string, { length: [3], min: 5 }]", "min"), ("[a, string, { length: 3, min: 3, max: 3 }]", nil),
        ("[a, string, { length: [3, 4], min: 3, max: 4 }]", nil), ("[a, string, { length: [3], max: 4 }]", nil),
        ("[a, number, { min: 5.2, max: 6.1, integerOnly: true }]", nil),
        ("[a, number, { min: -0.2, max: 0.1, integerOnly: true }]", nil),
        ("[a, number, { min: 5, max: 5, integerOnly: true }]", nil),
        ("[a, number, { min: 5.2, max: 5.8 }]", nil), ("[a, number, { min: 0.5, max: 1e300, integerOnly: true }]", nil),
        ("[a, boolean, { trueValue: 1, falseValue: '1' }]", nil), ("[a, boolean, { trueValue: yes }]", nil),
        ("[a, boolean, { trueValue: 1, falseValue: 2, strict: true }]", "strict"),
        ("[a, required, { requiredValue: 1, strict: true }]", "strict"),
        ("[a, required, { requiredValue: 1, skipOnEmpty: true }]", nil),
        ("[a, required, { on: [x, y], except: [y] }]", nil),
        ("[a, compare, { compareAttribute: b, compareValue: 1 }]", "compareAttribute"),
        ("[a, compare, { compareAttribute: a }]", "compareAttribute"),
        ("[a, compare, { compareAttribute: a, operator: '>=' }]", "compareAttribute"),
        ("[a, compare, { compareValue: true, operator: '>' }]", "compareValue"),
        ("[a, compare, { compareValue: null, operator: '<=' }]", "compareValue"),
        ("[a, compare, { compareValue: [1], operator: '<' }]", "compareValue"),
        ("[a, compare, { compareValue: true }]", nil), ("[a, match, { pattern: '', whole: true }]", nil),
        ("[a, url, { validSchemes: [HTTP], defaultScheme: http }]", nil),
        ("[a, match, { pattern: '/^[a-z]+$/i' }]", "pattern"), ("[a, match, { pattern: '/^a/' }]", "pattern"),
        ("[a, match, { pattern: '/a$/' }]", "pattern"), ("[a, match, { pattern: '/api/v1/' }]", nil),
        ("[a, match, { pattern: '^/a/$' }]", nil), ("[a, match, { pattern: '/' }]", nil),
        ("[a, date, { past: true, after: 2999-01-01 }]", "after"),
        ("[a, date, { after: 2001-01-01, past: true }]", nil),
    ]

    @Test(arguments: warnings)
    func warning(_ rule: String, _ option: String?) throws {
        let document = try RuleDocument(yaml: "rules:\n- \(rule)\n- [b, trim, { on: z }]\n")
        guard let option else {
            #expect(document.warnings.isEmpty, "\(document.warnings)")
            return
        }
        #expect(document.warnings.count == 1, "\(document.warnings)")
        let key = try #require(rule.firstRange(of: "\(option): "))
        let column = rule.distance(from: rule.startIndex, to: key.upperBound) + 3
        #expect(document.warnings.first?.position == SourcePosition(line: 2, column: column))
    }

    /// Conditions of which a part would be ignored.
    @Test(arguments: [
        ("{ attribute: b, value: 1, compareAttribute: c }", "compareAttribute: "),
        ("{ attribute: b, operator: empty, value: 1 }", "value: "),
        ("{ attribute: b, operator: in, value: [1], as: number }", "as: "),
        ("{ all: [ { attribute: b, value: 1 } ], value: 1 }", ", "),
        ("{ attribute: b, compareAttribute: b }", "compareAttribute: "),
    ])
    func conditions(_ condition: String, _ place: String) throws {
        let rule = "[a, trim, { when: \(condition) }]"
        do throws(RuleDocumentError) {
            _ = try RuleDocument(yaml: "rules:\n- \(rule)\n")
            Issue.record("loaded")
        } catch {
            #expect(error.problems.count == 1, "\(error)")
            let key = try #require(rule.ranges(of: place).last)
            let column = rule.distance(from: rule.startIndex, to: key.upperBound) + 3
            #expect(error.problems.first?.position == SourcePosition(line: 2, column: column), "\(error)")
        }
    }

    /// Without `on`, an `except` that names every scenario leaves none.
    @Test func exceptEverywhere() throws {
        let never = try RuleDocument(yaml: "rules:\n- [a, required, { except: [default, x] }]\n- [a, trim, { on: x }]")
        #expect(never.warnings.map(\.position?.line) == [2])
        let elsewhere = try RuleDocument(yaml: "rules:\n- [a, required, { except: [default] }]\n- [a, trim, { on: x }]")
        #expect(elsewhere.warnings.isEmpty)
    }

    /// A name in `attributes` that no rule has is a typo, perhaps; those of objects and lists are known by their way.
    @Test func unnamedAttributes() throws {
        let document = try RuleDocument(
            yaml: """
                attributes:
                  emial: e-mail
                  address: home
                  address.postcode: postcode
                  address.postcod: postcode
                  items.sku: SKU
                  items.sgu: SKU
                  other: read by a condition
                rules:
                  - [email, email, { when: { attribute: other, operator: notEmpty } }]
                  - [address, nested, { rules: [[postcode, required]] }]
                  - [items, each, { rule: { type: nested, rules: [[sku, required]] } }]
                """)
        #expect(document.warnings.map(\.position?.line) == [2, 5, 7])
        #expect(
            document.warnings.map(\.suggestion) == [
                "Did you mean `email`?", "Did you mean `address.postcode`?", "Did you mean `items.sku`?",
            ])
    }
}
#endif
