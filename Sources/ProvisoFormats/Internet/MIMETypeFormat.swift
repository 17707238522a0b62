/// A media type with its parameters: `text/html; charset=utf-8` (RFC 2045 section 5.1, RFC 6838 section 4.2).
///
/// Type and subtype are names as RFC 6838 has them registered: 1 to 127 letters, digits and `!#$&-^_.+`, the first a letter
/// or digit. Parameters follow semicolons, with spaces and tabs around; their values are tokens or quoted strings of
/// ASCII characters. A range such as `text/*` is no media type.
public struct MIMETypeFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a media type, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var offset = 0
        if let failure = Self.name(in: utf8, from: &offset, missing: "no media type") { return failure }
        guard offset < utf8.count, utf8[offset] == ASCII.slash else {
            return FormatFailure(offset < utf8.count ? "character not allowed" : "no subtype", at: offset)
        }
        offset += 1
        if let failure = Self.name(in: utf8, from: &offset, missing: "no subtype") { return failure }
        while offset < utf8.count {
            if let failure = Self.parameter(in: utf8, from: &offset) { return failure }
        }
        return nil
    }

    /// Reads a restricted name of RFC 6838.
    private static func name(in utf8: Span<UInt8>, from offset: inout Int, missing: StaticString) -> FormatFailure? {
        let start = offset
        while offset < utf8.count, ASCIISet.restrictedName.contains(utf8[offset]) { offset += 1 }
        guard offset > start else {
            // Something else than the end of the part stands there.
            let isMissing = offset == utf8.count || utf8[offset] == ASCII.slash || utf8[offset] == ASCII.semicolon
            return FormatFailure(isMissing ? missing : "character not allowed", at: start)
        }
        guard ASCIISet.alphanumerics.contains(utf8[start]) else {
            return FormatFailure("character not allowed", at: start)
        }
        return offset - start <= 127 ? nil : FormatFailure("part too long", at: start)
    }

    /// Reads a semicolon and the parameter behind it, with the blanks around the semicolon.
    private static func parameter(in utf8: Span<UInt8>, from offset: inout Int) -> FormatFailure? {
        skipBlanks(in: utf8, from: &offset)
        guard offset < utf8.count else { return FormatFailure("space not allowed", at: offset - 1) }
        guard utf8[offset] == ASCII.semicolon else { return FormatFailure("character not allowed", at: offset) }
        offset += 1
        skipBlanks(in: utf8, from: &offset)
        guard token(in: utf8, from: &offset) else { return FormatFailure("name missing", at: offset) }
        guard offset < utf8.count, utf8[offset] == ASCII.equals else {
            return FormatFailure("no equals sign", at: offset)
        }
        offset += 1
        if offset < utf8.count, utf8[offset] == ASCII.quote { return quotedString(in: utf8, from: &offset) }
        if token(in: utf8, from: &offset) { return nil }
        let isMissing = offset == utf8.count || utf8[offset] == ASCII.semicolon
        return FormatFailure(isMissing ? "value missing" : "character not allowed", at: offset)
    }

    private static func skipBlanks(in utf8: Span<UInt8>, from offset: inout Int) {
        while offset < utf8.count, ASCII.isBlank(utf8[offset]) { offset += 1 }
    }

    /// Reads a token of RFC 2045; returns whether there was one.
    private static func token(in utf8: Span<UInt8>, from offset: inout Int) -> Bool {
        let start = offset
        while offset < utf8.count, ASCIISet.mimeToken.contains(utf8[offset]) { offset += 1 }
        return offset > start
    }

    /// Reads a quoted string of RFC 822, without folding and without control characters but tabs.
    private static func quotedString(in utf8: Span<UInt8>, from offset: inout Int) -> FormatFailure? {
        offset += 1
        while offset < utf8.count {
            var byte = utf8[offset]
            if byte == ASCII.quote {
                offset += 1
                return nil
            }
            if byte == ASCII.backslash {
                offset += 1
                guard offset < utf8.count else { break }
                byte = utf8[offset]
            }
            guard ASCII.isVisible(byte) || ASCII.isBlank(byte) else {
                return FormatFailure("character not allowed", at: offset)
            }
            offset += 1
        }
        return FormatFailure("string not closed", at: utf8.count)
    }
}

extension ASCIISet {
    /// `restricted-name-chars` of RFC 6838 section 4.2.
    fileprivate static let restrictedName =
        alphanumerics | ASCIISet("!") | ASCIISet("#") | ASCIISet("$") | ASCIISet("&") | ASCIISet("-") | ASCIISet("^")
        | ASCIISet("_") | ASCIISet(".") | ASCIISet("+")

    /// `token` of RFC 2045 section 5.1: visible characters but `()<>@,;:\"/[]?=`.
    fileprivate static let mimeToken =
        restrictedName | ASCIISet("%") | ASCIISet("'") | ASCIISet("*") | ASCIISet("`") | ASCIISet("{") | ASCIISet("|")
        | ASCIISet("}") | ASCIISet("~")
}

extension MIMETypeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings("a/a", "/a", "a", ";a=a", "a=a", "=a", "\"", "a\"").complete(utf8, in: self)
    }
}
