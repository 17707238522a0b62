/// A JSON text (RFC 8259): any value, with white space around it.
///
/// A byte order mark, comments, trailing commas and NaN are refused. An escape of a lone surrogate is in the grammar and
/// passes; so does an object that has a key twice, which RFC 8259 section 4 only advises against.
///
/// - Complexity: O(*n*) without recursion. Up to a depth of 64 nothing is allocated.
public struct JSONFormat: StringFormat {
    /// How deep arrays and objects may be nested; 512 by default.
    public var maxDepth: Int

    /// Creates a format with this limit.
    public init(maxDepth: Int = 512) {
        self.maxDepth = maxDepth
    }

    /// Says why a text is not JSON, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var scanner = JSONScanner(maxDepth: maxDepth)
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                if let reason = scanner.take(byte) { return FormatFailure(reason, at: offset) }
                offset += 1
            } else {
                guard scanner.isInString else { return FormatFailure("unexpected character", at: offset) }
                guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count) else {
                    return FormatFailure("invalid UTF-8", at: offset)
                }
                if let reason = scanner.take(byte) { return FormatFailure(reason, at: offset) }
                offset += scalar.length
            }
        }
        return scanner.finish().map { FormatFailure($0, at: utf8.count) }
    }
}

extension JSONFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // Whatever is open can be closed.
        failure.offset == utf8.count
            || failure.reason == "invalid UTF-8" && CutScalar(endOf: utf8)?.offset == failure.offset
    }
}
