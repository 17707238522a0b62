import Proviso
import Testing

/// Which rules are left out after errors, also where the rules of a group do not stand together.
@Suite struct StopTests {
    struct Steps: Validatable {
        var a = ""
        var b = ""
        var c = ""
        var d = ""
        var e = ""

        static var rules: some RuleSet<Steps> {
            Rule(for: \.a, named: "a", .required).group("g")
            Rule(for: \.b, named: "b", .required).group("h")
            Rule(for: \.c, named: "c", .required).group("g")
            Rule(for: \.d, named: "d", .required)
            Rule(for: \.e, named: "e", .required).group("g")
            Rule(for: \.d, named: "d", .length(3...)).skipOnError(false).skipOnEmpty(false)
        }

        init(without missing: String) {
            if !missing.contains("a") { a = "given" }
            if !missing.contains("b") { b = "given" }
            if !missing.contains("c") { c = "given" }
            if !missing.contains("d") { d = "given" }
            if !missing.contains("e") { e = "given" }
        }
    }

    @Test(arguments: [
        ("abcde", ModelCheck.Stop.never, "abcded"), ("abcde", .attribute, "abcde"), ("abcde", .group, "abdd"),
        ("abcde", .model, "a"), ("ce", .never, "ce"), ("ce", .group, "c"), ("ae", .group, "a"), ("be", .group, "be"),
        ("bc", .group, "bc"), ("e", .group, "e"), ("d", .never, "dd"), ("d", .attribute, "d"), ("d", .group, "dd"),
        ("bde", .model, "b"), ("", .group, ""),
    ])
    func leavesOut(missing: String, stop: ModelCheck.Stop, found: String) {
        let steps = Steps(without: missing)
        for _ in 0..<2 {
            let result = steps.validate(stop: stop)
            #expect(result.violations.map(\.path.description).joined() == found)
        }
    }
}
