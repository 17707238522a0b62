/// Where the parts of an address lie in its text.
struct EmailParts {
    /// The phrase before the angle bracket, with the blanks and comments around it.
    var displayName: Range<Int>?

    /// The dot-atom or quoted string, with its quotes and without what surrounds it.
    var localPart: Range<Int>

    /// The domain name, or the address literal with its brackets.
    var domain: Range<Int>
}

/// Finds the parts of an email address and judges them on the way.
///
/// Positions only move forwards, but for one step back to the start when a text that might have a display name turns
/// out to have none. Nesting of comments is counted, not recursed into.
struct EmailScanner {
    let format: EmailFormat

    func parts(of utf8: Span<UInt8>) throws(FormatFailure) -> EmailParts {
        let parts = try scan(utf8)
        #if !PROVISO_SMALL
        if format.checkSpoofing {
            try refuseSpoofing(in: utf8, parts.localPart)
            if let displayName = parts.displayName { try refuseSpoofing(in: utf8, displayName) }
        }
        #endif
        return parts
    }

    private func refuseSpoofing(in utf8: Span<UInt8>, _ range: Range<Int>) throws(FormatFailure) {
        let spoofing = SpoofingFormat()
        if let failure = spoofing.failure(in: utf8, from: range.lowerBound, to: range.upperBound) { throw failure }
    }

    private func scan(_ utf8: Span<UInt8>) throws(FormatFailure) -> EmailParts {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        guard format.allowDisplayName else { return try wholeAddress(in: utf8) }
        let nameEnd = displayNameEnd(in: utf8)
        if nameEnd < utf8.count, utf8[nameEnd] == ASCII.lessThan {
            return try angleAddress(in: utf8, after: 0..<nameEnd)
        }
        do {
            return try wholeAddress(in: utf8)
        } catch {
            throw displayNameFailure(in: utf8, at: nameEnd) ?? error
        }
    }

    private func wholeAddress(in utf8: Span<UInt8>) throws(FormatFailure) -> EmailParts {
        var position = 0
        let parts = try address(in: utf8, at: &position, inAngle: false)
        if position < utf8.count { throw FormatFailure("character not allowed", at: position) }
        return parts
    }

    /// The offset of the angle bracket behind a display name, or where the text stops being a display name.
    private func displayNameEnd(in utf8: Span<UInt8>) -> Int {
        var position = 0
        while position < utf8.count {
            let byte = utf8[position]
            if ASCIIClasses.atom.contains(byte) || byte == ASCII.space && position > 0 {
                position &+= 1
            } else if byte == ASCII.quote {
                var end = position &+ 1
                guard (try? skipQuotedString(in: utf8, at: &end, isLocalPart: false)) != nil else { return position }
                position = end
            } else if byte >= 0x80 {
                guard let length = try? nonASCIILength(in: utf8, at: position) else { return position }
                position &+= length
            } else if byte != ASCII.lessThan, format.allowComments {
                var end = position
                guard (try? skipCommentsAndBlanks(in: utf8, at: &end)) != nil, end > position else { return position }
                position = end
            } else {
                return position
            }
        }
        return position
    }

    /// What is wrong with a display name, if a text that is no address was meant to have one: an angle bracket follows.
    private func displayNameFailure(in utf8: Span<UInt8>, at end: Int) -> FormatFailure? {
        var bracket = end
        while bracket < utf8.count, utf8[bracket] != ASCII.lessThan { bracket &+= 1 }
        guard bracket < utf8.count else { return nil }
        switch utf8[end] {
        // A quoted string that is wrong is wrong in an address too.
        case ASCII.quote: return nil
        case ASCII.dot: return FormatFailure("display name not in quotation marks", at: end)
        case 0x80...: return FormatFailure(format.enableIDN ? "invalid UTF-8" : "non-ASCII character", at: end)
        default: return FormatFailure("display name not in quotation marks", at: end)
        }
    }

    private func angleAddress(in utf8: Span<UInt8>, after name: Range<Int>) throws(FormatFailure) -> EmailParts {
        var position = name.upperBound &+ 1
        var parts = try address(in: utf8, at: &position, inAngle: true)
        guard position < utf8.count else { throw FormatFailure("closing bracket missing", at: position) }
        guard utf8[position] == ASCII.greaterThan else { throw FormatFailure("character not allowed", at: position) }
        position &+= 1
        try skipCommentsAndBlanks(in: utf8, at: &position)
        if position < utf8.count { throw FormatFailure("text after the end", at: position) }
        parts.displayName = name
        return parts
    }

