import Foundation
import Proviso
import ProvisoFormats
import Testing

private let hasServer = LoopbackDNSServer.program != nil

@Suite(.enabled(if: hasServer, "\(LoopbackDNSServer.absence)")) struct DNSClientTests {
    private let fixture: LoopbackDNSServer
    private let client: DNSClient

    init() throws {
        fixture = try LoopbackDNSServer()
        client = DNSClient(servers: [fixture.server], timeout: .seconds(60), attempts: 1)
    }

    @Test func answersWaitedFor() throws {
        let deadline = ContinuousClock.now + .seconds(120)
        let exchanger = DNSRecord.mailExchanger(preference: 10, host: "mx1.mail.test")
        let address = try #require(IPAddress("192.0.2.1"))
        let six = try #require(IPAddress("2001:db8::1"))
        #expect(try client.answer(.mx, of: "mail.test", before: deadline) == .records([exchanger]))
        #expect(try client.answer(.mx, of: "MAIL.test.", before: deadline) == .records([exchanger]))
        #expect(try client.answer(.mx, of: "alias.test", before: deadline) == .records([exchanger]))
        #expect(try client.answer(.a, of: "address.test", before: deadline) == .records([.address(address)]))
        #expect(try client.answer(.aaaa, of: "six.test", before: deadline) == .records([.address(six)]))
        #expect(try client.answer(.mx, of: "address.test", before: deadline) == .records([]))
        #expect(try client.answer(.mx, of: "none.test", before: deadline) == .noSuchDomain)
        #expect(
            try client.answer(.mx, of: "null.test", before: deadline)
                == .records([.mailExchanger(preference: 0, host: ".")]))
    }

    @Test func answersAwaited() async throws {
        let exchanger = DNSRecord.mailExchanger(preference: 10, host: "mx1.mail.test")
        #expect(try await client.answer(.mx, of: "mail.test") == .records([exchanger]))
        #expect(try await client.answer(.mx, of: "none.test") == .noSuchDomain)
    }

    /// Forty exchangers do not fit into a datagram of 512 bytes.
    @Test func asksAgainOverTCP() throws {
        guard case .records(let records) = try client.answer(.mx, of: "big.test", before: .now + .seconds(120)) else {
            Issue.record("no records")
            return
        }
        #expect(records.count == 40)
    }

    @Test func passesOverServersThatDoNotAnswer() throws {
        let silent = try SilentDNSServer()
        let client = DNSClient(servers: [silent.server, fixture.server], timeout: .milliseconds(300))
        #expect(try client.answer(.mx, of: "none.test", before: .now + .seconds(120)) == .noSuchDomain)
        // Even when the whole time is less than the patience with one server.
        let patient = DNSClient(servers: [silent.server, fixture.server], timeout: .seconds(60))
        #expect(try patient.answer(.mx, of: "none.test", before: .now + .seconds(8)) == .noSuchDomain)
    }

    @Test func refusals() {
        #expect(throws: DNSFailure.refused(code: 5)) {
            try client.answer(.mx, of: "example.org", before: .now + .seconds(120))
        }
        #expect(throws: DNSFailure.badName) { try client.answer(.mx, of: "a..test", before: .now + .seconds(120)) }
        #expect(throws: DNSFailure.badName) { try client.answer(.mx, of: "", before: .now + .seconds(120)) }
    }

    @Test(arguments: [
        ("mail.test", MailDomainStatus.takesMail, ["MX"]),
        ("big.test", .takesMail, ["MX", "MX"]),
        ("address.test", .takesMail, ["MX", "A"]),
        ("six.test", .takesMail, ["MX", "A", "AAAA"]),
        ("single", .takesMail, ["MX", "A"]),
        ("empty.test", .takesNoMail(.noMailServer), ["MX", "A", "AAAA"]),
        ("none.test", .takesNoMail(.noSuchDomain), ["MX"]),
        ("null.test", .takesNoMail(.refusesMail), ["MX"]),
        ("localhost", .takesMail, []),
        ("a.invalid", .takesNoMail(.noSuchDomain), []),
    ])
    func mailDomains(_ row: (domain: String, status: MailDomainStatus, questions: [String])) async throws {
        let check = MailDomainCheck(resolver: client, timeout: .seconds(3600))
        for _ in 0..<3 { #expect(check.waitForStatus(of: row.domain) == row.status) }
        #expect(await check.status(of: row.domain.uppercased()) == row.status)
        #expect(try fixture.questions(about: row.domain) == row.questions)
    }

    @Test func mailDomainsAwaited() async throws {
        let check = MailDomainCheck(resolver: client, timeout: .seconds(3600))
        #expect(await check.status(of: "six.test") == .takesMail)
        #expect(await check.status(of: "null.test") == .takesNoMail(.refusesMail))
        #expect(await check.status(of: "six.test") == .takesMail)
        #expect(try fixture.questions(about: "six.test") == ["MX", "A", "AAAA"])
    }

    @Test func threadsShareOneAnswer() async throws {
        let check = MailDomainCheck(resolver: client, timeout: .seconds(3600))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask { #expect(check.waitForStatus(of: "address.test") == .takesMail) }
            }
        }
        #expect(try fixture.questions(about: "address.test") == ["MX", "A"])
    }

    @Test(arguments: [
        ("ada@mail.test", []),
        ("ada@null.test", ["email.domainNotFound: takes no mail"]),
        ("ada@none.test", ["email.domainNotFound: no such domain"]),
        ("ada@empty.test", ["email.domainNotFound: no mail server"]),
        ("ada@bücher.test", []),
        ("ada@büchse.test", ["email.domainNotFound: no such domain"]),
        ("Ada <ada@mail.test>", []),
        ("ada@single", []),
        ("ada@[192.0.2.1]", []),
        ("ada@mail.test.", []),
        ("ada@example.org", ["?email.domainUnchecked: refused by the server"]),
        ("ada@mail..test", ["email: empty part"]),
    ])
    func ruleDocuments(_ row: (address: String, found: [String])) throws {
        var registry = RuleRegistry.standard
        registry.mailDomains = MailDomainCheck(resolver: client, timeout: .seconds(3600))
        let document = try RuleDocument(
            [
                [
                    "attributes": "a", "type": "email", "checkDNS": true, "enableIDN": true, "allowDisplayName": true,
                    "allowLocalDomain": true, "allowAddressLiteral": true, "allowTrailingDot": true,
                ]
            ], registry: registry)
        let result = try document.validate(["a": .string(row.address)])
        let found = result.violations.map {
            ($0.severity == .warning ? "?" : "") + "\($0.code): \($0.parameters["reason"]?.text ?? "")"
        }
        #expect(found == row.found)
        #expect(result.isValid == row.found.allSatisfy { $0.hasPrefix("?") })
    }
}

