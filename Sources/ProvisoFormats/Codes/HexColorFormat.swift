/// A color in hexadecimal: 3, 4, 6 or 8 digits in either case behind a number sign (CSS Color 4, section 5.2).
public struct HexColorFormat: StringFormat {
    /// Whether the number sign has to be there; off by default.
    public var requireHash: Bool

    /// Creates a format with this option.
    public init(requireHash: Bool = false) {
        self.requireHash = requireHash
    }

    /// Says why a text is not such a color, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let hasHash = utf8[0] == ASCII.hash
        guard hasHash || !requireHash else { return FormatFailure("no # at the start", at: 0) }
        let start = hasHash ? 1 : 0
        switch utf8.count &- start {
        case 3, 4, 6, 8: break
        default: return .length("wrong number of digits", at: utf8.count, in: utf8, or: "not a hexadecimal digit")
        }
        var offset = start
        while offset < utf8.count, ASCIIClasses.hexDigit.contains(utf8[offset]) { offset &+= 1 }
        return offset == utf8.count ? nil : FormatFailure("not a hexadecimal digit", at: offset)
    }
}

extension HexColorFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings.suffixes(of: "#000").complete(utf8, in: self)
    }
}
