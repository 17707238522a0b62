/// A port number of TCP or UDP (RFC 6335 section 6) in decimal: 1 to 65535, without leading zeros.
public struct PortFormat: StringFormat {
    /// Whether 0 passes, with which a program asks for any free port; off by default.
    public var allowZero: Bool

    /// Creates a format with these options.
    public init(allowZero: Bool = false) {
        self.allowZero = allowZero
    }

    /// Says why a text is not a port number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var port: UInt32 = 0
        for offset in utf8.indices {
            guard let digit = ASCII.decimalValue(utf8[offset]) else {
                return FormatFailure("not a digit", at: offset)
            }
            guard offset == 0 || port > 0 else { return FormatFailure("leading zero", at: 0) }
            port = port &* 10 &+ UInt32(digit)
            guard port <= UInt32(UInt16.max) else { return FormatFailure("port above 65535", at: 0) }
        }
        return port == 0 && !allowZero ? FormatFailure("port zero", at: 0) : nil
    }
}
