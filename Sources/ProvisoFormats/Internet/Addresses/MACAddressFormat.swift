/// A MAC address (IEEE 802): pairs of hexadecimal digits with colons or hyphens between, or Cisco's groups of four
/// with dots.
///
/// One separator is used throughout: `00:1b:77:49:54:fd`, `00-1B-77-49-54-FD`, `001b.7749.54fd`.
public struct MACAddressFormat: StringFormat {
    /// The kind asked for, EUI-48 (six bytes) or EUI-64 (eight bytes); either by default.
    public var eui: MACAddress.EUI?

    /// Whether the digits may stand without separators, off by default.
    public var allowBare: Bool

    /// Creates a format with these options.
    public init(eui: MACAddress.EUI? = nil, allowBare: Bool = false) {
        self.eui = eui
        self.allowBare = allowBare
    }

    /// Says why a text is not a MAC address, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            _ = try parse(utf8)
            return nil
        } catch {
            return error
        }
    }

    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> MACAddress {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        var bits: UInt64 = 0
        var digits = 0
        var groupLength = 0
        var separator: UInt8?
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if let digit = ASCII.hexValue(byte) {
                guard digits < 16 else { throw FormatFailure("too many digits", at: offset) }
                bits = bits << 4 | UInt64(digit)
                digits += 1
                groupLength += 1
            } else if byte == ASCII.colon || byte == ASCII.hyphen || byte == ASCII.dot {
                guard separator == nil || separator == byte else {
                    throw FormatFailure("mixed separators", at: offset)
                }
                separator = byte
                try checkGroup(groupLength, separator: byte, at: offset)
                groupLength = 0
            } else {
                throw FormatFailure("unexpected character", at: offset)
            }
            offset += 1
        }
        if let separator {
            try checkGroup(groupLength, separator: separator, at: offset)
        } else if !allowBare {
            throw FormatFailure("no separators", at: 0)
        }
        guard let found = MACAddress.EUI(rawValue: digits * 4), eui == nil || eui == found else {
            throw FormatFailure("wrong number of digits", at: 0)
        }
        return MACAddress(eui: found, bits: bits)
    }

    private func checkGroup(_ length: Int, separator: UInt8, at offset: Int) throws(FormatFailure) {
        guard length == (separator == ASCII.dot ? 4 : 2) else {
            throw FormatFailure("wrong length", at: offset)
        }
    }
}

extension MACAddressFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        let endings =
            Endings.suffixes(of: "00:00:00:00:00:00:00:00") + .suffixes(of: "00-00-00-00-00-00-00-00")
            + .suffixes(of: "0000.0000.0000.0000") + .suffixes(of: "0000000000000000")
        return endings.complete(utf8, in: self)
    }
}
