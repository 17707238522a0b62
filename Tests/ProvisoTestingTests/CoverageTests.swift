#if Macros
import Proviso
import ProvisoTesting
import Testing

private struct Member: Validatable {
    var name = ""
    var email = ""
    var street = ""
    var city = ""

    static var rules: some RuleSet<Member> {
        Rule(for: \.name, \.email, .trim, .required)
        Rule(for: \.email, .email)
        AllOrNone(\.street, \.city)
    }
}

@Validatable
struct CoveredForm {
    @Rules(.trim, .required, .length(2...)) var name = ""
    @Rules(.range(18...120)) var age: Int?
}

@Suite struct CoverageTests {
    @Test func complete() {
        expectCoverage(of: Member.self) { validate in
            expectValid(validate(Member(name: "Ada", email: "ada@example.org", street: "a", city: "b")))
            expectViolation(at: "email", in: validate(Member(name: "Ada", email: "ada")), code: .email)
            validate(Member(street: "a"))
        }
        expectCoverage(of: CoveredForm.self) { validate in
            for (name, age) in [("Ada", 18), ("A", 17), ("", nil)] as [(String, Int?)] {
                let form = CoveredForm(name: name, age: age)
                #expect(validate(form) == form.validate())
            }
        }
    }

    @Test func asynchronous() async {
        await expectCoverage(of: CoveredForm.self) { validate in
            await Task.yield()
            for (name, age) in [("Ada", 18), ("A", 17), ("", nil)] as [(String, Int?)] {
                validate(CoveredForm(name: name, age: age))
            }
        }
    }

    @Test func gaps() {
        withKnownIssue {
            expectCoverage(of: Member.self) { validate in
                validate(Member(name: "Ada", email: "ada@example.org"))
            }
        } matching: { issue in
            let text = issue.description
            return text.contains("name required: never failed; passed 1 ×")
                && text.contains("street, city allOrNone: never failed")
                && !text.contains("trim") && text.contains("and 4 did not")
        }
        withKnownIssue {
            expectCoverage(of: CoveredForm.self) { validate in
                validate(CoveredForm(name: ""))
                validate(CoveredForm(name: "Ada"))
            }
        } matching: { issue in
            let text = issue.description
            return text.contains("age range: never ran (skipped: 2 × empty)")
                && text.contains("name length: never failed; passed 1 ×")
                && !text.contains("name required")
        }
    }
}
#endif
