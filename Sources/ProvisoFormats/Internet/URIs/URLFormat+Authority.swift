/// What stands between `//` and the path: user information, host and port.
extension URLFormat {
    /// What is wrong with the authority.
    @inline(__always)
    func failure(_ utf8: Span<UInt8>, _ authority: URIOffsets.Authority) -> FormatFailure? {
        if let userInfo = authority.userInfo {
            guard allowUserInfo else { return FormatFailure("user information not allowed", at: userInfo.lowerBound) }
            guard !userInfo.isEmpty, utf8[userInfo.lowerBound] != ASCII.colon else {
                return FormatFailure("no user name", at: userInfo.lowerBound)
            }
            if let failure = URIFormat.failure(utf8, userInfo, .userInfo, .none) { return failure }
        }
        if let failure = hostFailure(utf8, authority) { return failure }
        guard let port = authority.port else { return nil }
        guard allowPort else { return FormatFailure("port not allowed", at: port.lowerBound - 1) }
        return Self.portFailure(utf8, port)
    }

    @inline(__always)
    private func hostFailure(_ utf8: Span<UInt8>, _ authority: URIOffsets.Authority) -> FormatFailure? {
        let host = authority.host
        guard !host.isEmpty else { return FormatFailure("no host", at: host.lowerBound) }
        if authority.isBracketed {
            return literalFailure(utf8, host)
        }
        return nameFailure(utf8, host)
    }

    /// What is wrong with a host that is no IP literal.
    @inline(__always)
    func nameFailure(_ utf8: Span<UInt8>, _ host: Range<Int>) -> FormatFailure? {
        // A domain's last label is never a number, so what looks like an address is either one or wrong; but with
        // local hosts a single label of digits may be a name.
        if Self.endsInHexNumber(utf8, host) {
            return FormatFailure("not an IPv4 address", at: host.lowerBound)
        }
        if Self.looksLikeIPv4(utf8, host) {
            if let failure = IPScanner.ipv4Failure(utf8, host) { return failure }
            return allowIPAddress ? nil : FormatFailure("IP address not allowed", at: host.lowerBound)
        }
        return domainName.failure(in: utf8, from: host.lowerBound, to: host.upperBound)
    }

    /// The rules for a host that is a name.
    @inline(__always)
    var domainName: DomainNameFormat {
        var format = DomainNameFormat(
            minimumLabels: allowLocalHost ? 1 : 2,
            allowUnderscore: allowUnderscore,
            allowTrailingDot: allowTrailingDot,
            enableIDN: enableIDN,
            idna2008: idna2008,
            checkSpoofing: checkSpoofing
        )
        format.allowsNumber = allowIPAddress
        return format
    }

    /// What is wrong with a host that begins with a bracket.
    @inline(never)
    func literalFailure(_ utf8: Span<UInt8>, _ host: Range<Int>) -> FormatFailure? {
        do {
            if let failure = IPScanner.ipv6Failure(utf8, try URIFormat.bracketed(utf8, host)) { return failure }
        } catch {
            return error
        }
        return allowIPAddress ? nil : FormatFailure("IP address not allowed", at: host.lowerBound)
    }

    /// Whether a host holds digits and dots alone, and at least one dot.
    @inline(__always)
    private static func looksLikeIPv4(_ utf8: Span<UInt8>, _ host: Range<Int>) -> Bool {
        var hasDot = false
        for offset in host {
            let byte = utf8[offset]
            guard ASCII.isDigit(byte) || byte == ASCII.dot else { return false }
            if byte == ASCII.dot { hasDot = true }
        }
        return hasDot
    }

    /// Whether the last of several labels is a hexadecimal number, `0x7f`.
    ///
    /// No top-level domain is one, and what reads URLs as the WHATWG has it takes such a host for an IPv4 address.
    @inline(__always)
    private static func endsInHexNumber(_ utf8: Span<UInt8>, _ host: Range<Int>) -> Bool {
        var offset = host.upperBound
        while offset > host.lowerBound, ASCII.hexValue(utf8[offset &- 1]) != nil { offset &-= 1 }
        return offset &- host.lowerBound >= 3 && utf8[offset &- 1] | 0x20 == UInt8(ascii: "x")
            && utf8[offset &- 2] == ASCII.zero && utf8[offset &- 3] == ASCII.dot
    }

    /// What is wrong with a port: its value counts, so leading zeros pass as RFC 3986 section 3.2.3 has it.
    private static func portFailure(_ utf8: Span<UInt8>, _ port: Range<Int>) -> FormatFailure? {
        var value: UInt32 = 0
        for offset in port {
            guard let digit = ASCII.decimalValue(utf8[offset]) else {
                return FormatFailure("port not a number", at: offset)
            }
            value = value &* 10 &+ UInt32(digit)
            guard value <= 65535 else { break }
        }
        return 1...65535 ~= value ? nil : portFailure(port)
    }

    /// What is wrong with a port that is out of range or empty.
    static func portFailure(_ port: Range<Int>) -> FormatFailure {
        FormatFailure(port.isEmpty ? "port not a number" : "port out of range", at: port.lowerBound)
    }
}
