import Foundation
import Proviso
import Testing

/// What servers send that are broken or not who they seem to be.
@Suite struct DNSExchangeTests {
    /// The question as the answer to itself, with flags that say what it means.
    private static func answer(_ question: [UInt8], _ flags: UInt16) -> [UInt8] {
        var answer = question
        answer[2] = UInt8(flags >> 8)
        answer[3] = UInt8(flags & 0xFF)
        return answer
    }

    private static let noSuchDomain: UInt16 = 0x8183
    private static let truncated: UInt16 = 0x8380

    /// With its length in front, as it is sent over a stream.
    private static func framed(_ message: [UInt8]) -> [UInt8] {
        [UInt8(message.count >> 8), UInt8(message.count & 0xFF)] + message
    }

    private static func ask(_ server: ScriptedDNSServer) throws -> DNSAnswer {
        try DNSClient(servers: [server.server], timeout: .seconds(60), attempts: 1)
            .answer(.mx, of: "mail.test", before: .now + .seconds(120))
    }

    /// What comes with another number or to another question is forged or late: the true answer is waited for.
    @Test func passesOverForgedAnswers() throws {
        let server = try ScriptedDNSServer { question in
            let refused = Self.answer(question, 0x8185)
            var (number, name, isQuestion) = (refused, refused, refused)
            number[0] ^= 1
            name[13] ^= 1
            isQuestion[2] &= 0x7F
            return [number, name, isQuestion, [], Array(refused.prefix(5)), Self.answer(question, Self.noSuchDomain)]
        }
        #expect(try Self.ask(server) == .noSuchDomain)
    }

    @Test func asksAgainOverAStream() throws {
        let server = try ScriptedDNSServer(
            datagrams: { [Self.answer($0, Self.truncated)] },
            stream: { [Self.framed(Self.answer($0, Self.noSuchDomain))] })
        #expect(try Self.ask(server) == .noSuchDomain)
    }

    enum Fault: CaseIterable {
        case nothing, halfALength, lengthAlone, halfAnAnswer, anotherNumber, truncatedAgain
    }

    @Test(arguments: Fault.allCases) func brokenStreams(_ fault: Fault) throws {
        let server = try ScriptedDNSServer(
            datagrams: { [Self.answer($0, Self.truncated)] },
            stream: { question in
                let whole = Self.framed(Self.answer(question, Self.noSuchDomain))
                switch fault {
                case .nothing: return []
                case .halfALength: return [[0]]
                case .lengthAlone: return [Array(whole.prefix(2))]
                case .halfAnAnswer: return [Array(whole.prefix(20))]
                case .anotherNumber:
                    var other = whole
                    other[2] ^= 1
                    return [other]
                case .truncatedAgain: return [Self.framed(Self.answer(question, Self.truncated))]
                }
            })
        #expect(throws: DNSFailure.malformed) { try Self.ask(server) }
    }
}
