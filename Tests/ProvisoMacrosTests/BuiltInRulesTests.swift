#if Macros
import Foundation
import Testing

@testable import ProvisoMacros

@Suite struct BuiltInRulesTests {
    /// The macros know the names and options that `PropertyRule` declares.
    @Test func namesAndOptionsAreThoseDeclared() throws {
        let sources = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../../Sources/Proviso/Macros")
        var rules: [String: Set<String>] = [:]
        var modifiers: [String: Set<String>] = [:]
        for file in ["PropertyRule.swift"] {
            let code = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for match in code.matches(
                of: #/\n    public (static )?(?:var|func) `?(\w+)`?(?:<\w+(?:, \w+)*>)?(\([^{]*)?/#)
            {
                let name = String(match.2)
                // A label stands after the bracket or a comma, and before the name that the function has for it.
                let labels = (match.3 ?? "").matches(of: #/(?:\(|, |\n +)([a-z]\w*)(?: \w+)?: /#).map { String($0.1) }
                if match.1 == nil {
                    modifiers[name, default: []].formUnion(labels)
                } else if name != "custom" {
                    rules[name, default: []].formUnion(labels)
                }
            }
        }
        #expect(rules == BuiltInRules.rules.mapValues { Set($0) })
        #expect(modifiers == BuiltInRules.modifiers.mapValues { Set($0) })
    }

    @Test func near() {
        #expect(Spelling.nearest(to: "lenght", among: ["length", "latLong"]) == "length")
        #expect(Spelling.nearest(to: "enableIdn", among: ["enableIDN"]) == "enableIDN")
        #expect(Spelling.nearest(to: "emails", among: ["email"]) == nil)
        #expect(Spelling.nearest(to: "own", among: ["iban", "ip", "on"]) == nil)
        #expect(Spelling.nearest(to: "username", among: ["uuid", "nested"]) == nil)
    }
}
#endif
