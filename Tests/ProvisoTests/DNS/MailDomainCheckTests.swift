import Foundation
import Proviso
import Testing

/// Answers from a table, without the ability to wait.
private final class CannedResolver: DomainResolver, @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []

    var questions: [String] { lock.withLock { asked } }

    func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer {
        lock.withLock { asked.append("\(type) \(name)") }
        switch name {
        case "mail.test": return .records([.mailExchanger(preference: 1, host: "mx.test")])
        // One that takes mail beside a null MX, which RFC 7505 forbids, still takes it.
        case "both.test":
            return .records([
                .mailExchanger(preference: 0, host: "."), .mailExchanger(preference: 1, host: "mx.test"),
            ])
        case "broken.test": throw .refused(code: 2)
        default: return .noSuchDomain
        }
    }
}

@Suite struct MailDomainCheckTests {
    @Test func asynchronousResolversServeRuleDocuments() async throws {
        var registry = RuleRegistry.standard
        registry.mailDomains = MailDomainCheck(resolver: CannedResolver(), timeout: .seconds(3600))
        let document = try RuleDocument(
            [["attributes": "a", "type": "email", "checkDNS": true]], registry: registry)
        // On a thread that may wait, since the resolver needs one of those that tasks share.
        func validate(_ address: String) async throws -> ValidationResult {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(with: Result { try document.validate(["a": .string(address)]) })
                }
            }
        }
        #expect(try await validate("a@mail.test").violations.isEmpty)
        #expect(try await validate("a@none.test").violations.map(\.code) == ["email.domainNotFound"])
        let unchecked = try await validate("a@broken.test")
        #expect(unchecked.isValid)
        #expect(unchecked.violations.map(\.message) == ["The domain of a could not be checked. Try again later."])
    }

    @Test func remembers() async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver)
        for _ in 0..<5 {
            #expect(await check.status(of: "mail.test") == .takesMail)
            #expect(await check.status(of: "both.test.") == .takesMail)
            #expect(await check.status(of: "Broken.TEST") == .unknown(.refused(code: 2)))
        }
        #expect(resolver.questions == ["mx mail.test", "mx both.test", "mx broken.test"])
    }

    @Test func forgetsWhenFull() async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver, capacity: 4)
        for name in ["a", "b", "c", "d", "e", "f", "a"] { _ = await check.status(of: "\(name).test") }
        #expect(resolver.questions.count == 7)
        _ = await check.status(of: "a.test")
        #expect(resolver.questions.count == 7)
    }

    @Test func withoutCheckDNSNothingIsAsked() throws {
        let resolver = CannedResolver()
        var registry = RuleRegistry.standard
        registry.mailDomains = MailDomainCheck(resolver: resolver)
        let document = try RuleDocument([["attributes": "a", "type": "email"]], registry: registry)
        #expect(try document.validate(["a": "a@none.test"]).violations.isEmpty)
        #expect(resolver.questions.isEmpty)
    }
}
