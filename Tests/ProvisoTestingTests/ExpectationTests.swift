import Proviso
import ProvisoTesting
import Testing
import XCTest

struct Reader: Validatable {
    var name = ""
    var email = ""

    static var rules: some RuleSet<Reader> {
        Rule(for: \.name, .required, .length(2...))
        Rule(for: \.email, .email)
    }
}

@Suite struct ExpectationTests {
    @Test func holds() {
        expectValid(Reader(name: "Ada", email: "ada@example.org"))
        expectValid(Reader(name: "Ada").validate())
        expectValid("ada@example.org", .required, .email)
        #expect(expectViolation(of: \.email, in: Reader(name: "Ada", email: "ada"), code: .email).count == 1)
        expectViolation(of: \.name, in: Reader())
        expectViolation(at: "name", in: Reader(name: "A").validate(), code: .stringTooShort)
        expectViolation(of: nil as String?, by: .required, code: .required)
    }

    @Test func fails() {
        withKnownIssue {
            expectValid(Reader())
        } matching: { issue in
            issue.description.contains("name: Name is required. (required)")
        }
        withKnownIssue {
            expectViolation(of: \.email, in: Reader(name: "Ada"), code: .email)
        } matching: { issue in
            issue.description.contains("Expected a violation `email` at `email`, and there is none.")
        }
        withKnownIssue {
            expectViolation(at: "name", in: Reader().validate(), code: .email)
        } matching: { issue in
            issue.description.contains("there are:\n  name: Name is required. (required)")
        }
    }
}

final class ExpectationXCTests: XCTestCase {
    func testHolds() {
        expectValid(Reader(name: "Ada", email: "ada@example.org"))
        expectViolation(of: \.email, in: Reader(name: "Ada", email: "ada"), code: .email)
    }

    func testFails() {
        expectFailureWherePossible { expectValid(Reader()) }
    }

    /// On Linux an expected failure cannot be declared, so the expectation is not made there.
    private func expectFailureWherePossible(_ body: () -> Void) {
        #if canImport(Darwin)
        XCTExpectFailure(failingBlock: body)
        #endif
    }
}