/// What the time limits do. Those that must not be met are very wide: the tests that run side by side keep each other
/// waiting, for minutes on a busy machine.
@Suite struct SilentDNSTests {
    @Test func givesUpInTime() throws {
        let silent = try SilentDNSServer()
        let client = DNSClient(servers: [silent.server], timeout: .milliseconds(200), attempts: 2)
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(throws: DNSFailure.timedOut) {
                try client.answer(.mx, of: "mail.test", before: .now + .seconds(60))
            }
        }
        #expect(time >= .milliseconds(400))
        let short = clock.measure {
            let check = MailDomainCheck(
                resolver: DNSClient(servers: [silent.server], timeout: .seconds(3600)), timeout: .milliseconds(200))
            #expect(check.waitForStatus(of: "mail.test") == .unknown(.timedOut))
        }
        #expect(short >= .milliseconds(200) && short < .seconds(1800))
    }

    @Test func awaitedGivesUpInTime() async throws {
        let silent = try SilentDNSServer()
        let check = MailDomainCheck(
            resolver: DNSClient(servers: [silent.server], timeout: .seconds(3600)), timeout: .milliseconds(200))
        let time = await ContinuousClock().measure {
            #expect(await check.status(of: "mail.test") == .unknown(.timedOut))
        }
        #expect(time < .seconds(1800))
    }

    @Test func canBeCancelled() async throws {
        let silent = try SilentDNSServer()
        let client = DNSClient(servers: [silent.server], timeout: .seconds(3600))
        let check = MailDomainCheck(resolver: client, timeout: .seconds(3600))
        let time = await ContinuousClock().measure {
            let task = Task { await check.status(of: "mail.test") }
            try? await Task.sleep(for: .milliseconds(100))
            task.cancel()
            #expect(await task.value == .unknown(.cancelled))
        }
        #expect(time < .seconds(1800))
    }

    @Test func nobodyListens() throws {
        let server = DNSServer(try LoopbackDNSServer.loopback(), port: try LoopbackDNSServer.freePort())
        let client = DNSClient(servers: [server], timeout: .seconds(60))
        #expect(throws: DNSFailure.unreachable) {
            try client.answer(.mx, of: "mail.test", before: .now + .seconds(120))
        }
        #expect(throws: DNSFailure.unreachable) {
            try DNSClient(servers: []).answer(.mx, of: "mail.test", before: .now + .seconds(120))
        }
    }

    #if os(Linux)
    /// A socket is closed once its question is answered, or is not.
    @Test func closesItsSockets() throws {
        func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let server = DNSServer(try LoopbackDNSServer.loopback(), port: try LoopbackDNSServer.freePort())
        let client = DNSClient(servers: [server], timeout: .milliseconds(20), attempts: 1)
        let before = try openFiles()
        for _ in 0..<400 { _ = try? client.answer(.mx, of: "mail.test", before: .now + .seconds(120)) }
        // Other tests open some meanwhile.
        #expect(try openFiles() < before + 200)
    }
    #endif

    /// A broken network must not cost the full patience for every domain.
    @Test func losesPatience() throws {
        let silent = try SilentDNSServer()
        let client = DNSClient(servers: [silent.server], timeout: .seconds(60))
        let check = MailDomainCheck(resolver: client, timeout: .milliseconds(200))
        let time = ContinuousClock().measure {
            for number in 0..<1000 { #expect(check.waitForStatus(of: "d\(number).test") == .unknown(.timedOut)) }
        }
        #expect(time < .seconds(100))
    }
}
