extension URLFormat {
    /// Judges what nearly every URL is meant to be: a scheme, a host without a user, perhaps a port, and the rest in ASCII.
    ///
    /// ``scan(_:_:)`` would say the same of it; here nothing is kept of the parts.
    @inline(__always)
    func plainResult(in utf8: Span<UInt8>) -> PlainResult {
        var offset = 0
        var scheme: UInt64 = 0
        while offset < utf8.count, ASCII.isLetter(utf8[offset]) {
            scheme = scheme &<< 8 | UInt64(utf8[offset] | 0x20)
            offset &+= 1
        }
        guard 1...8 ~= offset, utf8.count &- offset > 3, utf8.count <= maxLength, utf8[offset] == ASCII.colon,
            utf8[offset &+ 1] == ASCII.slash, utf8[offset &+ 2] == ASCII.slash
        else { return withoutScheme(utf8, offset) }
        guard isValidScheme(packed: scheme, utf8, 0..<offset) else {
            return .fails(FormatFailure("scheme not allowed", at: 0))
        }
        let hostStart = offset &+ 3
        offset = hostStart
        let isBracketed = utf8[offset] == ASCII.openBracket
        if isBracketed {
            offset &+= 1
            while offset < utf8.count, ASCIISet.ipv6.contains(utf8[offset]) { offset &+= 1 }
            guard offset < utf8.count, utf8[offset] == ASCII.closeBracket else { return .isNotPlain }
            offset &+= 1
        } else {
            while offset < utf8.count, ASCIIClasses.name.contains(utf8[offset]) { offset &+= 1 }
        }
        let hostEnd = offset
        var port: UInt32 = 0
        if offset < utf8.count, utf8[offset] == ASCII.colon {
            offset &+= 1
            while offset < utf8.count, port <= 65535, let digit = ASCII.decimalValue(utf8[offset]) {
                port = port &* 10 &+ UInt32(digit)
                offset &+= 1
            }
        }
        // With anything else the authority goes on, and what has been read may be a user.
        guard hostStart < hostEnd, offset == utf8.count || ASCIIClasses.endsAuthority(utf8[offset]) else {
            return .isNotPlain
        }
        let failure =
            isBracketed ? literalFailure(utf8, hostStart..<hostEnd) : nameFailure(utf8, hostStart..<hostEnd)
        if let failure { return .fails(failure) }
        if hostEnd < offset {
            guard allowPort else { return .fails(FormatFailure("port not allowed", at: hostEnd)) }
            guard 1...65535 ~= port else { return .fails(Self.portFailure(hostEnd &+ 1..<offset)) }
        }
        return plainResult(ofRest: utf8, from: offset)
    }

    /// Judges a text that does not begin with a scheme of letters alone and `://`.
    @inline(__always)
    private func withoutScheme(_ utf8: Span<UInt8>, _ letters: Int) -> PlainResult {
        guard letters > 0, utf8.count <= maxLength else { return .isNotPlain }
        var offset = letters
        while offset < utf8.count, ASCIIClasses.name.contains(utf8[offset]) || utf8[offset] == ASCII.plus {
            offset &+= 1
        }
        if offset < utf8.count, utf8[offset] == ASCII.colon { return .isNotPlain }
        return .fails(FormatFailure("no scheme", at: 0))
    }

    /// Judges path, query and fragment.
    @inline(__always)
    private func plainResult(ofRest utf8: Span<UInt8>, from start: Int) -> PlainResult {
        let end = utf8.count
        var offset = URICharacters.skip(utf8, from: start, to: end, .none) { ASCIIClasses.path.contains($0) }
        let query = offset
        if offset < end, utf8[offset] == ASCII.questionMark {
            offset = URICharacters.skip(utf8, from: offset &+ 1, to: end, .none) { URICharacters.isQuery($0) }
        }
        let fragment = offset
        if offset < end, utf8[offset] == ASCII.hash {
            offset = URICharacters.skip(utf8, from: offset &+ 1, to: end, .none) { URICharacters.isQuery($0) }
        }
        guard offset == end else {
            return enableIDN && utf8[offset] >= 0x80 ? .isNotPlain : .fails(URICharacters.failure(utf8, at: offset))
        }
        if !allowQuery, query < fragment { return .fails(FormatFailure("query not allowed", at: query)) }
        if !allowFragment, fragment < end { return .fails(FormatFailure("fragment not allowed", at: fragment)) }
        return .passes
    }
}

extension ASCIISet {
    /// The characters of an IPv6 address: hexadecimal digits, colons and dots.
    fileprivate static let ipv6 = ASCIISet(low: 0x07FF_4000_0000_0000, high: 0x0000_007E_0000_007E)
}
