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
        case "cancelled.test": throw .cancelled
        case _ where name.hasPrefix("silent"): throw .timedOut
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
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        for _ in 0..<5 {
            #expect(await check.status(of: "mail.test") == .takesMail)
            #expect(await check.status(of: "both.test.") == .takesMail)
            #expect(await check.status(of: "Broken.TEST") == .unknown(.refused(code: 2)))
        }
        #expect(resolver.questions == ["mx mail.test", "mx both.test", "mx broken.test"])
    }

    @Test func forgetsWhenFull() async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600), capacity: 4)
        for name in ["a", "b", "c", "d", "e", "f", "a"] { _ = await check.status(of: "\(name).test") }
        #expect(resolver.questions.count == 7)
        _ = await check.status(of: "a.test")
        #expect(resolver.questions.count == 7)
    }

    /// A question that was called off says nothing about the domain.
    @Test func whatWasCancelledIsAskedAgain() async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        for _ in 0..<3 { #expect(await check.status(of: "cancelled.test") == .unknown(.cancelled)) }
        #expect(resolver.questions.count == 3)
    }

    /// Where nothing answers any more nothing is asked for a while, however many domains there are.
    @Test func givesUpAskingWhereNothingAnswers() async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        for number in 0..<200 { #expect(await check.status(of: "silent\(number).test") == .unknown(.timedOut)) }
        // One more each time that a busy machine takes half a minute.
        #expect((20..<50).contains(resolver.questions.count))
    }

    /// Whoever answers, be it with a refusal, is not silent.
    @Test(arguments: ["mail.test", "none.test", "broken.test"]) func anAnswerRestoresPatience(name: String) async {
        let resolver = CannedResolver()
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        for number in 0..<19 { _ = await check.status(of: "silent\(number).test") }
        _ = await check.status(of: name)
        for number in 19..<38 { _ = await check.status(of: "silent\(number).test") }
        #expect(resolver.questions.count == 39)
    }

    /// Answers once it is told to, and counts those who ask.
    private final class SlowResolver: DomainResolver, @unchecked Sendable {
        let asked = DispatchSemaphore(value: 0)
        let answers = DispatchSemaphore(value: 0)

        func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer { throw .unsupported }

        func answer(
            _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
        ) throws(DNSFailure) -> DNSAnswer {
            asked.signal()
            answers.wait()
            return .noSuchDomain
        }
    }

    /// Who wants to know what another thread is asking for already, waits for its answer.
    @Test func threadsAskOnce() {
        let resolver = SlowResolver()
        let check = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        let threads = DispatchGroup()
        for _ in 0..<4 {
            threads.enter()
            Thread.detachNewThread {
                #expect(check.waitForStatus(of: "none.test") == .takesNoMail(.noSuchDomain))
                threads.leave()
            }
        }
        resolver.asked.wait()
        // There is nothing else to wait for: a second question would come about now.
        let second = resolver.asked.wait(timeout: .now() + .milliseconds(300))
        for _ in 0..<4 { resolver.answers.signal() }
        threads.wait()
        #expect(second == .timedOut)
    }

    /// Waits until nobody wants its answer any more.
    private struct PatientResolver: DomainResolver {
        let cancelled: AsyncStream<Void>.Continuation

        func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer {
            do {
                try await Task.sleep(for: .seconds(3600))
            } catch {
                cancelled.yield()
            }
            throw .cancelled
        }
    }

    /// Whoever has waited long enough leaves no question behind that goes on.
    @Test(.timeLimit(.minutes(5))) func waitingEndsTheQuestion() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let resolver = PatientResolver(cancelled: continuation)
        let failure = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    returning: Result { () throws(DNSFailure) in
                        try resolver.answer(.mx, of: "mail.test", before: .now + .milliseconds(100))
                    })
            }
        }
        #expect(failure == .failure(.timedOut))
        var answers = stream.makeAsyncIterator()
        #expect(await answers.next() != nil)
    }

    @Test func asksOnceAtLeast() {
        #expect(DNSClient(attempts: 0).attempts == 1)
        #expect(DNSClient(attempts: -5).attempts == 1)
    }

    @Test func withoutCheckDNSNothingIsAsked() throws {
        let resolver = CannedResolver()
        var registry = RuleRegistry.standard
        registry.mailDomains = MailDomainCheck(resolver: resolver, timeout: .seconds(3600))
        let document = try RuleDocument([["attributes": "a", "type": "email"]], registry: registry)
        #expect(try document.validate(["a": "a@none.test"]).violations.isEmpty)
        #expect(resolver.questions.isEmpty)
    }
}
