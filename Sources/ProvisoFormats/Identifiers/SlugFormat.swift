/// A slug, the readable part of a URL: lower-case ASCII letters and digits with single hyphens between.
public struct SlugFormat: StringFormat {
    /// Whether a single underscore may stand wherever a hyphen may; off by default.
    public var allowUnderscore: Bool

    /// Creates a format with this option.
    public init(allowUnderscore: Bool = false) {
        self.allowUnderscore = allowUnderscore
    }

    /// Says why a text is not a slug, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var afterSeparator = true
        for offset in utf8.indices {
            let byte = utf8[offset]
            if ASCII.isDigit(byte) || byte &- 0x61 < 26 {
                afterSeparator = false
            } else {
                guard byte == ASCII.hyphen || (allowUnderscore && byte == ASCII.underscore) else {
                    return FormatFailure("character not allowed", at: offset)
                }
                guard !afterSeparator else { return FormatFailure("misplaced separator", at: offset) }
                afterSeparator = true
            }
        }
        return afterSeparator ? FormatFailure("misplaced separator", at: utf8.count - 1) : nil
    }
}

extension SlugFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings("a").complete(utf8, in: self)
    }
}
