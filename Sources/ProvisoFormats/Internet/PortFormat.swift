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
        if utf8[0] == ASCII.zero {
            if utf8.count == 1 { return allowZero ? nil : FormatFailure("port out of range", at: 0) }
            return ASCII.isDigit(utf8[1]) ? FormatFailure("leading zero", at: 0) : FormatFailure("not a digit", at: 1)
        }
        var port: UInt32 = 0
        var offset = 0
        while offset < utf8.count {
            guard let digit = ASCII.decimalValue(utf8[offset]) else { return FormatFailure("not a digit", at: offset) }
            port = port &* 10 &+ UInt32(digit)
            offset &+= 1
            // Four digits are never too many.
            if offset > 4, port > UInt32(UInt16.max) { return FormatFailure("port out of range", at: 0) }
        }
        return nil
    }
}
