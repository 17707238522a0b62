import TestSupport
import ProvisoFormats
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct DNSReplyTests {
    private static let question: DNSQuestion = {
        guard let name = DNSName("Mail.test") else { preconditionFailure("a name") }
        return DNSQuestion(.mx, of: name, id: 0x1234)
    }()

    /// A reply to the question with these records after it.
    private static func message(flags: UInt16 = 0x8180, answers: UInt16 = 1, _ records: [UInt8] = []) -> [UInt8] {
        var message = question.message
        message[2] = UInt8(flags >> 8)
        message[3] = UInt8(flags & 0xFF)
        message[7] = UInt8(answers)
        return message + records
    }

    /// Where the question's name stands in every message.
    private static let pointer: [UInt8] = [0xC0, 12]
    private static let mx: [UInt8] = pointer + [0, 15, 0, 1, 0, 0, 0, 60]

    @Test func namesInText() throws {
        #expect(DNSName("a.b")?.wire == [1, 97, 1, 98, 0])
        #expect(DNSName("A.b.")?.wire == [1, 97, 1, 98, 0])
        for bad in [
            "", ".", "a..b", ".a", String(repeating: "a", count: 64), String(repeating: "a.", count: 127) + "ab",
        ] {
            #expect(DNSName(bad) == nil, "\(bad)")
        }
        #expect(DNSName(String(repeating: "a.", count: 127))?.wire.count == 255)
        #expect(DNSName("a b.c\u{7F}")?.description == #"a\032b.c\127"#)
    }

    @Test func questions() {
        #expect(
            Self.question.message == [
                0x12, 0x34, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 109, 97, 105, 108, 4, 116, 101, 115, 116, 0, 0, 15, 0, 1,
            ])
    }

    /// Nobody can guess the number of a question, and so forge its answer, from that of another.
    @Test func questionsHaveNumbersOfTheirOwn() throws {
        let name = try #require(DNSName("mail.test"))
        #expect(Set((0..<100).map { _ in DNSQuestion(.mx, of: name).id }).count > 50)
    }

    @Test func answers() throws {
        let record = Self.mx + [0, 7, 0, 10, 2, 109, 120, 0xC0, 12]
        let exchanger = DNSRecord.mailExchanger(preference: 10, host: "mx.mail.test")
        #expect(try DNSReply(Self.message(record), to: Self.question) == .answer(.records([exchanger])))
        // Of another name, class or type.
        let other: [UInt8] = [1, 120, 0, 0, 15, 0, 1, 0, 0, 0, 60, 0, 3, 0, 10, 0]
        #expect(try DNSReply(Self.message(other), to: Self.question) == .answer(.records([])))
        #expect(
            try DNSReply(Self.message(Self.pointer + [0, 15, 0, 3, 0, 0, 0, 0, 0, 0]), to: Self.question)
                == .answer(.records([])))
        #expect(try DNSReply(Self.message(flags: 0x8183, answers: 0), to: Self.question) == .answer(.noSuchDomain))
        #expect(try DNSReply(Self.message(flags: 0x8182, answers: 0), to: Self.question) == .refused(code: 2))
        #expect(try DNSReply(Self.message(flags: 0x8380), to: Self.question) == .truncated)
        // Neither knows nor finds out: a referral.
        #expect(try DNSReply(Self.message(flags: 0x8100, answers: 0), to: Self.question) == .refused(code: 5))
    }

    @Test func aliases() throws {
        let alias: [UInt8] = Self.pointer + [0, 5, 0, 1, 0, 0, 0, 60, 0, 3, 1, 98, 0]
        let record: [UInt8] = [1, 98, 0, 0, 15, 0, 1, 0, 0, 0, 60, 0, 3, 0, 1, 0]
        #expect(
            try DNSReply(Self.message(answers: 2, alias + record), to: Self.question)
                == .answer(.records([.mailExchanger(preference: 1, host: ".")])))
        let loop: [UInt8] = Self.pointer + [0, 5, 0, 1, 0, 0, 0, 60, 0, 2] + Self.pointer
        #expect(try DNSReply(Self.message(answers: 1, loop), to: Self.question) == .answer(.records([])))
    }

    @Test func strangers() throws {
        var message = Self.message(answers: 0)
        #expect(try DNSReply(message, to: Self.question) == .answer(.records([])))
        for index in [0, 1, 2, 5, 14, 20, 24, 26] {
            let byte = message[index]
            message[index] = byte ^ 0x81
            #expect(try DNSReply(message, to: Self.question) == nil, "byte \(index)")
            message[index] = byte
        }
        // Letters of the name may come back in another case.
        message[14] ^= 0x20
        #expect(try DNSReply(message, to: Self.question) == .answer(.records([])))
        for count in 0..<message.count { #expect(try DNSReply(Array(message.prefix(count)), to: Self.question) == nil) }
    }

    @Test(arguments: [
        // A record that is cut off at each place.
        [], [0xC0], [0xC0, 12, 0, 15], pointer + [0, 15, 0, 1, 0, 0, 0, 60, 0, 9, 0],
        // A pointer at itself, forward, and at what leads back to it.
        [0xC0, 27], [0xC0, 28, 0], [0xFF, 0xFF], [1, 97, 0xC0, 27],
        // Lengths that are none.
        [0x40, 1], [0x80, 1], [63, 1],
        // Data longer and shorter than they say.
        mx + [0, 4, 0, 10, 0, 0], mx + [0, 2, 0, 10], mx + [0, 1, 0], mx + [0, 0], mx + [0, 3, 0, 10, 1, 97, 0],
    ])
    func broken(_ records: [UInt8]) {
        #expect(throws: DNSFailure.malformed) { try DNSReply(Self.message(records), to: Self.question) }
    }

    /// Names of 255 bytes are read, longer ones are refused, also those that come to more by pointing at others.
    @Test func longNames() throws {
        func name(last: Int) -> [UInt8] {
            [63, 63, 63, last].flatMap { [UInt8($0)] + [UInt8](repeating: 97, count: $0) } + [0]
        }
        let rest: [UInt8] = [0, 15, 0, 1, 0, 0, 0, 60, 0, 3, 0, 1, 0]
        let fitting = name(last: 61)
        #expect(fitting.count == 255)
        #expect(try DNSReply(Self.message(fitting + rest), to: Self.question) == .answer(.records([])))
        #expect(throws: DNSFailure.malformed) {
            try DNSReply(Self.message(name(last: 62) + rest), to: Self.question)
        }
        let first = Self.question.message.count
        let pointer: [UInt8] = [0xC0 | UInt8(first >> 8), UInt8(first & 0xFF)]
        #expect(
            try DNSReply(Self.message(answers: 2, fitting + rest + pointer + rest), to: Self.question)
                == .answer(.records([])))
        #expect(throws: DNSFailure.malformed) {
            try DNSReply(Self.message(answers: 2, fitting + rest + [1, 120] + pointer + rest), to: Self.question)
        }
    }

    /// Sixteen aliases are followed, and no more.
    @Test(arguments: [(1, true), (16, true), (17, false), (40, false)])
    func chainsOfAliases(count: Int, isFollowed: Bool) throws {
        func name(_ number: Int) -> [UInt8] { number == 0 ? Self.pointer : [1, UInt8(65 + number), 0] }
        var records: [UInt8] = []
        for number in 0..<count { records += name(number) + [0, 5, 0, 1, 0, 0, 0, 60, 0, 3] + name(number + 1) }
        records += name(count) + [0, 15, 0, 1, 0, 0, 0, 60, 0, 3, 0, 1, 0]
        let reply = try DNSReply(Self.message(answers: UInt16(count + 1), records), to: Self.question)
        #expect(reply == .answer(.records(isFollowed ? [.mailExchanger(preference: 1, host: ".")] : [])))
    }

    @Test func noiseNeverTraps() {
        var random = SplitMix64(seed: 42)
        let alias: [UInt8] = Self.pointer + [0, 5, 0, 1, 0, 0, 0, 60, 0, 3, 1, 98, 0]
        let record = Self.mx + [0, 7, 0, 10, 2, 109, 120, 0xC0, 12]
        let good = Self.message(answers: 4, alias + record + record + record)
        var outcomes: Set<String> = []
        for _ in 0..<50_000 {
            var message = good
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let place = Int.random(in: 0..<message.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: message[place] = .random(in: 0...255, using: &random)
                case 1: message[place] = 0xC0
                case 2: message.remove(at: place)
                default: message.insert(.random(in: 0...64, using: &random), at: place)
                }
                if message.isEmpty { break }
            }
            if Bool.random(using: &random) {
                message = Array(message.prefix(.random(in: 0...message.count, using: &random)))
            }
            do throws(DNSFailure) {
                switch try DNSReply(message, to: Self.question) {
                case nil: outcomes.insert("stranger")
                case .answer(.records(let records)): outcomes.insert(records.isEmpty ? "empty" : "records")
                case .answer(.noSuchDomain): outcomes.insert("noSuchDomain")
                case .truncated: outcomes.insert("truncated")
                case .refused: outcomes.insert("refused")
                }
            } catch {
                #expect(error == .malformed)
                outcomes.insert("malformed")
            }
        }
        #expect(outcomes.count >= 5)
    }
}

