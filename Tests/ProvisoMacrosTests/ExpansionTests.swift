#if Macros
import Testing

@testable import ProvisoMacros

@Suite struct ExpansionTests {
    @Test func structure() {
        let source = Expansion(
            """
            @Validatable
            public struct A {
                @Rules(.trim, .required, on: .login, .register, message: "No {attribute}!")
                @Field(label: "name", article: "your") @Unsafe
                public var a = ""
                var b: Int?
            }
            """
        ).source
        #expect(source.contains("extension A: Proviso.Validatable {"))
        #expect(source.contains("public static let compiledRules = ModelRuleSet()"))
        #expect(source.contains("public static var rules: ModelRuleSet {"))
        #expect(
            source.contains(
                #"Proviso.Attribute("a", \Model.a, label: Proviso.Label("name", article: "your"), isSafe: false)"#))
        #expect(source.contains(#"Proviso.Attribute("b", \Model.b)"#))
        #expect(source.contains(#"on: [.login, .register], message: "No {attribute}!", isUnsafe: "a""#))
    }

    @Test func comparisonsReadTheOtherProperty() {
        let source = Expansion(
            "@Validatable struct A { @Rules(.equal(to: \\A.b).message(\"!\")) var a = \"\"; @Field(label: \"B\") var b = \"\" }"
        ).source
        #expect(source.contains("check.judge(model.a, against: model.b, by: rule0)"))
        #expect(source.contains(#"Proviso.AttributeComparison(equalTo: Proviso.Label("B"))"#))
        #expect(source.contains(#"message: "!""#))
    }

    @Test func typesAreWrittenOutWhereTheyAreDeclared() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.trim, .length(3...)) var a: String?
                @Rules(.nested) var b: Other
                @Rules(.each(.length(2), .matches("a"))) var c: [String]
                @Rules(.range(0...)) var d = 1
                @Rules(.range(0...)) var e: Model
            }
            """
        ).source
        #expect(source.contains("private let rule0: Proviso.BoundRule<Proviso.Trim<String>>"))
        #expect(source.contains("private let rule1: Proviso.BoundRule<Proviso.Length<String>>"))
        #expect(source.contains("private let rule2: Proviso.BoundRule<Proviso.AnyRule<Other>>"))
        #expect(source.contains("private let rule3_1: Proviso.BoundRule<Proviso.Matches<String>>"))
        #expect(source.contains(#"private let rule4 = Proviso.RuleBinder(\Model.d, "d").bind("range","#))
        // Inside of the rule set `Model` is the model.
        #expect(source.contains(#"private let rule5 = Proviso.RuleBinder(\Model.e, "e").bind("range","#))
    }

    @Test func everyRuleIsToldOfWhereThereAreGroups() {
        let source = Expansion(
            "@Validatable struct A { @Rules(.required, group: \"g\") var a: String; @Rules(.trim) var b: String }"
        ).source
        #expect(source.contains("if check.begins(rule0.info) {"))
        #expect(source.contains("if check.begins(rule1.info), let changed = check.change(model.b, by: rule1) {"))
    }

    @Test func genericTypesKeepNothing() {
        let source = Expansion("@Validatable struct Page<T> { @Rules(.required) var items: [T] }").source
        #expect(source.contains("typealias Model = Page<T>"))
        #expect(!source.contains("static let"))
    }

    @Test func classes() {
        let source = Expansion("@Validatable class A { @Rules(.trim) var a = \"\" }").source
        #expect(source.contains("typealias ModelRuleSet = Proviso.AnyRuleSet<A>"))
        #expect(source.contains("class var compiledRules: ModelRuleSet {"))
        #expect(source.contains("object.a = kept"))
        let final = Expansion("@Validatable final class A { @Rules(.trim) var a = \"\" }").source
        #expect(final.contains("static let compiledRules = ModelRuleSet()"))
    }

    @Test func severalNamesInOneDeclaration() {
        let source = Expansion("@Validatable struct A { var a, b: Int; let (c, d) = (1, 2); var `class` = 1 }").source
        #expect(source.contains(#"Proviso.Attribute("b", \Model.b)"#))
        #expect(source.contains(#"Proviso.Attribute("class", \Model.`class`)"#))
    }
}
#endif
