#if Macros
import Testing

@testable import ProvisoMacros

/// Every mistake that the macros find: what is said, where, and what the fix-it makes of it.
@Suite struct DiagnosticTests {
    /// A property of a model, on the third line of a source.
    static func model(_ property: String) -> String {
        "@Validatable\nstruct Model {\n    \(property)\n}"
    }

    private static let closure =
        "a closure in '@Rules' says of what type its parameters are: rules are read before the property's type is known"

    @Test(
        arguments: [
            // A rule that does not fit
            ("@Rules(.length(4...24)) var a: Int", "3:12 '.length' judges text, and 'a' is of type 'Int'", nil),
            (
                "@Rules(.length(4...24)) var a: [Int]", "3:12 '.length' judges text, and 'a' is of type '[Int]'",
                "@Rules(.count(4...24)) var a: [Int]"
            ),
            ("@Rules(.required, .email) var a = 5", "3:23 '.email' judges text, and 'a' is of type 'Int'", nil),
            ("@Rules(.trim) var a: Bool?", "3:12 '.trim' changes text, and 'a' is of type 'Bool'", nil),
            ("@Rules(.matches(\"a\")) var a: Date?", "3:12 '.matches' judges text, and 'a' is of type 'Date'", nil),
            (
                "@Rules(.count(...5)) var a: String?", "3:12 '.count' judges collections, and 'a' is of type 'String'",
                "@Rules(.length(...5)) var a: String?"
            ),
            ("@Rules(.count(1)) var a = 1.5", "3:12 '.count' judges collections, and 'a' is of type 'Double'", nil),
            (
                "@Rules(.each(.trim)) var a: String",
                "3:12 '.each' judges the elements of arrays and sets, and 'a' is of type 'String'", nil
            ),
            (
                "@Rules(.range(1...5)) var a = \"\"", "3:12 '.range' compares values, and 'a' is of type 'String'",
                "@Rules(.length(1...5)) var a = \"\""
            ),
            (
                "@Rules(.range(1...)) var a: Set<Int>", "3:12 '.range' compares values, and 'a' is of type 'Set<Int>'",
                "@Rules(.count(1...)) var a: Set<Int>"
            ),
            (
                "@Rules(.compare(.less, to: true)) var a: Bool",
                "3:12 '.compare' compares values that have an order, and 'a' is of type 'Bool'", nil
            ),
            (
                "@Rules(.nested) var a: [Address]", "3:12 '.nested' judges a model, and 'a' is of type '[Address]'",
                "@Rules(.each(.nested)) var a: [Address]"
            ),
            (
                "@Rules(.nested) var a: [String: Address]",
                "3:12 '.nested' judges a model, and 'a' is of type '[String: Address]'",
                "@Rules(.values(.nested)) var a: [String: Address]"
            ),
            (
                "@Rules(.each(.nested)) var a: [String: Address]",
                "3:12 '.each' judges the elements of arrays and sets, and 'a' is of type '[String: Address]'",
                "@Rules(.values(.nested)) var a: [String: Address]"
            ),
            (
                "@Rules(.values(.nested)) var a: [Address]",
                "3:12 '.values' judges the values of dictionaries, and 'a' is of type '[Address]'",
                "@Rules(.each(.nested)) var a: [Address]"
            ),
            (
                "@Rules(.keys(.email)) var a = 5",
                "3:12 '.keys' judges the keys of dictionaries, and 'a' is of type 'Int'", nil
            ),
            (
                "@Rules(.values(.condition { $0 > 1 })) var a: [String: Int]",
                "3:31 \(DiagnosticTests.closure)",
                "@Rules(.values(.condition { (value: Int) in value > 1 })) var a: [String: Int]"
            ),
            ("@Rules(.nested) var a: UUID", "3:12 '.nested' judges a model, and 'a' is of type 'UUID'", nil),
            (
                "@Rules(.contains(\"a\")) var a = 1",
                "3:12 '.contains' judges text and collections, and 'a' is of type 'Int'", nil
            ),
            // Limits the wrong way round
            (
                "@Rules(.length(24...4)) var a = \"\"", "3:20 the least value, 24, is above the greatest, 4",
                "@Rules(.length(4...24)) var a = \"\""
            ),
            (
                "@Rules(.range(-1.5 ... -2)) var a = 1.0", "3:19 the least value, -1.5, is above the greatest, -2",
                "@Rules(.range(-2...-1.5)) var a = 1.0"
            ),
            (
                "@Rules(.count(1_0..<5)) var a: [Int]", "3:19 the least value, 1_0, is above the greatest, 5",
                "@Rules(.count(5..<1_0)) var a: [Int]"
            ),
            ("@Rules(.range(5..<5)) var a = 1", "3:19 nothing lies in '5..<5'", nil),
            // Patterns
            (
                "@Rules(.matches(\"[a-z\")) var a = \"\"",
                "3:22 the pattern does not compile: the class is not closed: add `]`, or write `\\[` for the character itself",
                nil
            ),
            (
                "@Rules(.contains(match: \"a(b\")) var a = \"\"",
                "3:31 the pattern does not compile: the group is not closed: add `)`, or write `\\(` for the character itself",
                nil
            ),
            // Closures without the types of their parameters
            (
                "@Rules(.condition(\"even\") { $0 % 2 == 0 }) var a = 1", "3:31 \(DiagnosticTests.closure)",
                "@Rules(.condition(\"even\") { (value: Int) in value % 2 == 0 }) var a = 1"
            ),
            (
                "@Rules(.map { text in text + \"!\" }) var a: String?", "3:17 \(DiagnosticTests.closure)",
                "@Rules(.map { (text: String) in text + \"!\" }) var a: String?"
            ),
            (
                "@Rules(.check({ (text, report) in report.fail(text) })) var a: Name",
                "3:19 \(DiagnosticTests.closure)",
                "@Rules(.check({ (text: Name, report: inout Report) in report.fail(text) })) var a: Name"
            ),
            (
                "@Rules(.satisfies { name async throws in try await free(name) }) var a: Name?",
                "3:23 \(DiagnosticTests.closure)",
                "@Rules(.satisfies { (name: Name) async throws in try await free(name) }) var a: Name?"
            ),
            (
                "@Rules(.each(.trim, .condition { $0.allSatisfy { $0.isLetter } })) var a: [String]",
                "3:36 \(DiagnosticTests.closure)",
                "@Rules(.each(.trim, .condition { (value: String) in value.allSatisfy { $0.isLetter } })) var a: [String]"
            ),
            (
                "@Rules(.range(1...).when { $0 != 5 }.message(\"!\")) var a = 1", "3:30 \(DiagnosticTests.closure)",
                "@Rules(.range(1...).when { (value: Int) in value != 5 }.message(\"!\")) var a = 1"
            ),
            (
                "@Rules(.required, .email, when: { $0.b == 1 }) var a = \"\"; var b = 1",
                "3:37 \(DiagnosticTests.closure)",
                "@Rules(.required, .email, when: { (model: Model) in model.b == 1 }) var a = \"\"; var b = 1"
            ),
            ("@Rules(.required(isEmpty: { $0 == zero })) var a = zero", "3:31 \(DiagnosticTests.closure)", nil),
            // A list of rules that the compiler would not take for one
            (
                "static var modelRules: some RuleSet<Model> { AllOrNone(\\.a, \\.b); Rule(for: \\.a, .required) }",
                "3:5 a list of rules needs '@RuleSetBuilder<Model>' before it",
                "@RuleSetBuilder<Model> static var modelRules: some RuleSet<Model> { AllOrNone(\\.a, \\.b); Rule(for: \\.a, .required) }"
            ),
            // A property of another type
            (
                "@Rules(.vat(country: \\Other.country)) var a = \"\"",
                "3:27 '\\Other.country' is a property of 'Other', and 'a' is judged by properties of 'Model'",
                "@Rules(.vat(country: \\Model.country)) var a = \"\""
            ),
            (
                "@Rules(.equal(to: \\Other.b)) var a = 1; var b = 1",
                "3:24 '\\Other.b' is a property of 'Other', and 'a' is compared with properties of 'Model'",
                "@Rules(.equal(to: \\Model.b)) var a = 1; var b = 1"
            ),
            (
                "@Rules(.compare(.less, to: \\Other.b)) var a = 1",
                "3:33 '\\Other.b' is a property of 'Other', and 'a' is compared with properties of 'Model'",
                "@Rules(.compare(.less, to: \\Model.b)) var a = 1"
            ),
            // The same twice
            (
                "@Rules(.trim, .required, .trim) var a = \"\"", "3:30 'a' has the rule '.trim' already",
                "@Rules(.trim, .required) var a = \"\""
            ),
            (
                "@Rules(.email) @Rules(.email) var a = \"\"", "3:27 'a' has the rule '.email' already", nil
            ),
            // A condition that the compiler cannot read
            (
                "@Rules(.required, when: { (form: Model) in form.a == 1 }) var a = 1",
                "3:48 a condition cannot read the property that it stands at, which is a circle to the compiler; "
                    + "write the rule in 'modelRules'", nil
            ),
            (
                "@Rules(.required, when: { (form: Model) in form.b }) var a = 1\n"
                    + "@Rules(.required, when: { (form: Self) in !form.c.isEmpty }) var b = true\n"
                    + "@Rules(.required, .trim, when: { (it: Model) in it.d > 1 && it.a > 1 }) var c = \"\"\nvar d = 1",
                "3:48 the conditions of 'a', 'b', 'c' read each other's properties, which is a circle to the compiler; "
                    + "write the rule in 'modelRules'", nil
            ),
            // A filter of a constant
            (
                "@Rules(.trim) let a: String", "3:12 '.trim' changes values, and 'a' is a constant",
                "@Rules(.trim) var a: String"
            ),
            // Under a condition of compilation
            (
                "#if X\n@Rules(.length(4)) var a: Int\n#endif", "4:8 '.length' judges text, and 'a' is of type 'Int'",
                nil
            ),
            (
                "#if X\n@NotAssignable\n#endif\nvar a = 5",
                "4:1 @NotAssignable cannot depend on '#if' by itself; put the whole of 'a' inside", nil
            ),
            // Said twice
            (
                "@Labeled(\"a\") @Labeled(\"b\") var a = 5", "3:19 'a' has @Labeled already",
                "@Labeled(\"a\")  var a = 5"
            ),
            (
                "@NotAssignable @NotAssignable var a = 5", "3:20 'a' has @NotAssignable already",
                "@NotAssignable  var a = 5"
            ),
            // Names that are nearly those of built-in ones
            (
                "@Rules(.lenght(3)) var a = \"\"",
                "3:13 no rule of Proviso is called '.lenght'; did you mean '.length'?",
                "@Rules(.length(3)) var a = \"\""
            ),
            (
                "@Rules(.required, .email(enableIdn: true)) var a = \"\"",
                "3:30 '.email' has no option 'enableIdn'; did you mean 'enableIDN'?",
                "@Rules(.required, .email(enableIDN: true)) var a = \"\""
            ),
            (
                "@Rules(.each(.requird)) var a: [String]",
                "3:19 no rule of Proviso is called '.requird'; did you mean '.required'?",
                "@Rules(.each(.required)) var a: [String]"
            ),
            (
                "@Rules(.email.mesage(\"x\")) var a = \"\"",
                "3:19 nothing called '.mesage' is part of a rule; did you mean '.message'?",
                "@Rules(.email.message(\"x\")) var a = \"\""
            ),
            // Where there is nothing to judge
            (
                "@Rules(.required) var a: Int { @storageRestrictions(initializes: b) init(n) { b = n } get { b } }",
                "3:5 @Rules goes with stored properties, and this one is computed",
                " var a: Int { @storageRestrictions(initializes: b) init(n) { b = n } get { b } }"
            ),
            (
                "@Rules(.required) var a: Int { _read { yield b } _modify { yield &b } }",
                "3:5 @Rules goes with stored properties, and this one is computed",
                " var a: Int { _read { yield b } _modify { yield &b } }"
            ),
            (
                "@Rules(.required) var a: Int { 5 }",
                "3:5 @Rules goes with stored properties, and this one is computed", " var a: Int { 5 }"
            ),
            (
                "@Rules(.required) var a: Int { get { 5 } set {} }",
                "3:5 @Rules goes with stored properties, and this one is computed", " var a: Int { get { 5 } set {} }"
            ),
            (
                "@Rules(.required) static var a = 5",
                "3:5 @Rules goes with stored properties, and this one is static", " static var a = 5"
            ),
            (
                "@Rules(.required) lazy var a = 5", "3:5 @Rules goes with stored properties, and this one is lazy",
                " lazy var a = 5"
            ),
            ("@Rules(.required) func a() {}", "3:5 @Rules goes with stored properties", nil),
            (
                "@NotAssignable static var a = 5",
                "3:5 @NotAssignable goes with stored properties, and this one is static",
                " static var a = 5"
            ),
            ("@Rules() var a = 5", "3:5 @Rules has no rules", nil),
            ("@Rules(on: .register) var a = 5", "3:5 @Rules has no rules", nil),
        ] as [(String, String, String?)])
    func mistake(property: String, message: String, fixed: String?) {
        let expansion = Expansion(Self.model(property))
        #expect(expansion.messages == [message])
        #expect(expansion.fixed == Self.model(fixed ?? property))
    }