    /// `addr-spec`: the local part, `@` and the domain.
    private func address(
        in utf8: Span<UInt8>, at position: inout Int, inAngle: Bool
    ) throws(FormatFailure) -> EmailParts {
        try skipCommentsAndBlanks(in: utf8, at: &position)
        let start = position
        var folds = 0
        if position < utf8.count, utf8[position] == ASCII.quote {
            guard format.allowQuotedLocal else { throw FormatFailure("quotation marks not allowed", at: position) }
            position &+= 1
            folds = try skipQuotedString(in: utf8, at: &position, isLocalPart: true)
        } else {
            if let failure = format.dotAtomFailure(in: utf8, at: &position) { throw failure }
        }
        let localPart = start..<position
        let localLength = localPart.count &- folds &* 2
        try skipCommentsAndBlanks(in: utf8, at: &position)
        guard position < utf8.count else { throw FormatFailure("no at sign", at: position) }
        guard utf8[position] == ASCII.at else { throw FormatFailure("character not allowed", at: position) }
        if let failure = EmailFormat.localLengthFailure(localLength, from: start) { throw failure }
        position &+= 1
        try skipCommentsAndBlanks(in: utf8, at: &position)
        let domainStart = position
        let domainLength = try skipDomain(in: utf8, at: &position, inAngle: inAngle)
        let domain = domainStart..<position
        try skipCommentsAndBlanks(in: utf8, at: &position)
        if localLength &+ 1 &+ domainLength > EmailFormat.maximumLength {
            throw FormatFailure("too long", at: start)
        }
        return EmailParts(displayName: nil, localPart: localPart, domain: domain)
    }

    /// Passes the rest of a quoted string, whose opening quote has been read, and returns how many folds it has.
    @discardableResult
    private func skipQuotedString(
        in utf8: Span<UInt8>, at position: inout Int, isLocalPart: Bool
    ) throws(FormatFailure) -> Int {
        var folds = 0
        while position < utf8.count {
            let byte = utf8[position]
            if byte == ASCII.quote {
                position &+= 1
                return folds
            } else if byte == ASCII.backslash {
                try skipQuotedPair(in: utf8, at: &position, isLocalPart: isLocalPart)
            } else if byte >= ASCII.space && byte < ASCII.delete {
                position &+= 1
            } else if byte >= 0x80 {
                position &+= try nonASCIILength(in: utf8, at: position)
            } else if format.allowComments && (byte == ASCII.tab || byte == ASCII.carriageReturn) {
                folds &+= try skipBlanks(in: utf8, at: &position)
            } else {
                throw FormatFailure("control character", at: position)
            }
        }
        throw FormatFailure("string not closed", at: position)
    }

    /// Passes a backslash and the character that it quotes.
    ///
    /// RFC 6532 extends what may be quoted beyond ASCII, RFC 6531 does not do so for local parts.
    func skipQuotedPair(
        in utf8: Span<UInt8>, at position: inout Int, isLocalPart: Bool
    ) throws(FormatFailure) {
        position &+= 1
        guard position < utf8.count else { throw FormatFailure("unexpected end", at: position) }
        let byte = utf8[position]
        if byte >= 0x80, !isLocalPart {
            position &+= try nonASCIILength(in: utf8, at: position)
        } else if byte >= 0x80 {
            throw FormatFailure("non-ASCII character", at: position)
        } else if ASCII.isVisible(byte) || byte == ASCII.space || (byte == ASCII.tab && format.allowComments) {
            position &+= 1
        } else {
            throw FormatFailure("control character", at: position)
        }
    }

    /// Passes the domain and returns the length of the form that is sent.
    private func skipDomain(
        in utf8: Span<UInt8>, at position: inout Int, inAngle: Bool
    ) throws(FormatFailure) -> Int {
        let start = position
        guard start < utf8.count else { throw FormatFailure("no domain", at: start) }
        if utf8[start] == ASCII.openBracket {
            guard format.allowAddressLiteral else { throw FormatFailure("IP address not allowed", at: start) }
            return try AddressLiteral.skip(in: utf8, at: &position, allowBlanks: format.allowComments)
        }
        var end = utf8.count
        if inAngle || format.allowComments {
            end = start
            while end < utf8.count, !endsDomain(utf8[end], inAngle: inAngle) { end &+= 1 }
        }
        guard start < end else { throw FormatFailure("no domain", at: start) }
        var length = 0
        if let failure = format.domainName.failure(in: utf8, from: start, to: end, asciiLength: &length) {
            throw failure
        }
        position = end
        return length
    }

    private func endsDomain(_ byte: UInt8, inAngle: Bool) -> Bool {
        if inAngle && byte == ASCII.greaterThan { return true }
        guard format.allowComments else { return false }
        return ASCII.isBlank(byte) || byte == ASCII.carriageReturn || byte == ASCII.openParenthesis
    }

    /// The length of the UTF-8 sequence at a position, where RFC 6531 is asked for.
    func nonASCIILength(in utf8: Span<UInt8>, at position: Int) throws(FormatFailure) -> Int {
        guard format.enableIDN else { throw FormatFailure("non-ASCII character", at: position) }
        guard let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: utf8.count) else {
            throw FormatFailure("invalid UTF-8", at: position)
        }
        return scalar.length
    }
}
