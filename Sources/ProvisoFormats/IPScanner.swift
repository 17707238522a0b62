/// Reads IP addresses from UTF-8 bytes; shared by every format in which an address may stand.
enum IPScanner {
    /// Reads the four decimal parts of an IPv4 address (RFC 3986 section 3.2.2, `IPv4address`), which fill the range.
    static func ipv4(_ utf8: Span<UInt8>, _ range: Range<Int>) throws(FormatFailure) -> UInt32 {
        var offset = range.lowerBound
        let address = try ipv4(utf8, &offset, range.upperBound)
        try expectEnd(utf8, offset, range.upperBound)
        return address
    }

    /// Reads an IPv6 address (RFC 4291 section 2.2, in all three forms), which fills the range; without a zone.
    ///
    /// - Returns: The eight groups, the first in the highest bits.
    static func ipv6(_ utf8: Span<UInt8>, _ range: Range<Int>) throws(FormatFailure) -> (high: UInt64, low: UInt64) {
        var offset = range.lowerBound
        let address = try ipv6(utf8, &offset, range.upperBound)
        try expectEnd(utf8, offset, range.upperBound)
        return address
    }

    private static func expectEnd(_ utf8: Span<UInt8>, _ offset: Int, _ end: Int) throws(FormatFailure) {
        guard offset < end else { return }
        throw FormatFailure(utf8[offset] == ASCII.dot ? "too many parts" : "unexpected character", at: offset)
    }

    /// Whether a byte ends an address: a zone or the length of a prefix follows.
    private static func isDelimiter(_ byte: UInt8) -> Bool { byte == ASCII.percent || byte == ASCII.slash }

