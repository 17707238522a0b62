import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS

/// The core opens no sockets: it looks for what does.
@Suite struct SystemResolverTests {
    @Test func isFoundWhereItIsLinked() {
        #expect(LinkedResolver.resolver is DNSClient)
        #expect(MailDomainCheck.system.canAsk)
        #expect(MailDomainCheck(resolver: DNSClient(servers: [])).canAsk)
    }

    /// What stands in its place in a program with the core alone.
    private static let missing = MailDomainCheck(resolver: MissingResolver(), timeout: .seconds(3600))

    @Test func withoutOneDocumentsAreRefused() throws {
        var registry = RuleRegistry.standard
        registry.mailDomains = Self.missing
        let error = #expect(throws: RuleDocumentError.self) {
            try RuleDocument([["attributes": "a", "type": "email", "checkDNS": true]], registry: registry)
        }
        #expect(
            error?.description.contains("`checkDNS` needs something that asks the DNS, which this program has not.")
                == true, "\(error.debugDescription)")
        let document = try RuleDocument([["attributes": "a", "type": "email", "checkDNS": false]], registry: registry)
        #expect(try document.validate(["a": "ada@example.org"]).violations.isEmpty)
    }

    @Test func withoutOneValuesAreUnchecked() async {
        let rule = AnyRule<String>.email(checkDNS: true, domains: Self.missing)
        let result = "ada@example.org".validate(rule)
        #expect(result.isValid && result.violations.map(\.code) == [.emailDomainUnchecked])
        let later = await "ada@example.org".validateAsync(rule)
        #expect(later.isValid && later.result.violations.map(\.code) == [.emailDomainUnchecked])
    }
}
