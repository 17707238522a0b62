/// Address literals of RFC 5321 section 4.1.3: `[192.0.2.1]`, `[IPv6:2001:db8::1]`.
///
/// An IPv6 address is read as RFC 4291 section 2.2 has it, so `::` may stand for a single group. No other tag than `IPv6`
/// has been registered, so a general address literal never passes.
enum AddressLiteral {
    /// Passes a literal with its brackets and returns its length without blanks.
    ///
    /// - Parameter allowBlanks: Whether folding white space may stand inside, as RFC 5322 section 3.4.1 has it.
    static func skip(
        in utf8: Span<UInt8>, at position: inout Int, allowBlanks: Bool
    ) throws(FormatFailure) -> Int {
        let start = position
        var reader = AddressReader(position: start &+ 1, allowBlanks: allowBlanks)
        try reader.skipBlanks(in: utf8)
        var isVersion6 = false
        if reader.peek(in: utf8).map({ $0 | 0x20 == 0x69 }) == true {
            try reader.skipTag(in: utf8)
            isVersion6 = true
        }
        if isVersion6 { try reader.skipIPv6(in: utf8) } else { try reader.skipIPv4(in: utf8) }
        guard let close = reader.peek(in: utf8) else {
            throw FormatFailure("closing bracket missing", at: reader.position)
        }
        guard close == ASCII.closeBracket else { throw FormatFailure("not an IP address", at: reader.position) }
        position = reader.position &+ 1
        return position &- start &- reader.blanks
    }
}

/// Reads the inside of an address literal a character at a time, blanks left out.
private struct AddressReader {
    var position: Int
    let allowBlanks: Bool
    var blanks = 0

    init(position: Int, allowBlanks: Bool) {
        self.position = position
        self.allowBlanks = allowBlanks
    }

    func peek(in utf8: Span<UInt8>) -> UInt8? { position < utf8.count ? utf8[position] : nil }

    mutating func advance(in utf8: Span<UInt8>) throws(FormatFailure) {
        position &+= 1
        try skipBlanks(in: utf8)
    }

    mutating func skipBlanks(in utf8: Span<UInt8>) throws(FormatFailure) {
        guard allowBlanks, let byte = peek(in: utf8), ASCII.isBlank(byte) || byte == ASCII.carriageReturn else {
            return
        }
        let start = position
        let scanner = EmailScanner(format: EmailFormat(allowComments: true))
        try scanner.skipBlanks(in: utf8, at: &position)
        blanks &+= position &- start
    }

    /// `IPv6:` in any case, as strings of ABNF are.
    mutating func skipTag(in utf8: Span<UInt8>) throws(FormatFailure) {
        var tag: UInt64 = 0x3A_36_76_70_69  // The bytes of "ipv6:", the last one first.
        while tag != 0 {
            let expected = UInt8(truncatingIfNeeded: tag)
            let byte = peek(in: utf8) ?? 0
            guard byte == expected || (ASCII.isLetter(byte) && byte | 0x20 == expected) else {
                throw FormatFailure("not an IP address", at: position)
            }
            tag >>= 8
            try advance(in: utf8)
        }
    }

    /// `Snum 3("." Snum)`: each of one to three digits, at most 255.
    mutating func skipIPv4(in utf8: Span<UInt8>) throws(FormatFailure) {
        for part in 0..<4 {
            if part > 0 {
                guard peek(in: utf8) == ASCII.dot else {
                    throw FormatFailure("not an IPv4 address", at: position)
                }
                try advance(in: utf8)
            }
            var digits = 0
            var value = 0
            while let byte = peek(in: utf8), ASCII.isDigit(byte), digits < 4 {
                value = value &* 10 &+ Int(byte &- 0x30)
                digits &+= 1
                try advance(in: utf8)
            }
            guard (1...3).contains(digits), value <= 255 else {
                throw FormatFailure("not an IPv4 address", at: position)
            }
        }
    }

    mutating func skipIPv6(in utf8: Span<UInt8>) throws(FormatFailure) {
        var groups = 0
        var isCompressed = false
        if peek(in: utf8) == ASCII.colon {
            try advance(in: utf8)
            guard peek(in: utf8) == ASCII.colon else { throw FormatFailure("not an IPv6 address", at: position) }
            try advance(in: utf8)
            isCompressed = true
        }
        while let byte = peek(in: utf8), ASCII.isHexDigit(byte) {
            let mark = self
            var digits = 0
            while let byte = peek(in: utf8), ASCII.isHexDigit(byte), digits < 5 {
                digits &+= 1
                try advance(in: utf8)
            }
            if peek(in: utf8) == ASCII.dot {
                // The last two groups are written as an IPv4 address, which began with this group.
                self = mark
                try skipIPv4(in: utf8)
                groups &+= 2
                break
            }
            guard digits <= 4 else { throw FormatFailure("not an IPv6 address", at: position) }
            groups &+= 1
            guard groups <= 8, peek(in: utf8) == ASCII.colon else { break }
            try advance(in: utf8)
            if peek(in: utf8) == ASCII.colon {
                guard !isCompressed else { throw FormatFailure("not an IPv6 address", at: position) }
                isCompressed = true
                try advance(in: utf8)
            } else if peek(in: utf8).map(ASCII.isHexDigit) != true {
                throw FormatFailure("not an IPv6 address", at: position)
            }
        }
        guard isCompressed ? groups <= 7 : groups == 8 else {
            throw FormatFailure("not an IPv6 address", at: position)
        }
    }
}
