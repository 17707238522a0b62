/// Reads IP addresses from UTF-8 bytes; shared by every format in which an address may stand.
///
/// A function returns what is wrong, or `nil`, rather than throw it: a throw costs as much as a short address.
enum IPScanner {
    /// What is wrong with an IPv4 address in four decimal parts (RFC 3986 section 3.2.2), which fills the range.
    static func ipv4Failure(_ utf8: Span<UInt8>, _ range: Range<Int>) -> FormatFailure? {
        var offset = range.lowerBound
        var address: UInt32 = 0
        return ipv4Failure(utf8, &offset, range.upperBound, &address) ?? restFailure(utf8, offset, range.upperBound)
    }

    /// What is wrong with an IPv6 address (RFC 4291 section 2.2, in all three forms) without a zone, which fills the
    /// range.
    static func ipv6Failure(_ utf8: Span<UInt8>, _ range: Range<Int>) -> FormatFailure? {
        var offset = range.lowerBound
        var groups = IPv6Groups()
        return ipv6Failure(utf8, &offset, range.upperBound, &groups) ?? restFailure(utf8, offset, range.upperBound)
    }

    private static func restFailure(_ utf8: Span<UInt8>, _ offset: Int, _ end: Int) -> FormatFailure? {
        guard offset < end else { return nil }
        return FormatFailure(utf8[offset] == ASCII.dot ? "too many parts" : "unexpected character", at: offset)
    }

    /// Whether a byte ends an address: a zone or the length of a prefix follows.
    @inline(__always)
    private static func isDelimiter(_ byte: UInt8) -> Bool { byte == ASCII.percent || byte == ASCII.slash }

