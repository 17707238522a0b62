internal import ProvisoCore
internal import ProvisoFormats

/// A server's message, read as the reply to a question.
///
/// - Complexity: Linear in the length of the message but for names, of which each costs 255 steps at most.
enum DNSReply: Sendable, Equatable {
    /// The answer.
    case answer(DNSAnswer)
    /// The answer was too long for a datagram; TCP has all of it.
    case truncated
    /// The server cannot answer.
    case refused(code: UInt8)

    /// Reads a message.
    ///
    /// - Returns: `nil` for a message that does not belong to the question: perhaps forged, perhaps late.
    /// - Throws: ``DNSFailure/malformed`` for a message that belongs to the question and cannot be read.
    init?(_ message: [UInt8], to question: DNSQuestion) throws(DNSFailure) {
        var reader = DNSReader(message)
        guard let header = reader.header(), header.id == question.id, header.isResponse, header.questionCount == 1,
            reader.repeats(question)
        else { return nil }
        if header.isTruncated {
            self = .truncated
            return
        }
        switch header.code {
        case 0:
            let records = try reader.records(header.answerCount, to: question)
            // A server that only names others to ask has not said that there is nothing.
            if records.isEmpty, header.answerCount == 0, !header.isAuthoritative, !header.offersRecursion {
                self = .refused(code: 5)
            } else {
                self = .answer(.records(records))
            }
        case 3: self = .answer(.noSuchDomain)
        default: self = .refused(code: header.code)
        }
    }
}

/// Reads the parts of a message in their order (RFC 1035 section 4.1).
private struct DNSReader {
    struct Header {
        let id: UInt16
        let flags: UInt16
        let questionCount: UInt16
        let answerCount: UInt16

        var isResponse: Bool { flags & 0xF800 == 0x8000 }
        var isAuthoritative: Bool { flags & 0x0400 != 0 }
        var isTruncated: Bool { flags & 0x0200 != 0 }
        var offersRecursion: Bool { flags & 0x0080 != 0 }
        var code: UInt8 { UInt8(flags & 0xF) }
    }

    /// How many aliases are followed from one name to another.
    private static let maximumAliases = 16

    private let message: [UInt8]
    private var offset = 0

    init(_ message: [UInt8]) { self.message = message }

    mutating func header() -> Header? {
        guard message.count >= 12 else { return nil }
        defer { offset = 12 }
        return Header(id: field(0), flags: field(2), questionCount: field(4), answerCount: field(6))
    }

    /// Whether the question that the server repeats is the one that was asked.
    mutating func repeats(_ question: DNSQuestion) -> Bool {
        guard let name = try? DNSName(in: message, at: &offset), name == question.name, offset + 4 <= message.count
        else { return false }
        defer { offset += 4 }
        return field(offset) == question.type.rawValue && field(offset + 2) == DNSQuestion.internetClass
    }

    /// The records of the type that was asked for, of the name that was asked for or of that which it is an alias of.
    mutating func records(_ count: UInt16, to question: DNSQuestion) throws(DNSFailure) -> [DNSRecord] {
        let aliasType: UInt16 = 5
        var found: [(owner: DNSName, record: DNSRecord)] = []
        var aliases: [DNSName: DNSName] = [:]
        for _ in 0..<count {
            let owner = try DNSName(in: message, at: &offset)
            guard offset + 10 <= message.count else { throw .malformed }
            let (type, recordClass, length) = (field(offset), field(offset + 2), Int(field(offset + 8)))
            offset += 10
            let end = offset + length
            guard end <= message.count else { throw .malformed }
            if recordClass == DNSQuestion.internetClass {
                if type == aliasType {
                    let target = try name(endingAt: end)
                    if aliases[owner] == nil { aliases[owner] = target }
                } else if type == question.type.rawValue {
                    found.append((owner, try record(question.type, endingAt: end)))
                }
            }
            offset = end
        }
        var name = question.name
        for _ in 0..<Self.maximumAliases {
            guard let target = aliases[name] else { break }
            name = target
        }
        return found.filter { $0.owner == name }.map(\.record)
    }

    private mutating func record(_ type: DNSRecordType, endingAt end: Int) throws(DNSFailure) -> DNSRecord {
        switch type {
        case .mx:
            guard offset + 2 <= end else { throw .malformed }
            let preference = field(offset)
            offset += 2
            return .mailExchanger(preference: preference, host: try name(endingAt: end).description)
        case .a, .aaaa:
            guard end - offset == (type == .a ? 4 : 16) else { throw .malformed }
            let bytes = message[offset..<end]
            guard let address = IPAddress(bytes: bytes) else { throw .malformed }
            return .address(address)
        }
    }

    private mutating func name(endingAt end: Int) throws(DNSFailure) -> DNSName {
        let name = try DNSName(in: message, at: &offset)
        guard offset == end else { throw .malformed }
        return name
    }

    private func field(_ offset: Int) -> UInt16 {
        UInt16(message[offset]) << 8 | UInt16(message[offset + 1])
    }
}