    @Test(
        arguments: [
            "@Rules(.length(4...24)) var a: Name", "@Rules(.length(4...24)) var a = name()",
            "@Rules(.range(4...24)) var a: Double?", "@Rules(.range(now...)) var a: Date",
            "@Rules(.required, on: .register) @Rules(.required, on: .login) var a = \"\"",
            "@Rules(.matches(pattern)) var a: String", "@Rules(.matches(\"[a-z]+\\\\d\")) var a: String",
            "@Rules(.required) var a = 5 { didSet { print(a) } }", "@Rules(.each(.trim)) var a: Set<String>",
            "@Rules(.vat(country: \\Model.b)) var a = \"\"; var b = \"\"",
            "@Rules(.own(by: \\String.count)) var a = \"\"",
            "@Rules(.own(by: \\Part.name)) var a: [Part]",
            "@Rules(.notEqual(to: \\Self.b)) var a = 1; var b = 1", "@Rules(.equal(to: \\Outer.Model.b)) var a = 1",
            "@Rules(.required) let a: String", "@Rules(.range(low...high)) var a = 5",
            // Rules and options of one's own
            "@Rules(.emails) var a = \"\"", "@Rules(.username(strictly: true)) var a = \"\"",
            "@Rules(.length(between: 1, and: 2)) var a = \"\"", "@Rules(for: String.self, .lenght) var a = \"\"",
            "@Rules(Lengths.lenght(3)) var a = \"\"", "@Rules(.my.lenght) var a = \"\"",
            // Twice, and under different conditions
            "#if X\n@Rules(.email) var a = \"\"\n#else\n@Rules(.email) var a = \"\"\n#endif",
            "@Wrapper @Rules(.length(3)) var a = 5",
            // Closures that say all, that get nothing, and that are for a type
            "@Rules(.condition(\"even\") { (number: Int) in number % 2 == 0 }, .required.when { isOpen }) var a = 1",
            "@Rules(.default { [1].map { $0 + 1 } }, .map(tidied), .condition(holds)) var a: [Int]",
            "@Rules(for: Int.self, .condition { $0 > 1 }) var a = 1",
            "@Rules(.each(.map { (text: String) in text.filter { $0 != \"-\" } }), when: isOpen) var a: [String]",
            "@Rules(.username { $0 }) var a = 1",
        ])
    func correct(property: String) {
        #expect(Expansion(Self.model(property)).messages == [])
    }

