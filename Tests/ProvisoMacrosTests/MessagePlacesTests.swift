#if Macros
import Testing

@testable import ProvisoMacros

/// Messages in the source with places that nothing fills.
@Suite struct MessagePlacesTests {
    private static func model(_ property: String) -> String { DiagnosticTests.model(property) }

    @Test(
        arguments: [
            // What is said, where, and what the fix-it makes of it
            (
                "@Rules(.required.message(\"Give {min}\")) var a = \"\"",
                "3:37 nothing fills {min} in a message of '.required'",
                nil
            ),
            (
                "@Rules(.length(3...).message(\"{mni} or more\")) var a = \"\"",
                "3:36 nothing fills {mni} in a message of '.length(3...)': did you mean {min}?",
                "@Rules(.length(3...).message(\"{min} or more\")) var a = \"\""
            ),
            (
                "@Rules(.length(3...).severity(.warning).message(\"{mxa}\", for: .stringTooLong)) var a = \"\"",
                "3:55 nothing fills {mxa} in a message of '.length(3...).severity(.warning)': did you mean {max}?",
                "@Rules(.length(3...).severity(.warning).message(\"{max}\", for: .stringTooLong)) var a = \"\""
            ),
            (
                "@Rules(.length(3).message(\"{min}\", for: \"string.notEqual\")) var a = \"\"",
                "3:33 nothing fills {min} in a message of '.length(3)'", nil
            ),
            (
                "@Rules(.required, .length(2...8), message: \"{attribute}: {mim}\") var a = \"\"",
                "3:63 nothing fills {mim} in a message of '.required, .length': did you mean {min}?",
                "@Rules(.required, .length(2...8), message: \"{attribute}: {min}\") var a = \"\""
            ),
            (
                "@Rules(.each(.email.message(\"{atribute}\"))) var a: [String] = []",
                "3:35 nothing fills {atribute} in a message of '.email': did you mean {attribute}?",
                "@Rules(.each(.email.message(\"{attribute}\"))) var a: [String] = []"
            ),
            (
                "@Rules(.any(.email, .uuid).message(\"{code}\")) var a = \"\"",
                "3:42 nothing fills {code} in a message of '.any(.email, .uuid)': did you mean {codes}?",
                "@Rules(.any(.email, .uuid).message(\"{codes}\")) var a = \"\""
            ),
            (
                "@Rules(.equal(to: \\Model.b).message(\"{compareValu}\")) var a = \"\"; var b = \"\"",
                "3:43 nothing fills {compareValu} in a message of '.equal(to: \\Model.b)': did you mean {compareValue}?",
                "@Rules(.equal(to: \\Model.b).message(\"{compareValue}\")) var a = \"\"; var b = \"\""
            ),
            // A literal in which the place cannot be counted
            (
                "@Rules(.required.message(\"\\u{7B}x}\")) var a = \"\"",
                "3:30 nothing fills {x} in a message of '.required'", nil
            ),
        ] as [(String, String, String?)])
    func mistake(property: String, message: String, fixed: String?) {
        let expansion = Expansion(Self.model(property))
        #expect(expansion.messages.count == 1)
        #expect(expansion.messages.first?.hasPrefix(message) ?? false, "\(expansion.messages)")
        if let fixed { #expect(expansion.fixed == Self.model(fixed)) }
    }

    @Test(
        arguments: [
            "@Rules(.required.message(\"Give {article} {attribute}, not {value}. {{min}} {} {a b}\")) var a = \"\"",
            "@Rules(.length(3...).message(\"{min} to {max}\")) var a = \"\"",
            "@Rules(.required, .length(3...), message: \"{min}\") var a = \"\"",
            "@Rules(.own.message(\"{anything}\")) var a = \"\"",
            "@Rules(.required, .own, message: \"{anything}\") var a = \"\"",
            "@Rules(.condition(\"own\", { (a: String) in true }).message(\"{anything}\")) var a = \"\"",
            "@Rules(.required.message(words)) var a = \"\"",
            "@Rules(.required.message(\"\\(words) {anything}\")) var a = \"\"",
            "@Rules(.length(3...).message(\"{anything}\", for: .own)) var a = \"\"",
            "@Rules(.email(checkDNS: true).message(\"{reason}\", for: .emailDomainNotFound)) var a = \"\"",
            "@Rules(.nested.message(\"{anything}\")) var a: Other",
            "@Rules(.dateTime(past: true).message(\"{latest}\")) var a = \"\"",
        ])
    func correct(property: String) {
        #expect(Expansion(Self.model(property)).messages == [])
    }

    @Test func everyRuleThatJudgesHasCodes() {
        // These have codes of the program's own.
        for rule in RuleNames.judges.subtracting(["condition", "check", "format"]) {
            #expect(RuleCodes.of(rule)?.isEmpty == false, "\(rule)")
        }
        for rule in RuleNames.filters { #expect(RuleCodes.of(rule) == [], "\(rule)") }
        #expect(RuleCodes.of("condition") == nil && RuleCodes.of("own") == nil)
        #expect(RuleCodes.of("contains", "match") == ["match"] && RuleCodes.of("contains", "min") == ["contains"])
    }
}
#endif