@Suite struct ResolverConfigurationTests {
    @Test func reads() throws {
        let text = """
            # nameserver 192.0.2.9
            domain example.org
            nameserver 192.0.2.1
            nameserver\t2001:db8::1 # the second
            nameserver not-an-address
            nameserver fe80::1%1
            nameserver 192.0.2.4
            options timeout:3 attempts:1 rotate timeout:x
            """
        let configuration = ResolverConfiguration(text)
        #expect(configuration.servers.map(\.address.description) == ["192.0.2.1", "2001:db8::1", "fe80::1%1"])
        #expect(configuration.servers.allSatisfy { $0.port == 53 })
        #expect(configuration.timeout == 3)
        #expect(configuration.attempts == 1)
    }

    @Test func standsInForWhatIsMissing() {
        let configuration = ResolverConfiguration("")
        #expect(configuration.servers.map(\.address.description) == ["127.0.0.1"])
        #expect(ResolverConfiguration("options timeout:0 attempts:99").timeout == 1)
        #expect(ResolverConfiguration("options timeout:99 attempts:0").timeout == 30)
        #expect(ResolverConfiguration("options timeout:99 attempts:0").attempts == 1)
        #expect(ResolverConfiguration("options timeout:0 attempts:99").attempts == 5)
    }
}