    /// Reads the four parts of an IPv4 address and stops behind the fourth, whatever follows.
    @inline(__always)
    static func ipv4(_ utf8: Span<UInt8>, _ position: inout Int, _ end: Int) throws(FormatFailure) -> UInt32 {
        // A variable of its own, so that the loop's stays in a register.
        var offset = position
        defer { position = offset }
        var address: UInt32 = 0
        var part = 1
        while true {
            let start = offset
            var value: UInt32 = 0
            while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
                value = value &* 10 &+ UInt32(digit)
                offset &+= 1
                // Three digits at most have been read when this is asked, so that nothing has overflowed.
                guard value <= 255 else { throw FormatFailure("part above 255", at: start) }
                guard offset &- start == 1 || utf8[start] != ASCII.zero else {
                    throw FormatFailure("leading zero", at: start)
                }
            }
            let isCut = offset == end || isDelimiter(utf8[offset])
            guard offset > start else {
                let isEmpty = isCut || utf8[offset] == ASCII.dot
                throw FormatFailure(isEmpty ? "empty part" : "unexpected character", at: offset)
            }
            address = address &<< 8 | value
            if part == 4 { return address }
            guard !isCut else { throw FormatFailure("too few parts", at: offset) }
            guard utf8[offset] == ASCII.dot else { throw FormatFailure("unexpected character", at: offset) }
            part &+= 1
            offset &+= 1
        }
    }

    /// Reads an IPv6 address and stops at the end, at a percent sign, at a slash, or behind an embedded IPv4 address.
    @inline(never)
    static func ipv6(
        _ utf8: Span<UInt8>, _ position: inout Int, _ end: Int
    ) throws(FormatFailure) -> (high: UInt64, low: UInt64) {
        // A variable of its own, so that the loop's stays in a register.
        var offset = position
        defer { position = offset }
        var groups = Groups()
        var isElided = false
        var countBeforeElision = 0
        let addressStart = offset

        guard offset < end else { throw FormatFailure("empty", at: offset) }
        if utf8[offset] == ASCII.colon {
            guard offset + 1 < end, utf8[offset + 1] == ASCII.colon else {
                throw FormatFailure("empty group", at: offset)
            }
            isElided = true
            offset &+= 2
        }
        while offset < end, !isDelimiter(utf8[offset]) {
            let start = offset
            var group: UInt64 = 0
            while offset < end, let digit = ASCII.hexValue(utf8[offset]) {
                guard offset &- start < 4 else { throw FormatFailure("group too long", at: start) }
                group = group &<< 4 | UInt64(digit)
                offset &+= 1
            }
            let isEmbedded = offset < end && utf8[offset] == ASCII.dot
            guard offset > start else {
                throw FormatFailure(
                    utf8[offset] == ASCII.colon ? "empty group" : "unexpected character", at: offset)
            }
            guard groups.count < (isEmbedded ? 7 : 8) else {
                throw FormatFailure("too many groups", at: start)
            }
            if isEmbedded {
                offset = start
                let address = UInt64(try embeddedIPv4(utf8, &offset, end))
                groups.append(address >> 16)
                group = address & 0xFFFF
            }
            groups.append(group)
            guard !isEmbedded, offset < end, !isDelimiter(utf8[offset]) else { break }
            guard utf8[offset] == ASCII.colon else { throw FormatFailure("unexpected character", at: offset) }
            offset &+= 1
            guard offset < end, !isDelimiter(utf8[offset]) else { throw FormatFailure("empty group", at: offset &- 1) }
            if utf8[offset] == ASCII.colon {
                guard !isElided else { throw FormatFailure("second double colon", at: offset &- 1) }
                isElided = true
                countBeforeElision = groups.count
                offset &+= 1
            }
        }
        if isElided {
            // RFC 4291: "::" stands for one or more groups of zeros.
            guard groups.count < 8 else { throw FormatFailure("too many groups", at: addressStart) }
            return groups.expanded(after: countBeforeElision)
        }
        guard groups.count == 8 else { throw FormatFailure("too few groups", at: offset) }
        return (groups.high, groups.low)
    }

    @inline(never)
    private static func embeddedIPv4(
        _ utf8: Span<UInt8>, _ offset: inout Int, _ end: Int
    ) throws(FormatFailure) -> UInt32 {
        try ipv4(utf8, &offset, end)
    }

    /// Says what is wrong with a zone identifier that fills the range: 1 to 32 letters, digits, `.`, `-`, `_` or `~`.
    ///
    /// These are the characters that RFC 6874 lets stand without an escape; the length is that of an interface name.
    static func zone(_ utf8: Span<UInt8>, _ range: Range<Int>) throws(FormatFailure) {
        guard !range.isEmpty else { throw FormatFailure("empty zone", at: range.lowerBound) }
        guard range.count <= 32 else { throw FormatFailure("zone too long", at: range.lowerBound) }
        for offset in range where !ASCIISet.unreserved.contains(utf8[offset]) {
            throw FormatFailure("unexpected character in zone", at: offset)
        }
    }

    /// Whether a text is a zone identifier.
    static func isZone(_ utf8: Span<UInt8>) -> Bool {
        do {
            try zone(utf8, 0..<utf8.count)
            return true
        } catch {
            return false
        }
    }

    /// Reads the length of a prefix, which fills the range: decimal, without leading zeros.
    static func prefixLength(
        _ utf8: Span<UInt8>, _ range: Range<Int>, atMost limit: Int
    ) throws(FormatFailure) -> Int {
        guard !range.isEmpty else { throw FormatFailure("no prefix length", at: range.lowerBound) }
        var length = 0
        for offset in range {
            guard let digit = ASCII.decimalValue(utf8[offset]) else {
                throw FormatFailure("unexpected character", at: offset)
            }
            guard offset == range.lowerBound || length > 0 else {
                throw FormatFailure("leading zero", at: range.lowerBound)
            }
            length = length * 10 + Int(digit)
            guard length <= limit else { throw FormatFailure("prefix too long", at: range.lowerBound) }
        }
        return length
    }

    private struct Groups {
        var high: UInt64 = 0
        var low: UInt64 = 0
        var count = 0

        @inline(__always)
        mutating func append(_ group: UInt64) {
            high = high &<< 16 | low &>> 48
            low = low &<< 16 | group
            count &+= 1
        }

        /// The eight groups, with groups of zeros after the first few.
        func expanded(after first: Int) -> (high: UInt64, low: UInt64) {
            var head = self
            head.shift(by: 8 &- count)
            let tailMask = Self.mask(count &- first)
            let headMask = Self.mask(8 &- first)
            return (
                head.high & ~headMask.high | high & tailMask.high, head.low & ~headMask.low | low & tailMask.low
            )
        }

        /// The bits of so many groups, counted from the last.
        private static func mask(_ groups: Int) -> (high: UInt64, low: UInt64) {
            // Shifts by 64 bits and more give zero, so that the mask is then whole.
            (~(.max << UInt64(max(0, 16 * (groups - 4)))), ~(.max << UInt64(16 * groups)))
        }

        /// Puts so many groups of zeros behind.
        mutating func shift(by groups: Int) {
            // Shifts by 64 bits and more give zero.
            if groups >= 4 {
                high = low << UInt64(16 * (groups - 4))
                low = 0
            } else {
                high = high << UInt64(16 * groups) | low >> UInt64(64 - 16 * groups)
                low = low << UInt64(16 * groups)
            }
        }
    }
}
