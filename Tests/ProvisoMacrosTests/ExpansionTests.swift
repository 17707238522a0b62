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
