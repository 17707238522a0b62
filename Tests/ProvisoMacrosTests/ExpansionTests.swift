#if Macros
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ProvisoMacros

@Suite struct ExpansionTests {
    @Test func structure() {
        let source = Expansion(
            """
            @Validatable
            public struct A {
                @Rules(.trim, .required, on: .login, .register, message: "No {attribute}!")
                @Labeled("name", article: "your") @NotAssignable
                public var a = ""
                var b: Int?
            }
            """
        ).source
        #expect(source.contains("extension A: Proviso.Validatable {"))
        #expect(source.contains("public static let compiledRules: ModelRuleSet = makeCompiledRules()"))
        #expect(source.contains("public static var rules: ModelRuleSet {"))
        #expect(
            source.contains(
                #"compiler.bind(Proviso._PropertyName("a", Proviso.AttributeLabel("name", article: "your"), isSafe: false), \.a, ["#
            ))
        #expect(source.contains(#"compiler.note("b", optional: \.b)"#))
        #expect(source.contains(#"on: [.login, .register], message: "No {attribute}!", isUnsafe: "a""#))
        #expect(source.contains(#"compiler.check("No {attribute}!", of: "a", for: rules0.codes)"#))
    }

    @Test func comparisonsReadTheOtherProperty() {
        let source = Expansion(
            "@Validatable struct A { @Rules(.equal(to: \\A.b).message(\"!\")) var a = \"\"; @Labeled(\"B\") var b = \"\" }"
        ).source
        #expect(source.contains("rules0.judge(model.a, against: model.b, in: &check)"))
        #expect(source.contains(#"Proviso._AttributeComparison(equalTo: Proviso.AttributeLabel("B")).message("!")"#))
    }

    /// A rule that is given a property of the model is bound as a list of rules has it, and gets the model.
    @Test func rulesReadTheModel() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.trim, .vat(country: \\A.country).message("!"), .length(...20)) var vat = ""
                @Rules(.phone(country: \\Self.country), when: { (a: A) in a.country != "" }) var phone: String?
                var country = ""
            }
            """
        ).source
        #expect(
            source.contains(
                #"let rules1 = compiler.bind(reading: rules0, .vat(country: \A.country).message("!"), with: ["country"])"#
            )
        )
        #expect(source.contains("guard rules1.passes(model.vat, of: model) else"))
        #expect(source.contains("if let changed = rules1.change(model.vat, of: model, in: &check) {"))
        #expect(source.contains(#".phone(country: \Self.country), with: ["country"], Proviso.ModelRuleOptions("#))
        #expect(source.contains("rules3.passes(model.phone, of: model, when: {"))
    }

    @Test(arguments: [".map(\\A.b)", ".each(.own(by: \\Part.name))", ".own(by: \\Part.name)", ".own(country: \\.b)"])
    func otherKeyPathsAreAboutTheValue(rule: String) {
        let source = Expansion("@Validatable struct A { @Rules(\(rule)) var a: [Part] = []; var b = \"\" }").source
        #expect(!source.contains("reading:"), "\(source)")
    }

    @Test func conditionsTellWhatTheyRead() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.required, when: { (a: A) in a.b == a.c }) var a = ""
                @Rules(.required, when: { (a: A) in a.b > a.sum }) var b = 1
                @Rules(.required, when: { (a: A) in check(a) }) var c = 1
                var sum: Int { b + c }
            }
            """
        ).source
        #expect(source.contains(#"isConditional: true, conditionReads: ["b", "c"]"#))
        #expect(source.components(separatedBy: "conditionReads").count == 2, "what is computed may read anything")
    }

    @Test(arguments: [
        ("struct A { var a = 1; var b: Int? }", #"compiler.blank(empty: "b") { A() }"#),
        (
            "struct A { var a: Int; let b: [String]; let c = 1; var d = 2 }",
            #"compiler.blank(without: "a\nb") { A(a: 0, b: []) }"#
        ),
        (
            "struct A { var a: Int; var b: Part }",
            #"compiler.blank(without: "a\nb") { try A(a: 0, b: Proviso._StandIn.make()) }"#
        ),
        ("struct A { var a: Int; init(a: Int = 1) { self.a = a } }", "compiler.blank { A() }"),
        (
            "struct A { var a: Part; var b: Int; init?() { return nil } }",
            "private init(blank: Swift.Void) throws { self.a = try Proviso._StandIn.make(); self.b = 0 }"
        ),
        (
            "struct A { var a: Int; init?() { return nil } }", "private init(blank: Swift.Void) { self.a = 0 }"
        ),
        (
            "struct A { var a: Int; init?() { return nil } }",
            #"compiler.blank(without: "a") { A(blank: ()) }"#
        ),
        ("class A: Codable { var a = 1 }", "compiler.blank { A() }"),
        ("final class A { var a = 1; init(a: Int) {} }", "private init(blank: Swift.Void) {}"),
    ])
    func aNewModelIsMadeOfDefaults(_ declaration: String, _ code: String) {
        #expect(Expansion("@Validatable " + declaration).source.contains(code))
    }

    @Test(arguments: [
        "class A: B { var a = 1 }", "class A { var a: Int; init(a: Int) { self.a = a } }",
        "struct A { @Wrapped var a: Int }", "class A: @unchecked Sendable & Codable, Other { var a = 1 }",
    ])
    func whereThatCannotBeKnownNothingIsWritten(_ declaration: String) {
        #expect(!Expansion("@Validatable " + declaration).source.contains("blank"))
    }

    @Test func codingKeysAreRead() {
        let source = Expansion(
            """
            @Validatable struct A {
                var a = 1, b = 2, `c` = 3
                private enum CodingKeys: String, CodingKey { case a = "x\\"y", b; case `c` = "c", d = "e" }
            }
            """
        ).source
        #expect(source.contains(##"compiler.keys(["a": #"x"y"#, "d": "e"])"##))
        #expect(
            Expansion("@Validatable struct A { enum CodingKeys: CodingKey { case a } }").source.contains(
                "compiler.keys([:])"))
    }

    @Test func whatADeclarationDoesNotTellIsFoundOutByTheCompiler() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.length(3...)) var a: String?
                @Rules(.nested) var b: Other
                @Rules(.length(2)) let c: String
                @Rules(.length(2)) var d = make()
                @Rules(.range(0...)) var e = 1
            }
            """
        ).source
        #expect(source.contains(#"compiler.bind("a", optional: \.a, [.length(3...)])"#))
        #expect(source.contains(#"compiler.note("b", inferred: \.b)"#))
        #expect(source.contains(#"compiler.note("c", constant: \.c)"#))
        #expect(source.contains(#"compiler.note("d", inferred: \.d)"#))
        #expect(source.contains(#"compiler.bind("e", \.e, [.range(0...)])"#))
    }

    @Test func whatChangesNothingIsNotWritten() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.each(.length(2), .matches("a"))) var a: [String]
                @Rules(.each(.trim)) var b: [String]
                @Rules(.required, .length(3).message("!")) var c: String
                @Rules(.url(defaultScheme: "https")) var d: String
            }
            """
        ).source
        #expect(source.contains("rules0.judge(model.a, in: &check)"))
        #expect(source.contains("if let changed = rules1.change(model.b, in: &check) {"))
        // What a modified rule may do is not looked for.
        #expect(source.contains("if let changed = rules2.change(model.c, in: &check) {"))
        #expect(source.contains("if let changed = rules3.change(model.d, in: &check) {"))
    }

    @Test func whatIsSeenToChangeIsChangedBeforeItIsJudged() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.trim) var a = ""
                @Rules(.trim) var b = "" { didSet { a = b } }
                @Rules(.trim) @Wrapped var c = ""
            }
            """
        ).source
        #expect(source.contains("guard rules0.passes(model.a, unchanged: unchanged) else"))
        #expect(source.contains("guard rules1.passesUnchanged(model.b) else"))
        #expect(source.contains("guard rules2.passesUnchanged(model.c) else"))
    }

    @Test func conditionsAreAskedForEachRuleThatMayChangeWhatTheyAskFor() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.trim, .required, .length(3), when: { (a: A) in a.a != "" }) var a: String
                @Rules(.required, when: isAsked) var b: String
            }
            """
        ).source
        #expect(source.contains("let when_rules2: @Sendable (A) -> Swift.Bool = isAsked"))
        #expect(source.contains("rules2.judge(model.b, in: &check, when: { when_rules2(model) })"))
        #expect(source.contains(#"compiler.bind("a", \.a, [.trim], "#))
        #expect(source.contains("compiler.bind(to: rules0, [.required, .length(3)], "))
        #expect(
            source.contains(#"@Sendable func when_rules1(_ a: A) -> Swift.Bool { return a.a != "" }"#), "\(source)")
        #expect(source.contains("rules1.judge(model.a, in: &check, when: { when_rules1(model) })"))
    }

    @Test func everyRuleIsToldOfWhereThereAreGroups() {
        let source = Expansion(
            "@Validatable struct A { @Rules(.required, group: \"g\") var a: String; @Rules(.trim) var b: String }"
        ).source
        #expect(source.contains("Proviso._RuleSetCompiler<A>(tellsEveryRule: true)"))
    }

    @Test func conditionsOfCompilationAreKept() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.required) var a = ""
                #if DEBUG
                @Rules(.email) var b = ""
                #if os(Linux)
                var c = 1
                #endif
                #elseif canImport(Foundation) && !X
                @Rules(.trim) var b = ""
                #else
                func f() {}
                #endif
                #if Y
                @Rules(.email)
                #else
                @Rules(.url)
                #endif
                var d = ""
                @Rules(.required) var e = ""
            }
            """
        ).source
        let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
        let code = lines.drop { !$0.hasPrefix("let rules0") }.joined(separator: "\n")
        #expect(
            code.contains(
                #"""
                #if DEBUG
                let rules1 = compiler.bind("b", \.b, [.email])
                #if os(Linux)
                compiler.note("c", \.c)
                #endif
                #elseif canImport(Foundation) && !X
                let rules2 = compiler.bind("b", \.b, [.trim])
                #endif
                let of4 = compiler.note("d", \.d)
                #if Y
                let rules3 = compiler.bind(to: of4, [.email])
                #else
                let rules4 = compiler.bind(to: of4, [.url])
                #endif
                let rules5 = compiler.bind("e", \.e, [.required])
                compiler.blank { A() }
                return compiler.finish
                """#))
        #expect(
            code.contains(
                """
                #if DEBUG
                rules1.judge(model.b, in: &check)
                #elseif canImport(Foundation) && !X
                if let changed = rules2.change(model.b, in: &check) { model.b = changed }
                #endif
                #if Y
                rules3.judge(model.d, in: &check)
                #else
                rules4.judge(model.d, in: &check)
                #endif
                rules5.judge(model.e, in: &check)
                """))
    }

    @Test func labelsMayDependOnConditions() {
        let source = Expansion(
            """
            @Validatable struct A {
                @Rules(.equal(to: \\A.b)) var a = ""
                #if X
                @Labeled("one") var b = ""
                #else
                @Labeled("two") var b = ""
                #endif
            }
            """
        ).source
        #expect(source.contains(#"let label1 = Proviso.AttributeLabel("one")"#))
        #expect(source.contains(#"let label1 = Proviso.AttributeLabel("two")"#))
        #expect(source.contains("Proviso._AttributeComparison(equalTo: label1)"))
    }

    @Test func rulesOfOnesOwnAreBoundLikeOthers() {
        let source = Expansion(
            "@Validatable struct A { @Rules(.trim, .own(3).message(\"!\"), .required) var a = \"\" }"
        ).source
        #expect(source.contains(#"compiler.bind("a", \.a, [.trim,.own(3).message("!"),.required])"#))
    }

    @Test func genericTypesKeepNothing() {
        let source = Expansion("@Validatable struct Page<T> { @Rules(.required) var items: [T] }").source
        #expect(source.contains("typealias ModelRuleSet = Proviso._CompiledRuleSet<Page<T>>"))
        #expect(!source.contains("static let"))
    }

    @Test func classes() {
        let source = Expansion("@Validatable class A { @Rules(.trim) var a = \"\" }").source
        #expect(source.contains("typealias ModelRuleSet = Proviso.AnyRuleSet<A>"))
        #expect(source.contains("class var compiledRules: ModelRuleSet {"))
        #expect(source.contains("object.a = kept"))
        let final = Expansion("@Validatable final class A { @Rules(.trim) var a = \"\" }").source
        #expect(final.contains("static let compiledRules: ModelRuleSet = makeCompiledRules()"))
    }

    @Test func severalNamesInOneDeclaration() {
        let source = Expansion("@Validatable struct A { var a, b: Int; let (c, d) = (1, 2); var `class` = 1 }").source
        #expect(source.contains(#"compiler.note("b", \.b)"#))
        #expect(source.contains(#"compiler.note("class", \.`class`)"#))
        #expect(source.contains(#"compiler.note("c", constant: \.c)"#))
        let pair = Expansion("@Validatable struct A { @Rules(.length(2)) var (a, (b, _)): (String, (Name?, Int)) = x }")
        #expect(pair.source.contains(#"compiler.bind("a", \.a, [.length(2)])"#))
        #expect(pair.source.contains(#"let of1 = compiler.note("b", optional: \.b)"#))
        #expect(pair.source.contains("compiler.bind(text: of1, [.length(2)])"))
    }

    private static let readsRawIdentifiers = !Parser.parse(source: "var `a b`: Int").hasError

    @Test(.enabled(if: readsRawIdentifiers, "swift-syntax 600 does not read such names"))
    func namesInBackquotes() {
        let source = Expansion("@Validatable struct A { var `say \"a\"`: Int }").source
        #expect(source.contains(#"compiler.note("say \"a\"", \.`say "a"`)"#))
        #expect(source.contains(#"compiler.blank(without: "say \"a\"")"#))
    }
}
#endif
