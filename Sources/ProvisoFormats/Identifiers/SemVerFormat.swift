/// A version of Semantic Versioning 2.0.0: `1.4.0-beta.2+build.7`.
///
/// Three numbers without leading zeros, then identifiers of the pre-release behind a hyphen and of the build behind a
/// plus, as the grammar of semver.org has them. There is no limit on how large a number is. ``SemanticVersion`` compares
/// versions.
public struct SemVerFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a semantic version, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var offset = 0
        for part in 0..<3 {
            if part > 0 {
                guard offset < utf8.count, utf8[offset] == ASCII.dot else {
                    return FormatFailure("not three parts", at: offset)
                }
                offset += 1
            }
            let start = offset
            while offset < utf8.count, ASCII.isDigit(utf8[offset]) { offset += 1 }
            guard offset > start else { return FormatFailure("not a number", at: start) }
            guard utf8[start] != ASCII.zero || offset - start == 1 else {
                return FormatFailure("leading zero", at: start)
            }
        }
        if offset < utf8.count, utf8[offset] == ASCII.hyphen {
            if let failure = Self.identifiers(utf8, &offset, isBuild: false) { return failure }
        }
        if offset < utf8.count, utf8[offset] == ASCII.plus {
            if let failure = Self.identifiers(utf8, &offset, isBuild: true) { return failure }
        }
        return offset == utf8.count ? nil : FormatFailure("unexpected character", at: offset)
    }

    /// Reads identifiers with dots between, from the sign before them to their end.
    private static func identifiers(_ utf8: Span<UInt8>, _ offset: inout Int, isBuild: Bool) -> FormatFailure? {
        repeat {
            offset += 1
            let start = offset
            var isNumber = true
            while offset < utf8.count {
                let byte = utf8[offset]
                if !ASCII.isDigit(byte) {
                    guard ASCII.isLetter(byte) || byte == ASCII.hyphen else { break }
                    isNumber = false
                }
                offset += 1
            }
            guard offset > start else {
                let isEmpty = start == utf8.count || utf8[start] == ASCII.dot || utf8[start] == ASCII.plus
                return FormatFailure(isEmpty ? "empty part" : "unexpected character", at: start)
            }
            if !isBuild && isNumber && utf8[start] == ASCII.zero && offset - start > 1 {
                return FormatFailure("leading zero", at: start)
            }
        } while offset < utf8.count && utf8[offset] == ASCII.dot
        return nil
    }
}

extension SemVerFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // A number of a pre-release with a leading zero is none with a letter behind it.
        (Endings.suffixes(of: "0.0.0") + Endings("a")).complete(utf8, in: self)
    }
}
