#if YAML
@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms
import ProvisoYAML
import Proviso
import Testing

/// What is said to whoever writes a name that there is not.
@Suite struct SuggestionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        /// The column of the mistake, counted in the rule.
        let column: Int
        /// What is meant.
        let meant: String
        var testDescription: String { rule }

        init(_ rule: String, _ column: Int, _ meant: String) {
            self.rule = rule
            self.column = column
            self.meant = meant
        }

        func check(sourceLocation: SourceLocation = #_sourceLocation) {
            let problems = SuggestionTests.problems("rules:\n  - \(rule)\n")
            #expect(problems.count == 1, "\(problems)", sourceLocation: sourceLocation)
            #expect(
                problems.first?.position == SourcePosition(line: 2, column: column + 4), "\(problems)",
                sourceLocation: sourceLocation)
            #expect(
                problems.first?.suggestion?.contains(meant) ?? false, "\(problems)", sourceLocation: sourceLocation)
        }
    }

    static func problems(_ yaml: String) -> [RuleDocumentProblem] {
        do throws(RuleDocumentError) {
            _ = try RuleDocument(yaml: yaml)
            return []
        } catch { return error.problems }
    }

    @Test(arguments: [
        Case("{ attributs: a, type: required }", 3, "`attributes` where it says `attributs`"),
        Case("{ attribute: a, type: required }", 3, "`attributes` where it says `attribute`"),
        Case("{ Attributes: a, type: required }", 3, "`attributes` where it says `Attributes`"),
        Case("{ field: a, type: required }", 3, "`attributes` where it says `field`"),
        Case("{ name: a, type: required }", 3, "`attributes` where it says `name`"),
        Case("{ type: string, min: 3, atributes: a }", 25, "`attributes` where it says `atributes`"),
        Case("{ attributes: a, tpye: required }", 18, "`type` where it says `tpye`"),
        Case("{ attributes: a, typ: required }", 18, "`type` where it says `typ`"),
        Case("{ attributes: a, rule: required }", 18, "`type` where it says `rule`"),
        Case("{ attributes: a, type: each, rule: { tpye: string } }", 38, "`type` where it says `tpye`"),
        Case("[a, nested, { rules: [[id, unique]] }]", 23, "Give it to `a.id`"),
        Case(
            "[a, each, { rule: { type: nested, rules: [[id, unique]] } }]", 43,
            "Name an attribute of the record itself."),
        Case("[a, each, { rule: unique }]", 19, "Name an attribute of the record itself."),
        Case("a: required", 1, "[a, required]"),
        Case("{ a: [required, email] }", 1, "[a, required]"),
        Case("email: { type: email }", 1, "{ attributes: email, type: email }"),
        Case("name: required", 1, "[name, required]"),
    ])
    func keysOfRules(_ example: Case) { example.check() }

    /// Both keys may be misspelled.
    @Test func bothKeys() {
        let problems = Self.problems("rules: [ { atributes: a, tipe: required } ]")
        #expect(problems.map(\.position?.column) == [12, 26])
        #expect(problems.allSatisfy { $0.suggestion?.hasPrefix("Did you mean `") ?? false })
        // What is near to neither gets no suggestion.
        #expect(Self.problems("rules: [ { x: a, y: required } ]").map(\.suggestion) == [nil, nil])
    }

    @Test(arguments: [
        Case("[a, number, { integer: true }]", 15, "`integerOnly`"),
        Case("[a, number, { minimum: 1 }]", 15, "`min`"),
        Case("[a, number, { maximum: 1 }]", 15, "`max`"),
        Case("[a, number, { maxmum: 1 }]", 15, "`max`"),
        Case("[a, string, { minLength: 1 }]", 15, "`min`"),
        Case("[a, string, { maxLength: 1 }]", 15, "`max`"),
        Case("[a, string, { min_length: 1 }]", 15, "`min`"),
        Case("[a, string, { minLenght: 1 }]", 15, "`min`"),
        Case("[a, url, { maxlength: 9 }]", 12, "`maxLength`"),
        Case("[a, in, { values: [1], range: [1] }]", 11, "`range`"),
        Case("[a, in, { enum: [1], range: [1] }]", 11, "`range`"),
        Case("[a, match, { regex: x, pattern: x }]", 14, "`pattern`"),
        Case("[a, email, { enable_idn: true }]", 14, "`enableIDN`"),
        Case("[a, email, { allowName: true }]", 14, "`allowDisplayName`"),
        Case("[a, required, { if: x }]", 17, "`when`"),
        Case("[a, required, { scenario: x }]", 17, "`on`"),
        Case("[a, required, { errorMessage: x }]", 17, "`message`"),
        Case("[a, number, { tooSmal: x }]", 15, "`tooSmall`"),
        Case("[a, compare, { compareTo: b }]", 16, "`compareAttribute`"),
        Case("[a, compare, { value: 1 }]", 16, "`compareValue`"),
    ])
    func options(_ example: Case) { example.check() }

    @Test(arguments: [
        ("=>", ">="), ("=<", "<="), ("<>", "!="), ("=", "=="), ("===", "=="), ("!==", "!="), ("gte", ">="), ("LT", "<"),
        ("=!", "!="), ("≠", "!="), ("≤", "<="),
    ])
    func operators(_ written: String, _ meant: String) {
        Case("{ attributes: a, type: compare, operator: '\(written)' }", 43, "`\(meant)`").check()
        Case(
            "{ attributes: a, type: trim, when: { attribute: b, operator: '\(written)', value: 1 } }", 62, "`\(meant)`"
        )
        .check()
    }

    @Test(arguments: [
        Case("[a, string, { max: 1, unit: bytes }]", 29, "`utf8`"),
        Case("[a, string, { max: 1, unit: UTF-8 }]", 29, "`utf8`"),
        Case("[a, required, { severity: warn }]", 27, "`warning`"),
        Case("[a, paymentCard, { brands: [AmericanExpress] }]", 28, "`amex`"),
        Case("[a, trim, { side: leading }]", 19, "`left`"),
        Case("[a, filter, { filter: toLowerCase }]", 23, "`lowercase`"),
        Case("[a, compare, { compareValue: 1, as: int }]", 37, "`number`"),
        Case("[a, creditCard]", 5, "`paymentCard`"), Case("[a, regexp]", 5, "`match`"), Case("[a, ipv6]", 5, "`ip`"),
        Case("[a, date-time]", 5, "`dateTime`"), Case("[a, alpha_num]", 5, "`alphanumeric`"),
        Case("[a, minLength]", 5, "`string`"), Case("[a, numeric]", 5, "`number`"),
    ])
    func words(_ example: Case) { example.check() }

    /// Several types in one rule, and rules under the names of attributes, as other systems have them.
    @Test func otherShapes() {
        for rules in ["[ [a, 'required|email'] ]", "[ [a, [required, email]] ]", "{ a: required }"] {
            let problems = Self.problems("rules: \(rules)")
            #expect(problems.count == 1 && problems.first?.suggestion?.hasPrefix("Write ") ?? false, "\(problems)")
        }
    }

    @Test func keysElsewhere() {
        #expect(Self.problems("fields: {}\nrules: [[a, trim]]").first?.suggestion == "Did you mean `attributes`?")
        #expect(
            Self.problems("attributes: { a: { secret: true } }\nrules: [[a, trim]]").first?.suggestion
                == "Did you mean `sensitive`?")
        #expect(
            Self.problems("rules: [[a, trim, { when: { or: [ { attribute: b, value: 1 } ] } }]]")
                .contains { $0.suggestion == "Did you mean `any`?" })
    }

    @Test(arguments: [
        ("isURL", "`url`"), ("isInt", "`integer`"), ("isIP", "`ip`"), ("isIn", "`in`"), ("isJSON", "`json`"),
        ("is_email", "`email`"),
        ("isISIN", "`isin`"), ("isLength", "`string`"), ("isByteLength", "`string` with `unit: utf8`"),
        ("EmailAddress", "`email`"),
        ("null", "`absent`"), ("map", "`values`"), ("notIn", "`in` with `not: true`"),
        ("NoneOf", "`in` with `not: true`"),
        ("excludes", "`match` with `not: true`"), ("startsnotwith", "`match` with `not: true`"),
        ("nonNegative", "`number` with `min: 0`"), ("nonPositive", "`number` with `max: 0`"),
        ("between", "`number` with `min` and `max`"), ("accepted", "`required` with `requiredValue: true`"),
        ("required_if", "`required` with `when`"), ("gte", "`compare` with `operator: '>='`"),
        ("confirmed", "`compare` with `compareAttribute`"), ("emial", "`email`"), ("ulr", "`url`"),
        ("requird", "`required`"),
        ("script", nil), ("pan", nil), ("xyz", nil), ("is", nil), ("Expression", nil), ("percent", nil),
    ])
    func otherUses(written: String, meant: String?) {
        let advice = RuleRegistry.standard.advice(onUnknown: written)
        #expect(advice == meant.map { "Did you mean \($0)?" } ?? "`proviso list` shows all rules.", "\(written)")
    }

    /// Every other name of an option or a rule leads to it, and none is a name of its own.
    @Test func otherNames() throws {
        var rules: Set<String> = []
        for rule in BuiltInRules.all {
            for name in rule.otherNames {
                #expect(RuleRegistry.standard.nearestRule(to: name) == rule.name, "\(name)")
                #expect(!RuleRegistry.standard.ruleNames.contains(name), "\(name)")
                #expect(rules.insert(name.lowercased()).inserted, "\(name)")
            }
            for name in rule.otherUses.keys {
                #expect(
                    RuleRegistry.standard.advice(onUnknown: name).hasPrefix("Did you mean `\(rule.name)` with `"),
                    "\(name)")
                #expect(
                    rules.insert(name.lowercased()).inserted && !RuleRegistry.standard.ruleNames.contains(name),
                    "\(name)")
            }
        }
        #expect(rules.count > 100)
        var count = 0
        for rule in RuleRegistry.standard.descriptions {
            for option in rule.options {
                for name in option.otherNames {
                    count += 1
                    let problems = Self.problems("rules: [[a, \(rule.name), { \(name): 1 }]]")
                    #expect(
                        problems.contains {
                            $0.message.contains("`\(name)`") && $0.suggestion == "Did you mean `\(option.name)`?"
                        }, "\(rule.name) \(name) \(option.name) \(problems)")
                }
            }
        }
        #expect(count > 200)
    }
}
#endif
