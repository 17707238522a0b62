import Proviso
import Testing

#if Macros
/// `.email(checkDNS: true)` for values of Swift types.
@Suite struct EmailDomainTests {
    /// Answers from a table at once, also to those who wait.
    private struct CannedResolver: DomainResolver {
        func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer {
            try answer(type, of: name, before: .now)
        }

        func answer(
            _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
        ) throws(DNSFailure) -> DNSAnswer {
            switch name {
            case "mail.test", "xn--mller-kva.test": .records([.mailExchanger(preference: 1, host: "mx.test")])
            case "broken.test": throw .refused(code: 2)
            default: .noSuchDomain
            }
        }
    }

    private static let domains = MailDomainCheck(resolver: CannedResolver(), timeout: .seconds(3600))
    private static let rule = AnyRule<String>.email(enableIDN: true, checkDNS: true, domains: domains)

    @Validatable
    struct User {
        @Rules(.trim, .required, .email(enableIDN: true, checkDNS: true, domains: EmailDomainTests.domains))
        var email = ""
    }

    private static let answers: [(address: String, codes: [ViolationCode], isValid: Bool)] = [
        ("a@mail.test", [], true), ("a@müller.test", [], true), ("a@none.test", [.emailDomainNotFound], false),
        ("a@broken.test", [.emailDomainUnchecked], true), ("nobody", [.email], false),
    ]

    @Test(arguments: answers)
    func values(address: String, codes: [ViolationCode], isValid: Bool) async {
        let result = address.validate(Self.rule)
        #expect(result.violations.map(\.code) == codes && result.isValid == isValid)
        let later = await address.validateAsync(Self.rule)
        #expect(later.result.violations.map(\.code) == codes && later.isValid == isValid)
    }

    @Test(arguments: answers)
    func models(address: String, codes: [ViolationCode], isValid: Bool) async {
        let user = User(email: address)
        #expect(user.validate().violations.map(\.code) == codes)
        #expect(await user.validateAsync().result.violations.map(\.code) == codes)
        let form = FormModel(user)
        // A form does not stop for the answer.
        let expected: [ViolationCode] = codes == [.email] ? codes : [.asyncUnchecked]
        #expect(!form.validate() && form.errors.map(\.code) == expected)
        #expect(await form.validateAsync() == isValid)
        #expect(form.violations.map(\.code) == codes)
    }

    @Test func whatIsMissing() {
        #expect(Validator.validate(nil, Self.rule).violations.map(\.code) == [.email])
        #expect(User().validate().violations.map(\.code) == [.required])
    }
}
#endif
