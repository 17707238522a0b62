internal import ProvisoCore

/// A domain name as messages of the DNS hold it: labels, each behind its length, ended by a zero (RFC 1035 section 3.1).
///
/// ASCII letters are in lower case, so that equal names have equal bytes.
struct DNSName: Sendable, Hashable {
    /// The longest name (RFC 1035 section 2.3.4).
    static let maximumLength = 255
    /// The longest label.
    static let maximumLabelLength = 63

    let wire: [UInt8]

    /// Reads a name in text: labels of any bytes with dots between, perhaps one at the end.
    init?(_ text: String) {
        var wire: [UInt8] = []
        var label: [UInt8] = []
        var bytes = Array(text.utf8)
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        guard !bytes.isEmpty else { return nil }
        for byte in bytes + [UInt8(ascii: ".")] {
            guard byte == UInt8(ascii: ".") else {
                label.append(Self.lowercased(byte))
                continue
            }
            guard (1...Self.maximumLabelLength).contains(label.count) else { return nil }
            wire.append(UInt8(label.count))
            wire += label
            label = []
        }
        wire.append(0)
        guard wire.count <= Self.maximumLength else { return nil }
        self.wire = wire
    }

    /// Reads a name in a message, where its end may be a pointer to one that stands earlier (section 4.1.4).
    ///
    /// A pointer must point before the part of the name that it ends, so following pointers comes to an end.
    ///
    /// - Parameter offset: Where the name begins; afterwards, the offset of what follows it.
    init(in message: [UInt8], at offset: inout Int) throws(DNSFailure) {
        var wire: [UInt8] = []
        var position = offset
        var partStart = offset
        var end: Int?
        while true {
            guard position < message.count else { throw .malformed }
            let length = Int(message[position])
            switch length & 0xC0 {
            case 0:
                guard position + length < message.count, wire.count + length + 1 <= Self.maximumLength else {
                    throw .malformed
                }
                wire.append(UInt8(length))
                for index in position + 1..<position + 1 + length { wire.append(Self.lowercased(message[index])) }
                position += 1 + length
                if length == 0 {
                    offset = end ?? position
                    self.wire = wire
                    return
                }
            case 0xC0:
                guard position + 1 < message.count else { throw .malformed }
                let target = (length & 0x3F) << 8 | Int(message[position + 1])
                guard target < partStart else { throw .malformed }
                end = end ?? position + 2
                (position, partStart) = (target, target)
            default: throw .malformed
            }
        }
    }

    /// Whether this is the root, the name without a label.
    var isRoot: Bool { wire.count == 1 }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}

extension DNSName: CustomStringConvertible {
    /// The name with dots between labels; bytes that could be mistaken are escaped as zone files do (section 5.1).
    var description: String {
        guard !isRoot else { return "." }
        var text = ""
        var index = 0
        while index < wire.count, case let length = Int(wire[index]), length > 0 {
            if index > 0 { text += "." }
            for byte in wire[(index + 1)...(index + length)] {
                switch byte {
                case UInt8(ascii: "."), UInt8(ascii: "\\"):
                    text += "\\" + String(Character(Unicode.Scalar(byte)))
                case 0x21...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
                default:
                    let digits = String(byte)
                    text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
                }
            }
            index += length + 1
        }
        return text
    }
}
