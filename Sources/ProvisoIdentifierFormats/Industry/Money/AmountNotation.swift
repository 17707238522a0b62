/// How amounts of money are written: what stands before the decimals, and what between groups of digits.
public struct AmountNotation: Hashable, Sendable {
    /// A mark between digits.
    public enum Separator: UInt8, Hashable, Sendable, CaseIterable {
        /// A full stop.
        case dot = 0x2E
        /// A comma.
        case comma = 0x2C
        /// A space, also one that does not break a line (U+00A0), or a narrow one of that kind (U+202F).
        case space = 0x20
        /// An apostrophe, straight or curly (U+2019).
        case apostrophe = 0x27
    }

    /// What stands before the decimals; a dot or a comma.
    public var decimal: Separator

    /// What may stand between groups of digits; nothing when `nil`.
    public var grouping: Separator?

    /// Whether groups have two digits but the last one, which has three, as in India; otherwise all have three.
    public var isIndian: Bool

    /// Creates a notation.
    public init(decimal: Separator = .dot, grouping: Separator? = .comma, isIndian: Bool = false) {
        self.decimal = decimal
        self.grouping = grouping
        self.isIndian = isIndian
    }

    /// `1,234.50`: English, Chinese, Japanese, Korean and others.
    public static let english = AmountNotation()
    /// `1.234,50`: German, Italian, Spanish, Portuguese, Dutch, Turkish and others.
    public static let continental = AmountNotation(decimal: .comma, grouping: .dot)
    /// `1 234,50`: French, Polish, Czech, Russian, Ukrainian, the Nordic languages and others; also ISO 80000-1.
    public static let spaced = AmountNotation(decimal: .comma, grouping: .space)
    /// `1'234.50`: Switzerland and Liechtenstein.
    public static let swiss = AmountNotation(decimal: .dot, grouping: .apostrophe)
    /// `12,34,567.50`: India and its neighbours.
    public static let indian = AmountNotation(isIndian: true)
    /// `1234.50`: data.
    public static let plain = AmountNotation(grouping: nil)

    /// The length of a mark that stands at an offset; `nil` when it is not there.
    static func length(of separator: Separator, in utf8: Span<UInt8>, at offset: Int) -> Int? {
        guard offset < utf8.count else { return nil }
        let byte = utf8[offset]
        if byte == separator.rawValue { return 1 }
        switch (separator, byte) {
        case (.space, 0xC2): return offset &+ 1 < utf8.count && utf8[offset &+ 1] == 0xA0 ? 2 : nil
        case (.space, 0xE2):
            let isNarrow = offset &+ 2 < utf8.count && utf8[offset &+ 1] == 0x80 && utf8[offset &+ 2] == 0xAF
            return isNarrow ? 3 : nil
        case (.apostrophe, 0xE2):
            let isCurly = offset &+ 2 < utf8.count && utf8[offset &+ 1] == 0x80 && utf8[offset &+ 2] == 0x99
            return isCurly ? 3 : nil
        default: return nil
        }
    }
}
