import Foundation
import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct ValidationResultTests {
    struct Own: Error {}

    let first = Violation("required", at: "name")
    let second = Violation("string.tooShort", at: "address.city", parameters: ["min": 4])
    let warning = Violation("email.domainUnchecked", at: "email", severity: .warning)

    @Test func onlyErrorsMakeInvalid() {
        #expect(ValidationResult([]) == .valid())
        #expect(ValidationResult([warning]) == .valid(warnings: [warning]))
        #expect(ValidationResult([warning, first]) == .invalid([warning, first]))
        #expect(ValidationResult([warning, first]).errors == [first])
        #expect(ValidationResult([Violation("x", severity: .info)]).isValid)
    }

    @Test func combineLosesNothing() {
        let a = ValidationResult([first])
        let b = ValidationResult([warning])
        let c = ValidationResult([second])
        #expect(a.merge(b).violations == [first, warning])
        #expect(b.merge(a).violations == [warning, first])
        #expect(b.merge(.valid()) == b)
        #expect(a.merge([b, c]) == .combine([a, b, c]))
        #expect(ValidationResult.combine([]) == .valid())
        #expect(a.merge(b).merge(c) == a.merge(b.merge(c)))
        #expect(
            a.merge(c).nested(under: "user").violations.map(\.path.description) == ["user.name", "user.address.city"])
        #expect(a.merge(c).violations(at: "address") == [second])
    }

    @Test func getThrowsEverything() {
        #expect(throws: Never.self) { try ValidationResult([warning]).get() }
        #expect(throws: ValidationError([warning, first])) { try ValidationResult([warning, first]).get() }
        #expect("\(ValidationError([first]))" == "1 violation\n  name: Name is required. (required)")
    }

    @Test func equalityIsOfContent() {
        var worded = Violation("required", at: "name", message: "Say who you are.", error: Own())
        #expect(worded == first)
        #expect(worded.hashValue == first.hashValue)
        #expect(worded.message == "Say who you are.")
        #expect(Set([worded, first]).count == 1)
        worded.severity = .info
        #expect(worded != first)
        #expect(Violation("a", parameters: ["x": 1, "y": 2]) == Violation("a", parameters: ["y": 2.0, "x": 1]))
        #expect(Violation("a", parameters: ["x": 1]) != Violation("a", parameters: ["x": "1"]))
        #expect(Violation("a", at: "b") != Violation("a", at: "c"))
        #expect(ValidationResult([first, second]) != ValidationResult([second, first]))
    }

    @Test func encodesToJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(ValidationResult([second])), as: UTF8.self)
        #expect(
            json == """
                {"valid":false,"violations":[{"code":"string.tooShort","message":"City must be at least 4 characters long.",\
                "parameters":{"min":4},"path":"address.city","rule":"string","severity":"error"}]}
                """)
        #expect(
            String(decoding: try encoder.encode(ValidationResult.valid()), as: UTF8.self)
                == #"{"valid":true,"violations":[]}"#)
        #expect(try encoder.encode(ValidationError([second])) == encoder.encode(ValidationResult.invalid([second])))
    }

    @Test func prints() {
        #expect("\(ValidationResult.valid())" == "valid")
        #expect(
            "\(ValidationResult([first, Violation("x", at: "tags[2]", severity: .warning)]))" == """
                invalid
                  name: Name is required. (required)
                  warning: tags[2]: Tags is not valid. (x)
                """)
    }

    @Test func codes() {
        let code: ViolationCode = "string.tooShort"
        #expect(code.rule == "string" && code.reason == "tooShort")
        #expect(ViolationCode(rawValue: "required").reason == nil)
        #expect(Violation("username.taken").rule == "username")
    }
}

@Suite struct ReportTests {
    @Test func collectsUpToALimit() {
        var report = Report(limit: 2)
        for code in ["a", "b", "c"] as [ViolationCode] { report.fail(code) }
        #expect(report.result.codes == ["a", "b"])
        #expect(report.wasCut && report.isFull)
        #expect(Report(limit: 0).limit == 1)
        #expect(
            "".validate(.required, .length(1...), .equal(to: "a"), limit: 2).codes == ["required", "string.tooShort"])
    }

    @Test func theFirstErrorIsNeverLostBehindWarnings() {
        let rules: RuleList<Int> = [
            .range(1...).severity(.warning), .range(2...).severity(.info), .range(3...), .range(4...),
        ]
        for limit in 1...5 {
            let result = 0.validate(rules: rules, limit: limit)
            #expect(!result.isValid, "\(limit)")
            #expect(result.violations.count == min(limit, 4))
            #expect(result.errors.count == max(1, min(limit, 4) - 2))
        }
        let nested = [0].validate(.each(.all(rules)), limit: 1)
        #expect(nested.violations.map(\.path.description) == ["[0]"])
        #expect(nested.violations.map(\.severity) == [.error])
    }

    @Test func nests() {
        var report = Report()
        report.fail("a")
        report.nest(under: .key("tags")) { report in
            report.nest(under: .index(2)) { $0.fail("b") }
            report.fail("c")
        }
        #expect(report.violations.map(\.path.description) == ["", "tags[2]", "tags"])
    }
}
