import Proviso
import RuleTestSupport
import Testing

/// A rule of one's own that states what it lets pass, and no more, tells what is left of a text as a built-in one does.
@Suite struct OwnRuleCompletionTests {
    /// A number plate: letters, a hyphen and digits.
    struct Plate: ValidationRule {
        static let pattern = PatternConstraint("[A-Z]{1,3}-[0-9]{1,4}", isWhole: true)
        var constraints: Constraints { .exactly(.pattern(Self.pattern)) }

        func check(_ value: String, into report: inout Report) {
            if constraints.allows(.string(value)) != true { report.fail("plate") }
        }
    }

    /// An age within limits; at most that is stated, where some are refused.
    struct Age: ValidationRule {
        var refused: Int?

        var constraints: Constraints {
            let limits = Constraint.number(NumberConstraint(min: ExactNumber(18), max: ExactNumber(120)))
            return refused == nil ? .exactly(limits) : .atMost(limits)
        }

        func check(_ value: Int, into report: inout Report) {
            if value < 18 || value > 120 || value == refused { report.fail("age") }
        }
    }

    /// The same for documents.
    struct PlateRule: DocumentRule {
        static let name = "plate"
        static let summary = "A number plate."
        static let messages: [String: CatalogMessage] = ["plate": "{attribute} must be a number plate."]
        var constraints: Constraints { .exactly(.pattern(Plate.pattern)) }

        init(options: inout RuleOptions) {}

        func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
            if constraints.allows(value.data) != true { report.fail("plate") }
        }
    }

    /// A filter that knows what it makes of a text that is not finished.
    struct Capitals: ValidationRule {
        var skipsEmptyValues: Bool { false }
        func check(_ value: String, into report: inout Report) {}
        func tidy(_ value: String) -> String { value.uppercased() }

        func tidy(draft: inout Draft) {
            draft.now = draft.now.uppercased()
            draft.ahead = draft.ahead?.uppercased()
        }
    }

    /// A filter that does not.
    struct Reversed: ValidationRule {
        func check(_ value: String, into report: inout Report) {}
        func tidy(_ value: String) -> String { String(value.reversed()) }
    }

    /// A rule that reads the model.
    struct Other: DependentRule {
        func run(on value: inout String?, of car: Car, into report: inout Report) {
            if value != car.plate { report.fail("other") }
        }

        func completion(of text: String, in car: Car) -> Completion? {
            car.plate == text ? .valid : car.plate.hasPrefix(text) ? .incomplete : .lost
        }
    }

    static let cases: [(String, Completion)] = [
        ("", .incomplete), ("B", .incomplete), ("B-", .incomplete), ("B-12", .valid), ("b", .lost), ("B-12345", .lost),
    ]

    @Test(arguments: cases) func values(text: String, completion: Completion) {
        #expect(Plate().completion(of: text) == completion)
        #expect(AnyRule(Plate()).completion(of: text) == completion)
        #expect(AnyRule(Plate()).completion(of: text[...]) == completion)
        #expect(RuleList(AnyRule(Plate())).completion(of: text) == completion)
        #expect(Validator.completion(of: text, AnyRule(Plate())) == completion)
    }

    @Test func numbers() {
        let rule = AnyRule(Age())
        #expect(rule.completion(of: "1") == .incomplete)
        #expect(rule.completion(of: "19") == .valid)
        #expect(rule.completion(of: "13") == .lost)
        #expect(rule.completion(of: "121") == .lost)
        #expect(rule.completion(of: "x") == .lost)
        // What is no more than an upper bound tells what is lost.
        let bounded = AnyRule(Age(refused: 100))
        #expect(bounded.completion(of: "99") == .valid)
        #expect(bounded.completion(of: "1") == nil)
        #expect(bounded.completion(of: "100") == nil)
        #expect(bounded.completion(of: "121") == .lost)
    }

    @Test func aRuleThatStatesNothing() {
        struct Silent: ValidationRule {
            func check(_ value: String, into report: inout Report) { if value.count < 3 { report.fail("silent") } }
        }
        #expect(AnyRule(Silent()).completion(of: "ab") == nil)
        #expect(AnyRule(Silent()).completion(of: "abc") == .valid)
    }

    @Test func filters() {
        let known = RuleList(AnyRule(Capitals()), AnyRule(Plate()))
        #expect(known.completion(of: "b") == .incomplete)
        #expect(known.completion(of: "b-12") == .valid)
        #expect(known.completion(of: "b_") == .lost)
        let unknown = RuleList(AnyRule(Reversed()), AnyRule(Plate()))
        #expect(unknown.completion(of: "21-B") == .valid)
        #expect(unknown.completion(of: "21") == nil)
    }

    struct Car: Validatable {
        var plate = ""
        var age = 0
        var written = ""
        var again = ""

        static var rules: some RuleSet<Car> {
            Rule(for: \.plate, .rule(Plate()))
            Rule(for: \.age, .rule(Age()))
            Rule(for: \.written, .rule(Capitals()), .rule(Plate()))
            Rule(for: \.again, .rule(Other()))
        }
    }

    @Test(arguments: cases) func forms(text: String, completion: Completion) throws {
        let form = FormModel(Car())
        // An empty text is left alone.
        let expected = text.isEmpty ? .valid : completion
        #expect(form.completion(of: \.plate, typing: text) == expected)
        #expect(form.completion(of: \.written, typing: text.lowercased()) == (text == "b" ? .incomplete : expected))
    }

    @Test func numbersInForms() {
        let form = FormModel(Car())
        #expect(form.completion(of: \.age, typing: "1") == .incomplete)
        #expect(form.completion(of: \.age, typing: "121") == .lost)
        #expect(form.completion(of: \.age, typing: "100") == .valid)
    }

    @Test func rulesThatReadTheModel() {
        var car = Car()
        car.plate = "B-12"
        let form = FormModel(car)
        #expect(form.completion(of: \.again, typing: "B") == .incomplete)
        #expect(form.completion(of: \.again, typing: "B-12") == .valid)
        #expect(form.completion(of: \.again, typing: "C") == .lost)
    }

    @Test(arguments: cases) func records(text: String, completion: Completion) throws {
        var registry = RuleRegistry.standard
        registry.register(PlateRule.self)
        registry.register("gate", message: "{attribute} is no gate.") { value, _ in
            value.text.map { $0.hasPrefix("G") } ?? false
        }
        let document = try RuleDocument([["plate", "plate"], ["gate", "gate"]], registry: registry)
        let form = RecordForm(rules: document)
        #expect(try form.completion(of: "plate", typing: text) == (text.isEmpty ? .valid : completion))
        #expect(try form.completion(of: "gate", typing: "G1") == .valid)
        #expect(try form.completion(of: "gate", typing: "H") == nil)
    }
}
