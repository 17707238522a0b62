/// A Nano ID: letters, digits, underscores and hyphens, 21 of them unless another length is asked for.
public struct NanoIDFormat: StringFormat {
    /// The number of characters; 21 by default.
    public var length: Int

    /// Creates a format for identifiers of a length.
    public init(length: Int = 21) {
        self.length = length
    }

    /// Says why a text is not a Nano ID, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        for offset in utf8.indices {
            let byte = utf8[offset]
            guard ASCIISet.base64URL.contains(byte) else {
                return FormatFailure("character not allowed", at: offset)
            }
        }
        return utf8.count == length ? nil : FormatFailure("wrong length", at: 0)
    }
}

extension ASCIISet {
    /// The alphabet of Base64url (RFC 4648 section 5).
    static let base64URL = alphanumerics | ASCIISet("-") | ASCIISet("_")

    /// The alphabet of Base64 (RFC 4648 section 4).
    static let base64 = alphanumerics | ASCIISet("+") | ASCIISet("/")
}

extension NanoIDFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard utf8.count < length else { return false }
        for offset in utf8.indices where !ASCIISet.base64URL.contains(utf8[offset]) { return false }
        return true
    }
}
