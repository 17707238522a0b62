internal import ProvisoCore

/// One question to a server of the DNS, and what makes an answer one to it.
struct DNSQuestion: Sendable {
    /// The number that the answer repeats; random, so that it is hard to forge one.
    let id: UInt16
    let name: DNSName
    let type: DNSRecordType

    init(_ type: DNSRecordType, of name: DNSName, id: UInt16 = .random(in: .min ... .max)) {
        self.id = id
        self.name = name
        self.type = type
    }

    /// The class of the internet.
    static let internetClass: UInt16 = 1

    /// The question as a message (RFC 1035 section 4.1), asking the server to find the answer itself.
    var message: [UInt8] {
        let recursionDesired: UInt16 = 0x0100
        var message: [UInt8] = []
        for field in [id, recursionDesired, 1, 0, 0, 0] { Self.append(field, to: &message) }
        message += name.wire
        Self.append(type.rawValue, to: &message)
        Self.append(Self.internetClass, to: &message)
        return message
    }

    private static func append(_ field: UInt16, to message: inout [UInt8]) {
        message.append(UInt8(field >> 8))
        message.append(UInt8(field & 0xFF))
    }
}