    @Test func rulesThatAListLeavesOut() {
        func model(_ list: String) -> String {
            "@Validatable struct A {\n@Rules(.required) var a = 5\nstatic var rules: some RuleSet<A> { \(list) }\n}"
        }
        #expect(
            Expansion(model("Rule(for: \\.a, .required)")).messages == [
                "2:1 'A' lists its rules itself, and these are not among them: begin the list with 'propertyRules'"
            ])
        let listed = Expansion(model("propertyRules"))
        #expect(listed.messages == [])
        #expect(listed.source.contains("static let propertyRules: Proviso._CompiledRuleSet<A> = makeCompiledRules()"))
        #expect(!listed.source.contains("ModelRuleSet"))
    }

    @Test func wrongPlaces() {
        #expect(
            Expansion("struct A {\n    @Rules(.required) var a = 5\n}").messages == [
                "2:5 @Rules does nothing here, since its type is not @Validatable"
            ])
        #expect(
            Expansion("extension A { @Rules(.required) var a: Int { 5 } }").messages == [
                "1:15 @Rules goes with stored properties, and this one is computed"
            ])
        #expect(
            Expansion("@Validatable struct A { struct B { @Labeled(\"b\") var b = 5 } }").messages == [
                "1:36 @Labeled does nothing here, since its type is not @Validatable"
            ])
        #expect(
            Expansion("@NotAssignable var a = 5").messages == [
                "1:1 @NotAssignable goes with stored properties, and this one is global"
            ])
        #expect(
            Expansion("@Validatable struct A: ~Copyable {}").messages == [
                "1:24 rules judge a copy of a model, so a model cannot be '~Copyable'"
            ])
        #expect(
            Expansion("@Validatable struct A<each T> {}").messages == ["1:23 a model cannot have a parameter pack"])
        #expect(Expansion("@Validatable enum A {}").messages == ["1:1 @Validatable goes with structures and classes"])
        #expect(Expansion("@Validatable actor A {}").messages == ["1:1 @Validatable goes with structures and classes"])
    }

    @Test(arguments: [
        ("@MainActor @Validatable struct A {}", "1:1", " @Validatable struct A {}"),
        ("@Validatable @MainActor final class A {}", "1:14", "@Validatable  final class A {}"),
        ("@Validatable @Things.StoreActor struct A {}", "1:14", "@Validatable  struct A {}"),
    ])
    func actors(source: String, place: String, fixed: String) {
        let expansion = Expansion(source)
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.hasPrefix("\(place) rules run on any thread") ?? false)
        #expect(expansion.fixed == fixed)
    }

    @Test func reportsEveryMistakeAtOnce() {
        let expansion = Expansion(
            "@Validatable\nstruct A {\n@Rules(.email, .range(5...1))\nvar a = 1\n@Rules(.count(1))\nvar b = \"\"\n}")
        #expect(expansion.messages.map { String($0.prefix(4)) } == ["3:8 ", "3:23", "5:8 "])
    }
}
#endif
