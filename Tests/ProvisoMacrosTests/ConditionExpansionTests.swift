#if Macros
import Foundation
import Testing

@testable import ProvisoMacros

/// How conditions of rules are written, and what says which rules fail.
@Suite struct ConditionExpansionTests {
    /// A condition is written once, where a function can say the same as the closure.
    @Test(arguments: [
        ("(a: A) in a.b", "_ a: A) -> Swift.Bool { return a.b }"),
        ("(_ a: A) in a.b // why\n", "_ a: A) -> Swift.Bool { return a.b }"),
        ("(a model: A) in let b = model.b; return !b", "_ model: A) -> Swift.Bool { let b = model.b; return !b }"),
        ("(a: A) in if a.b { true } else { false }", "_ a: A) -> Swift.Bool { if a.b { true } else { false } }"),
    ])
    func conditionsBecomeFunctions(_ closure: String, _ function: String) {
        let source = Expansion("@Validatable struct A { @Rules(.required, when: { \(closure) }) var a = 1 }").source
        #expect(source.contains("@Sendable func when_rules0(" + function), "\(source)")
        #expect(source.components(separatedBy: "when: { when_rules0(model) }").count == 3)
    }

    @Test(arguments: ["[b] (a: A) in b", "(_: A) in true", "(a: A) -> Bool in a.b", "@Sendable (a: A) in a.b"])
    func otherConditionsAreWrittenTwice(_ closure: String) {
        let source = Expansion("@Validatable struct A { @Rules(.required, when: { \(closure) }) var a = 1 }").source
        #expect(source.components(separatedBy: "when: { { \(closure) }(model) }").count == 3, "\(source)")
    }

    /// The number of rules is known, unless what is compiled or counted depends on more than their order.
    @Test func numbersOfRules() {
        let plain = Expansion("@Validatable struct A { @Rules(.trim) var a: String; @Rules(.trim) var b: String }")
        #expect(plain.source.contains("guard rules1.passes(model.b, unchanged: unchanged) else { return 1 }"))
        for rules in ["@Rules(.trim, group: \"g\") var c = \"\"", "\n#if X\n@Rules(.trim) var c = \"\"\n#endif\n"] {
            let source = Expansion("@Validatable struct A { \(rules); @Rules(.trim) var b: String }").source
            #expect(source.contains("else { return rules1.number }"), "\(source)")
        }
    }
}
#endif
