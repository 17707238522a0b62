/// A function of CSS that makes a color.
enum CSSColorFunction {
    case rgb
    case hsl
    case hwb
    case lab
    case lch
    case color

    /// The function with the name that a text begins with, in any case.
    init?(_ utf8: Span<UInt8>, end: Int) {
        guard end <= 5 else { return nil }
        var name: UInt64 = 0
        for offset in 0..<end { name = name << 8 | UInt64(ASCII.lowercased(utf8[offset])) }
        switch name {
        case 0x72_6762, 0x7267_6261: self = .rgb
        case 0x68_736C, 0x6873_6C61: self = .hsl
        case 0x68_7762: self = .hwb
        case 0x6C_6162, 0x6F_6B6C_6162: self = .lab
        case 0x6C_6368, 0x6F_6B6C_6368: self = .lch
        case 0x63_6F6C_6F72: self = .color
        default: return nil
        }
    }

    /// Whether a component is a hue, an angle.
    func isHue(_ component: Int) -> Bool {
        switch self {
        case .hsl, .hwb: component == 0
        case .lch: component == 2
        default: false
        }
    }

    /// Whether the old form with commas exists.
    var hasLegacyForm: Bool { self == .rgb || self == .hsl }
}