    /// Reads the four parts of an IPv4 address and stops behind the fourth, whatever follows.
    @inline(__always)
    static func ipv4Failure(
        _ utf8: Span<UInt8>, _ position: inout Int, _ end: Int, _ address: inout UInt32
    ) -> FormatFailure? {
        // A variable of its own, so that the loop's stays in a register.
        var offset = position
        defer { position = offset }
        var part = 1
        while true {
            let start = offset
            var value: UInt32 = 0
            while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
                value = value &* 10 &+ UInt32(digit)
                offset &+= 1
                // Three digits at most have been read when this is asked, so that nothing has overflowed.
                guard value <= 255 else { return FormatFailure("out of range", at: start) }
                guard offset &- start == 1 || utf8[start] != ASCII.zero else {
                    return FormatFailure("leading zero", at: start)
                }
            }
            let isCut = offset == end || isDelimiter(utf8[offset])
            guard offset > start else {
                let isEmpty = isCut || utf8[offset] == ASCII.dot
                return FormatFailure(isEmpty ? "empty part" : "unexpected character", at: offset)
            }
            address = address &<< 8 | value
            if part == 4 { return nil }
            guard !isCut else { return FormatFailure("too few parts", at: offset) }
            guard utf8[offset] == ASCII.dot else { return FormatFailure("unexpected character", at: offset) }
            part &+= 1
            offset &+= 1
        }
    }

    /// Reads an IPv6 address and stops at the end, at a percent sign, at a slash, or behind an embedded IPv4 address.
    @inline(__always)
    static func ipv6Failure(
        _ utf8: Span<UInt8>, _ position: inout Int, _ end: Int, _ result: inout IPv6Groups
    ) -> FormatFailure? {
        // Variables of their own, so that the loop's stay in registers.
        let addressStart = position
        var offset = position
        var groups = IPv6Groups()
        defer {
            position = offset
            result = groups
        }
        guard offset < end else { return FormatFailure("empty", at: offset) }
        if utf8[offset] == ASCII.colon {
            guard offset &+ 1 < end, utf8[offset &+ 1] == ASCII.colon else {
                return FormatFailure("empty part", at: offset)
            }
            groups.elide()
            offset &+= 2
            if offset == end || isDelimiter(utf8[offset]) { return nil }
        }
        while true {
            let start = offset
            var group: UInt64 = 0
            while offset < end, let digit = ASCII.hexValue(utf8[offset]) {
                guard offset &- start < 4 else { return FormatFailure("part too long", at: start) }
                group = group &<< 4 | UInt64(digit)
                offset &+= 1
            }
            let stop = offset < end ? utf8[offset] : ASCII.slash
            guard offset > start else {
                // A delimiter can only stand here at the very start.
                if isDelimiter(stop) { return FormatFailure("too few parts", at: offset) }
                return FormatFailure(stop == ASCII.colon ? "empty part" : "unexpected character", at: offset)
            }
            let isEmbedded = stop == ASCII.dot
            guard groups.count < (isEmbedded ? 7 : 8) else { return FormatFailure("too many parts", at: start) }
            if isEmbedded {
                var embedded = EmbeddedAddress(end: start)
                if let failure = embedded.read(utf8, end) { return failure }
                offset = embedded.end
                groups.append(UInt64(embedded.address >> 16))
                groups.append(UInt64(embedded.address & 0xFFFF))
                break
            }
            groups.append(group)
            guard stop == ASCII.colon else {
                if isDelimiter(stop) { break }
                return FormatFailure("unexpected character", at: offset)
            }
            offset &+= 1
            guard offset < end, !isDelimiter(utf8[offset]) else { return FormatFailure("empty part", at: offset &- 1) }
            if utf8[offset] == ASCII.colon {
                guard !groups.isElided else { return FormatFailure("misplaced separator", at: offset &- 1) }
                groups.elide()
                offset &+= 1
                if offset == end || isDelimiter(utf8[offset]) { break }
            }
        }
        if groups.isElided {
            // RFC 4291: "::" stands for one or more groups of zeros.
            return groups.count < 8 ? nil : FormatFailure("too many parts", at: addressStart)
        }
        return groups.count == 8 ? nil : FormatFailure("too few parts", at: offset)
    }

    /// The IPv4 address that stands for the last two groups.
    private struct EmbeddedAddress {
        var end: Int
        var address: UInt32 = 0

        @inline(never)
        mutating func read(_ utf8: Span<UInt8>, _ limit: Int) -> FormatFailure? {
            ipv4Failure(utf8, &end, limit, &address)
        }
    }

    /// Says what is wrong with a zone identifier that fills the range: 1 to 32 letters, digits, `.`, `-`, `_` or `~`.
    ///
    /// These are the characters that RFC 6874 lets stand without an escape; the length is that of an interface name.
    static func zoneFailure(_ utf8: Span<UInt8>, _ range: Range<Int>) -> FormatFailure? {
        guard !range.isEmpty else { return FormatFailure("empty part", at: range.lowerBound) }
        guard range.count <= 32 else { return FormatFailure("part too long", at: range.lowerBound) }
        for offset in range where !ASCIISet.unreserved.contains(utf8[offset]) {
            return FormatFailure("unexpected character", at: offset)
        }
        return nil
    }

    /// Whether a text is a zone identifier.
    static func isZone(_ utf8: Span<UInt8>) -> Bool {
        zoneFailure(utf8, 0..<utf8.count) == nil
    }

    /// Reads the length of a prefix, which fills the range: decimal, without leading zeros.
    static func prefixFailure(
        _ utf8: Span<UInt8>, _ range: Range<Int>, atMost limit: Int, _ result: inout Int?
    ) -> FormatFailure? {
        guard !range.isEmpty else { return FormatFailure("no prefix length", at: range.lowerBound) }
        var length = 0
        for offset in range {
            guard let digit = ASCII.decimalValue(utf8[offset]) else {
                return FormatFailure("unexpected character", at: offset)
            }
            guard offset == range.lowerBound || length > 0 else {
                return FormatFailure("leading zero", at: range.lowerBound)
            }
            length = length * 10 + Int(digit)
            guard length <= limit else { return FormatFailure("out of range", at: range.lowerBound) }
        }
        result = length
        return nil
    }
}

extension Endings {
    /// What completes an IPv4 address.
    static let ipv4 = suffixes(of: "0.0.0.0")

    /// What completes an IPv6 address, which may end with an IPv4 address, or any address.
    static let ipv6 = Endings("::", ":") + ipv4
}
