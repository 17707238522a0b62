/// A JSON Pointer (RFC 6901), in its form as a string: `/foo/0/a~1b`; the empty text points at the whole document.
///
/// A reference token may hold any character, also control characters and line feeds, since the names in a JSON document
/// may; only `~` is an escape and must be followed by `0` or `1`.
public struct JSONPointerFormat: StringFormat {
    /// Whether a relative JSON Pointer is asked for, off by default: the number of levels to go up, an optional shift of
    /// an array index, then `#` or a JSON Pointer, as in `1/foo`, `0#`, `0+1` (draft-bhutton-relative-json-pointer-00).
    public var relative: Bool

    /// Creates a format with these options.
    public init(relative: Bool = false) {
        self.relative = relative
    }

    /// Says why a text is not a JSON Pointer, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            var offset = 0
            if relative {
                try Self.skipInteger(utf8, &offset, isPositive: false)
                if offset < utf8.count, utf8[offset] == ASCII.plus || utf8[offset] == ASCII.hyphen {
                    offset += 1
                    try Self.skipInteger(utf8, &offset, isPositive: true)
                }
                if utf8.count - offset == 1, utf8[offset] == ASCII.hash { return nil }
            }
            try Self.checkPointer(utf8, from: offset)
            return nil
        } catch {
            return error
        }
    }

    /// Passes a decimal integer without leading zeros.
    private static func skipInteger(
        _ utf8: Span<UInt8>, _ offset: inout Int, isPositive: Bool
    ) throws(FormatFailure) {
        let start = offset
        while offset < utf8.count, ASCII.isDigit(utf8[offset]) { offset += 1 }
        guard offset > start else { throw FormatFailure("not a digit", at: offset) }
        if utf8[start] == ASCII.zero {
            guard !isPositive else { throw FormatFailure("not positive", at: start) }
            guard offset == start + 1 else { throw FormatFailure("leading zero", at: start) }
        }
    }

    private static func checkPointer(_ utf8: Span<UInt8>, from start: Int) throws(FormatFailure) {
        guard start < utf8.count else { return }
        guard utf8[start] == ASCII.slash else { throw FormatFailure("no slash", at: start) }
        var offset = start
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte == ASCII.tilde {
                guard offset + 1 < utf8.count, utf8[offset + 1] | 1 == UInt8(ascii: "1") else {
                    throw FormatFailure("unknown escape in a string", at: offset)
                }
            }
            if byte < 0x80 {
                offset += 1
            } else {
                guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count) else {
                    throw FormatFailure("invalid UTF-8", at: offset)
                }
                offset += scalar.length
            }
        }
    }
}

extension JSONPointerFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if failure.offset == utf8.count || CutScalar(endOf: utf8)?.offset == failure.offset { return true }
        return Endings("0").complete(utf8, in: self)
    }
}
