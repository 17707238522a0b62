#if Macros && os(Linux)
import Foundation
import Proviso
import Testing

/// What the compiler itself says of models, with the macros in it: mistakes that need types, and so no macro can see.
@Suite(.enabled(if: Compiler.isHere, "no swiftc, or no built modules beside the tests")) struct CompilerTests {
    @Test(
        arguments: [
            // An unknown attribute
            (
                "@Rules(.equal(to: \\Model.passwordRepaet)) var password = \"\"",
                "3:19: error: value of type 'Model' has no member 'passwordRepaet'"
            ),
            (
                "@Rules(.compare(.greater, to: \\Model.arival)) var departure = 1",
                "3:31: error: value of type 'Model' has no member 'arival'"
            ),
            (
                "@Rules(.notEqual(to: \\.other)) var a = 1",
                "3:22: error: cannot infer key path type from context; consider explicitly specifying a root type"
            ),
            // An attribute of another type
            (
                "@Rules(.equal(to: \\Model.count)) var password = \"\"; var count = 1",
                "error: cannot convert value of type 'Int' to expected argument type 'String'"
            ),
            // A property of another type, where only the compiler knows that it is one
            (
                "@Rules(.equal(to: \\Outer.Model.b)) var a = 1; var b = 1; enum Outer { struct Model { var b = 1 } }",
                "error: value of type 'Model' has no member 'Model'"
            ),
            // A condition in a circle, of which the compiler says no more than that
            (
                "@Rules(.required, when: { (form: Model) in form.a != \"\" }) var a = \"\"",
                "3:44: error: a condition cannot read the property that it stands at, which is a circle to the compiler"
            ),
            // A rule and an option that there is not
            ("@Rules(.emial) var a = \"\"", "3:9: error: type 'PropertyRule' has no member 'emial'"),
            ("@Rules(.length(3, max: 4)) var a = \"\"", "3:24: error: extra argument 'max' in call"),
            ("@Rules(.email(enableIdn: true)) var a = \"\"", "3:15: note: '.email' has no option 'enableIdn'"),
            // A type that only the compiler knows
            (
                "typealias Age = Int; @Rules(.length(3)) var a: Age = 3",
                "Model.swift:3:30: error: 'bind(text:_:_:)' is unavailable: this rule judges text"
            ),
            (
                "@Rules(.required, .email) var a = Model.number; static let number = 5",
                "Model.swift:3:9: error: 'bind(text:_:_:)' is unavailable: this rule judges text"
            ),
            (
                "@Rules(.nested) var a = Other(); struct Other {}",
                "Model.swift:3:9: error: 'bind(model:_:_:)' is unavailable: '.nested' judges a model"
            ),
            (
                "@Rules(.nested) var a: Other?; struct Other {}",
                "Model.swift:3:9: error: 'bind(model:_:_:)' is unavailable: '.nested' judges a model"
            ),
            (
                "@Rules(.count(3)) var a = Model.number; static let number = 5",
                "Model.swift:3:9: error: 'bind(collection:_:_:)' is unavailable: this rule judges collections"
            ),
            (
                "@Rules(.required,\n  .in([1])) var a = \"\"",
                "Model.swift:4:8: error: cannot convert value of type 'Int' to expected element type"
            ),
            (
                "@Rules(.equal(to: \\Model.b)) var a = \"\"; var b = 5",
                "Model.swift:3:"
            ),
        ])
    func mistake(property: String, message: String) throws {
        let output = try Compiler.check(Self.model(property))
        #expect(output.contains(message), "\(output)")
        #expect(output.contains("Model.swift:"), "no place in the source")
    }

    /// The compiler says what is wrong with an argument of `@Rules`, and what it says of the code that is written for it
    /// stands at the very rule.
    @Test(
        arguments: [
            ("@Rules(.lenght(4)) var a = \"\"", "3:9: error: type 'PropertyRule' has no member 'lenght'", "3:9"),
            ("@Rules(.required, .emial.message(\"!\")) var a = 5", "3:20: error: ", "3:20"),
            ("@Rules(.named) var a = \"\"", "3:9: error: type 'AnyRule<String>' has no member 'named'", "3:9"),
        ])
    func errorsStandAtTheRule(property: String, message: String, place: String) throws {
        let output = try Compiler.check(
            Self.model(property) + "extension PropertyRule { static var named: Self { .custom } }")
        #expect(output.contains(message), "\(output)")
        let places = Set(output.matches(of: #/Model\.swift:(\d+:\d+): error: /#).map { String($0.1) })
        #expect(places == [place], "\(output)")
    }

    /// A property that there is not is told once, and one that the macro does not see is read all the same.
    @Test func comparedPropertiesAreToldOnce() throws {
        for rule in [".equal(to: \\Model.zz)", ".compare(.less, to: \\Model.zz)", ".notEqual(to: \\Model.zz)"] {
            let output = try Compiler.check(Self.model("@Rules(\(rule)) var a = \"\""))
            #expect(output.contains("error: value of type 'Model' has no member 'zz'"), "\(output)")
            #expect(output.matches(of: #/: error: /#).count == 1, "\(output)")
        }
        let model = Self.model(
            "@Rules(.equal(to: \\Model.zz), when: { (model: Model) in model.b }) var a = \"\"; var b = true")
        #expect(try Compiler.check(model + "extension Model { var zz: String { a } }") == "")
        let other = try Compiler.check(model + "extension Model { var zz: Int { 1 } }")
        #expect(other.contains("error: cannot convert value of type 'Int'"), "\(other)")
    }

    @Test func misspeltRulesAreNotedAtTheirPlace() throws {
        let output = try Compiler.check(Self.model("@Rules(.lenght(4)) var a = \"\""))
        #expect(
            output.contains("3:9: note: no rule of Proviso is called '.lenght'; did you mean '.length'?"), "\(output)")
    }

    /// Mistakes in lists of rules: one error for each, where the mistake is.
    @Test(
        arguments: [
            ("Rule(for: \\.n, .email)", "5:19: error: static property 'email' requires that 'Int' conform"),
            ("Rule(for: \\.a, .emial)", "5:19: error: type 'ListedRule<Model, String>' has no member 'emial'"),
            ("Rule(for: \\.a, \\.a, .emial)", "5:24: error: type 'ListedRule<Model, String>' has no member 'emial'"),
            (
                "Rule(for: \\.a, .trim, .equal(to: \\.n))",
                "5:36: error: cannot convert value of type 'KeyPath<Model, Int>'"
            ),
            (
                "Rule(for: \\.a, \\.n, .required)",
                "5:18: error: cannot convert value of type 'WritableKeyPath<Model, Int>'"
            ),
            ("Rule(for: \\.o, .length(3))", "5:19: error: referencing static method 'length(_:unit:)'"),
            ("Rule(for: \\.a, .length(3, max: 4))", "5:34: error: extra argument 'max' in call"),
            ("Rule(for: \\.a, .in([1]))", "5:23: error: cannot convert value of type 'Int' to expected element type"),
        ])
    func mistakesInLists(rule: String, message: String) throws {
        let source = """
            import Proviso
            struct Model { var a = "", n = 1, o: Int?, t = [1] }
            extension Model: Validatable { static var rules: some RuleSet<Model> {
              Rule(for: \\.a, .trim, .required)
              \(rule)
            } }

            """
        let output = try Compiler.check(source)
        #expect(output.contains("Model.swift:" + message), "\(output)")
        #expect(output.matches(of: #/: error: /#).count == 1, "\(output)")
    }

    /// What other libraries call a rule, and rules for another type: the compiler says what to write.
    @Test(
        arguments: [
            ("5.validate(.email)", "static property 'email' requires that"),
            ("count.validate(.length(3))", "requires that 'Int' conform to 'StringProtocol'"),
            ("text.validate(.lenght(3))", "type 'AnyRule<String>' has no member 'lenght'"),
            ("text.validate(.minLength(4))", "'minLength' is unavailable: write '.length(4...)'"),
            ("count.validate(.min(4))", "'min' is unavailable: write '.range(18...)' for a number"),
            ("text.validate(.notEmpty)", "'notEmpty' has been renamed to 'required'"),
            ("text.validate(.trim, .creditCard)", "'creditCard' has been renamed to 'paymentCard'"),
            ("text.validate(.regex(\"[a-z]\"))", "'regex' is unavailable: write '.matches("),
            ("text.validate(.oneOf([\"a\"]))", "'oneOf' is unavailable: write '.in("),
            ("Rule(for: \\Model.text, .safe)", "'safe' is unavailable: a list has 'Rule.safe(\\.nickname)'"),
            ("Rule(for: \\Model.text, .required).unsafe()", "'unsafe()' has been renamed to 'notAssignable()'"),
            ("Rule(for: \\Model.text, .notBlank)", "'notBlank' has been renamed to 'required'"),
            ("text.validate(.filled)", "'filled' has been renamed to 'required'"),
            ("text.validate(.regexp(\"[a-z]\"))", "'regexp' is unavailable: write '.matches("),
            ("Rule(for: \\Model.text, .confirmed)", "'confirmed' is unavailable: write '.equal(to:)'"),
        ])
    func otherNames(use: String, message: String) throws {
        let source = """
            import Proviso
            struct Model { var text = "" }
            func use(_ text: String, _ count: Int) {
              _ = \(use)
            }

            """
        // How the compiler names a type depends on how the library was compiled: 'Int', or 'RuleVocabulary<Int>.Value' (aka 'Int').
        let output = try Compiler.check(source).replacing(#/'[^']+' \(aka ('[^']+')\)/#) { $0.1 }
        #expect(output.contains(message), "\(output)")
        #expect(output.matches(of: #/: error: /#).count == 1, "\(output)")
    }

    @Test func otherNamesInRules() throws {
        let output = try Compiler.check(Self.model("@Rules(.notEmpty, .maxLength(3)) var a = \"\""))
        #expect(output.contains("3:9: error: 'notEmpty' has been renamed to 'required'"), "\(output)")
        #expect(output.contains("3:20: error: 'maxLength' is unavailable: write '.length(...24)'"), "\(output)")
    }

    /// Types that are called as those of the standard library, and rules of one's own as those of other libraries.
    @Test func namesOfOnesOwn() throws {
        let source = """
            import Proviso
            struct Bool {}
            struct Void {}
            struct AnyKeyPath {}
            extension RuleVocabulary where Value == Swift.String {
                static var creditCard: Self { .paymentCard }
                static func minLength(_ limit: Int) -> Self { .length(limit...) }
            }
            extension PropertyRule {
                static var creditCard: Self { .custom }
                static func minLength(_ limit: Int) -> Self { .custom }
            }
            @Validatable struct Model {
                @Rules(.creditCard, .minLength(3), when: { (model: Model) in model.b > 1 }) var a = ""
                var b: Int
                struct String {}
                init(b: Int) { self.b = b }
            }
            @Validatable class Open {
                @Rules(.required, .minLength(2)) var a = ""
            }
            @Validatable struct Listing: Validatable {
                @Rules(.required) var a = ""
                static var rules: some RuleSet<Listing> {
                    propertyRules
                    Rule(for: \\.a, .creditCard, .minLength(4))
                }
            }

            """
        #expect(try Compiler.check(source) == "")
    }

    /// A misspelt property and a misspelt option are named, whatever else the compiler says.
    @Test(
        arguments: [
            ("Rule(for: \\.c, .required)", "error: value of type 'Model' has no member 'c'"),
            ("Rule(for: \\.a, .required).skipOnEmty(true)", "has no member 'skipOnEmty'"),
        ])
    func misspeltNamesInLists(rule: String, message: String) throws {
        let source = "struct Model { var a = \"\" }\nlet rules = ModelRules<Model> { \(rule) }\n"
        let output = try Compiler.check("import Proviso\n" + source)
        #expect(output.contains(message), "\(output)")
    }

    /// A property that there is not, and one that can only be read, are told once.
    @Test(
        arguments: [
            ("Rule(for: \\.c, .required)", "error: value of type 'Model' has no member 'c'"),
            ("Rule(for: \\Model.zz, .required)", "error: value of type 'Model' has no member 'zz'"),
            ("Rule(for: \\.zz, .required, .length(3...))", "error: value of type 'Model' has no member 'zz'"),
            ("Rule(for: \\.zz, \\.a, .required)", "error: value of type 'Model' has no member 'zz'"),
            ("Rule(for: \\.size, .range(1...))", "is unavailable: a rule judges an attribute that can be set"),
        ])
    func whatIsNoAttributeIsToldOnce(rule: String, message: String) throws {
        let source = "struct Model { var a = \"\"; var size: Int { 1 } }\nlet rules = ModelRules<Model> { \(rule) }\n"
        let output = try Compiler.check("import Proviso\n" + source)
        #expect(output.contains(message), "\(output)")
        #expect(output.matches(of: #/: error: /#).count == 1, "\(output)")
    }

    /// A rule and an option of one's own may be called nearly as built-in ones are.
    @Test func rulesOfOnesOwnAreNeverRefused() throws {
        let own = """
            extension RuleVocabulary where Value == String {
                static func lenght(_ limit: Int) -> Self { .length(limit) }
                static func email(enableIdn: Bool) -> Self { .email(enableIDN: enableIdn) }
            }
            extension PropertyRule {
                static func lenght(_ limit: Int) -> Self { .custom }
                static func email(enableIdn: Bool) -> Self { .custom }
            }
            """
        let model = Self.model("@Rules(.lenght(4).message(\"!\"), .email(enableIdn: true)) var a: String?")
        let output = try Compiler.check(model + own)
        #expect(!output.contains("error:") && !output.contains("warning:"), "\(output)")
    }

    @Test func scenariosAreNonisolatedInModulesOfTheMainActor() throws {
        let model = Self.model("@Rules(.required, on: .register) var a = \"\"")
        let names = "extension Scenario { static let register: Self = \"register\" }\n"
        let arguments = ["-default-isolation", "MainActor"]
        #expect(try Compiler.check(model + "nonisolated " + names, arguments) == "")
        #expect(try Compiler.check(model + names, arguments).contains("main actor-isolated static property 'register'"))
    }

    /// Attributes that `@Observable` copies are no mistake, and those of the property itself still are.
    @Test func observableModels() throws {
        let property = "@Rules(.trim, .required) @Labeled(\"b\") @NotAssignable var a = \"\""
        let model = "import Observation; import Proviso\n@Observable MARK final class Model {\n\(property)\n}\n"
        #expect(try Compiler.check(model.replacing("MARK", with: "@Validatable")) == "")
        let output = try Compiler.check(model.replacing("MARK", with: ""))
        #expect(output.matches(of: #/: error: /#).count == 3, "\(output)")
        #expect(output.contains("3:1: error: @Rules does nothing here"), "\(output)")
    }

    @Test(
        arguments: [
            "@Rules(.required, .email) var a = \"\"",
            "@Rules(.equal(to: \\Model.b)) var a = \"\"; var b: String { a.lowercased() }",
        ])
    func correct(property: String) throws {
        #expect(try Compiler.check(Self.model(property)) == "")
    }

    /// Every rule with its options, as `@Rules` takes them and as the code that the macro writes does.
    @Test func rulesWithTheirOptions() throws {
        let properties = [
            "@Rules(.default { \"x\" }) var a = \"\"", "@Rules(.default(\"x\")) var b: String?",
            "@Rules(.default { 5 }, .range(1...)) var c: Int?", "@Rules(.email(checkDNS: true)) var d = \"\"",
            "@Rules(.email(enableIDN: true, checkDNS: true, domains: .system)) var e: String?",
            "@Rules(.password(min: 12, symbol: false)) var f = \"\"",
            "@Rules(.satisfies(\"free\") { (name: String) async in name != \"ada\" }) var g = \"\"",
            "@Rules(.satisfies(message: \"{attribute} is taken.\") { (name: String) in try await ask(name) }) var h = \"\"",
            "@Rules(.asynchronous(Free(), failureSeverity: .warning)) var i = \"\"",
            "@Rules(.equal(to: { 5 })) var j = 5", "@Rules(.compare(.less, to: { 5 })) var k = 5",
            "@Rules(.map { (text: String) in text + \"!\" }) var l = \"\"",
            "@Rules(.condition(\"own\") { (text: String) in text.count > 2 }) var m = \"\"",
            "@Rules(.required.when { true }) var n = \"\"",
            "@Rules(.required(isEmpty: { (n: Int) in n == 0 })) var o = 0",
            "@Rules(.contains(5)) var p = [5]", "@Rules(.notIn([\"a\"]), .not(.email)) var q = \"\"",
        ]
        let helpers = """

            func ask(_ name: String) async throws -> Bool { true }
            struct Free: AsyncRule { func check(_ value: String, into report: inout Report) async throws {} }
            """
        let output = try Compiler.check(Self.model(properties.joined(separator: "\n")) + helpers)
        #expect(output == "")
    }

    /// What Swift calls the rules of documents, where it calls them otherwise or they take something.
    private static let spellings = [
        "count": ".count(2)",
        "string": ".length(1...9)", "match": ".matches(\"a\")", "startsWith": ".starts(with: \"a\")",
        "endsWith": ".ends(with: \"a\")", "in": ".in([\"a\"])", "compare": ".compare(.less, to: \"b\")",
        "contains": ".contains(\"a\")", "filter": ".filter(.nfc)", "default": ".default(\"a\")",
        "any": ".any(.email, .e164)", "each": ".each(.trim, .required)", "values": ".values(.nested)",
        "keys": ".keys(.lowercase)",
        "multipleOf": ".multipleOf(2)", "decimalPlaces": ".decimalPlaces(...2)",
    ]

    /// The types of values that rules are for which are not for text.
    private static let types = [
        "count": "[Int]", "uniqueElements": "[Int]",
        "each": "[String]", "nested": "Inner", "values": "[String: Inner?]", "keys": "[String: Int]",
    ]

    /// Every rule of the registry is a rule of values, of `@Rules` and of lists.
    @Test func everyRuleOfDocumentsIsOneOfSwift() throws {
        // These say something of attributes, or of what lies between records, not of values.
        let structural: Set = ["allOrNone", "safe", "unique", "exists", "sorted", "sequence", "distinct"]
        let names = RuleRegistry.standard.descriptions.map(\.name)
        #expect(structural.isSubset(of: names) && Set(Self.spellings.keys).isSubset(of: names))
        let rules: [(rule: String, type: String)] = names.filter { !structural.contains($0) }.map { name in
            (rule: Self.spellings[name] ?? "." + name, type: Self.types[name] ?? "String")
        }
        let properties: [String] = rules.enumerated().map { "var a\($0): \($1.type)?" }
        let macros: [String] = zip(rules, properties).map { "@Rules(\($0.rule)) \($1)" }
        let lists: [String] = rules.enumerated().map { "Rule(for: \\.a\($0), \($1.rule))" }
        let values: [String] = rules.map { "_ = Validator.validate(nil as \($0.type)?, \($0.rule))" }
        let source = """
            import Proviso
            @Validatable struct Inner { @Rules(.required) var a = "" }
            @Validatable struct Marked {
            \(macros.joined(separator: "\n"))
            @Rules(.safe) var free = 1
            }
            struct Listed {
            \(properties.joined(separator: "\n"))
            }
            extension Listed: Validatable {
                static var rules: some RuleSet<Listed> {
            \(lists.joined(separator: "\n"))
            AllOrNone(\\.a0, \\.a1)
            Rule.safe(\\.a0)
                }
            }
            func values() {
            \(values.joined(separator: "\n"))
            }

            """
        #expect(try Compiler.check(source) == "")
    }

    /// Modules that export the names that Proviso once had, and those that an app imports beside it.
    @Test func namesOfOtherModules() throws {
        let others = """
            public struct Form { public init() {} }
            public struct Label { public init(_ text: String) {} }
            public struct Map { public init() {} }
            public struct Attribute { public init() {} }
            public struct Field { public init() {} }
            public struct Unsafe { public init() {} }
            @propertyWrapper public struct Value<Wrapped> {
                public var wrappedValue: Wrapped
                public init(wrappedValue: Wrapped) { self.wrappedValue = wrappedValue }
            }
            public struct Email { public init() {} }; public struct Length { public init() {} }; public struct Count { public init() {} }; public struct Each { public init() {} }
            public struct Required { public init() {} }; public struct Trim { public init() {} }; public struct Not { public init() {} }; public struct Condition { public init() {} }

            """
        let source = """
            import Others
            import Proviso

            @Validatable struct User {
                @Rules(.trim, .required) @Labeled("full name") var name = ""
                @Rules(.count(...5)) @Sensitive var tags: [String] = []
                @NotAssignable var rank = 1
                @RuleSetBuilder<User> static var modelRules: some RuleSet<User> { Rule(for: \\.rank, .range(1...)) }
            }

            let (form, label, map, attribute, field) = (Form(), Label("a"), Map(), Attribute(), Field())
            let others: [Any] = [Unsafe(), Email(), Length(), Count(), Each(), Required(), Trim(), Not(), Condition()]
            let model = FormModel(User())

            """
        #expect(try Compiler.check(source, beside: ["Others": others]) == "")
    }

    /// A rule of one's own that reads the model, in `@Rules` as in lists of rules.
    @Test func rulesThatReadTheModel() throws {
        let rule = """

            struct Starts<Model>: DependentRule {
                let start: @Sendable (Model) -> String
                func run(on value: inout String?, of model: Model, into report: inout Report) {
                    if let value, !value.hasPrefix(start(model)) { report.fail("starts") }
                }
            }
            extension ListedRule where Value == String {
                static func starts(with start: any KeyPath<Model, String> & Sendable) -> Self {
                    .rule(Starts { $0[keyPath: start] })
                }
            }
            extension PropertyRule {
                static func starts<Model>(with start: KeyPath<Model, String>) -> Self { .custom }
            }

            """
        func output(_ property: String) throws -> String { try Compiler.check(Self.model(property) + rule) }
        let fitting = [
            "@Rules(.starts(with: \\Model.b)) var a = \"\"; var b = \"\"",
            "@Rules(.trim, .starts(with: \\Model.b).message(\"!\"), .length(...5)) var a: String?; var b = \"\"",
            "@Rules(.starts(with: \\Model.b), when: { (model: Model) in model.c }, on: .default) var a = \"\"; let b = \"\"\n"
                + "var c = true",
            "@Rules(.starts(with: \\Model.b)) let a = \"\"; var b: String { \"b\" }",
        ]
        for property in fitting { #expect(try output(property) == "", "\(property)") }
        // What is wrong is wrong where it stands.
        for (property, message) in [
            ("@Rules(.starts(with: \\Model.zz)) var a = \"\"", "error: value of type 'Model' has no member 'zz'"),
            (
                "@Rules(.starts(with: \\.b)) var a = \"\"; var b = \"\"",
                "error: cannot infer key path type from context"
            ),
            ("@Rules(.starts(with: \\Model.b)) var a = \"\"; var b = 5", "Model.swift:3:"),
            ("@Rules(.starts(with: \\Model.b)) var a = 5; var b = \"\"", "Model.swift:3:"),
        ] {
            let found = try output(property)
            #expect(found.contains(message), "\(found)")
            let places = Set(found.matches(of: #/Model\.swift:(\d+):\d+: error: /#).map { String($0.1) })
            #expect(places == ["3"], "\(found)")
        }
    }

    /// A property of a superclass is one of the model, and the list of a type takes in what the macro knows.
    @Test func otherWaysToWriteAModel() throws {
        let source = """
            import Proviso
            @Validatable class Base { var a = "" }
            @Validatable final class Derived: Base {
                @Rules(.equal(to: \\Base.a)) var b = ""
            }
            @Validatable struct Generic<Value: Sendable> {
                @Rules(.equal(to: \\Generic<Value>.b)) var a = 1
                var b = 1
            }
            @Validatable final class Single: Validatable {
                @Rules(.required) var a = "" { didSet {} }
                static var rules: some RuleSet<Single> {
                    propertyRules
                    Rule(for: \\.a, .required)
                }
            }
            @Validatable struct Plain {
                var a: Swift.Int8
                var b: [String: Double]
                let c: [[Bool]]?
                var day: Day
                @Rules(.required, when: { (plain: Plain) in if plain.b.isEmpty { true } else { plain.a > 0 } }) var d: String?
                @Rules(.trim, .required, when: { (plain: Plain) in
                    let names = plain.b.keys // of all
                    return names.isEmpty
                }) var e: String
                enum Day: CaseIterable { case monday }
            }
            @Validatable struct Own {
                var a: Float
                init?(b: Int) { return nil }
            }

            """
        #expect(try Compiler.check(source) == "")
        #expect(try Compiler.check(source, ["-default-isolation", "MainActor"]) == "")
    }

    /// A model whose property stands on the third line of `Model.swift`.
    static func model(_ property: String) -> String {
        "import Proviso\n@Validatable struct Model {\n\(property)\n}\n"
    }
}

/// The Swift compiler, with the modules and the plug-in that were built for these tests.
private enum Compiler {
    /// Where the tests were built.
    private static let folder: URL? = (CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)).lazy
        .filter { $0.contains(".xctest") }
        .compactMap { bundle in
            sequence(first: URL(fileURLWithPath: bundle)) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
                .first {
                    FileManager.default.fileExists(atPath: $0.appending(path: "Modules/Proviso.swiftmodule").path)
                }
        }.first

    static var isHere: Bool {
        guard let folder, FileManager.default.isExecutableFile(atPath: plugin(in: folder)) else { return false }
        return (try? run(["--version"])) != nil
    }

    /// What the compiler says of a source: nothing, when it is right.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - arguments: What the compiler is told besides.
    ///   - modules: The sources of modules that it may import, by name.
    static func check(
        _ source: String, _ arguments: [String] = [], beside modules: [String: String] = [:]
    ) throws -> String {
        guard let folder else { return "no modules" }
        let place = FileManager.default.temporaryDirectory.appending(path: "proviso-\(UUID())")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        for (name, text) in modules {
            let file = place.appending(path: "\(name).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let output = try run([
                "-emit-module", "-swift-version", "6", "-module-name", name, "-o",
                place.appending(path: "\(name).swiftmodule").path, file.path,
            ])
            if !output.isEmpty { return output }
        }
        let file = place.appending(path: "Model.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        return try run(
            arguments + [
                "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I",
                folder.appending(path: "Modules").path, "-I", place.path,
                "-load-plugin-executable", "\(plugin(in: folder))#ProvisoMacros", file.path,
            ])
    }

    private static func plugin(in folder: URL) -> String { folder.appending(path: "ProvisoMacros-tool").path }

    private struct NotStarted: Error {}

    /// Runs the compiler, and gives what it prints.
    ///
    /// Not by Foundation's `Process`: that learns of the end of a program from a socket, which programs that other tests
    /// start at the same moment inherit and keep open.
    private static func run(_ arguments: [String]) throws -> String {
        let output = FileManager.default.temporaryDirectory.appending(path: "proviso-\(UUID())").path
        defer { unlink(output) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var strings = (["swiftc"] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, "swiftc", &actions, nil, &strings, environ) == 0 else { throw NotStarted() }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return try String(contentsOfFile: output, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !isEndOfPlugIn($0) }
            .joined(separator: "\n")
    }

    /// The compiler ends a plug-in by an empty message, of which swift-syntax before 603 says that it is no JSON.
    private static func isEndOfPlugIn(_ line: Substring) -> Bool {
        line.hasPrefix("Internal Error: DecodingError") && line.hasSuffix("unexpected end of file")
    }
}
#endif
