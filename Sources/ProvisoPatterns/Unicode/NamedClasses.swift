/// The classes that have a letter or a POSIX name, in ASCII and in Unicode (UTS #18, annex C).
enum NamedClass: String, CaseIterable, Hashable, Sendable {
    case alnum, alpha, ascii, blank, cntrl, digit, graph, lower, print, punct, space, upper, word, xdigit
    /// `\v`: what ends a line.
    case vertical

    /// The members, by Unicode's properties or among ASCII alone.
    func set(unicode: Bool) -> ScalarSet {
        unicode ? UnicodeProperty.cached("class=" + rawValue) { unicodeSet } ?? ScalarSet() : asciiSet
    }

    private var asciiSet: ScalarSet {
        switch self {
        case .alnum: Self.ranges(0x30...0x39, 0x41...0x5A, 0x61...0x7A)
        case .alpha: Self.ranges(0x41...0x5A, 0x61...0x7A)
        case .ascii: .ascii
        case .blank: Self.ranges(0x09...0x09, 0x20...0x20)
        case .cntrl: Self.ranges(0x00...0x1F, 0x7F...0x7F)
        case .digit: Self.ranges(0x30...0x39)
        case .graph: Self.ranges(0x21...0x7E)
        case .lower: Self.ranges(0x61...0x7A)
        case .print: Self.ranges(0x20...0x7E)
        case .punct: Self.ranges(0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E)
        case .space: Self.ranges(0x09...0x0D, 0x20...0x20)
        case .upper: Self.ranges(0x41...0x5A)
        case .word: Self.ranges(0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A)
        case .xdigit: Self.ranges(0x30...0x39, 0x41...0x46, 0x61...0x66)
        case .vertical: Self.ranges(0x0A...0x0D)
        }
    }

    private var unicodeSet: ScalarSet {
        switch self {
        case .alnum: Self.property("Alphabetic").union(Self.property("Nd"))
        case .alpha: Self.property("Alphabetic")
        case .ascii: .ascii
        case .blank: Self.property("Zs").union(ScalarSet(0x09...0x09))
        case .cntrl: Self.property("Cc")
        case .digit: Self.property("Nd")
        case .graph: Self.graphic
        case .lower: Self.property("Lowercase")
        case .print: Self.graphic.union(NamedClass.blank.unicodeSet).subtracting(NamedClass.cntrl.unicodeSet)
        case .punct: Self.property("P").union(NamedClass.punct.asciiSet)
        case .space: Self.property("White_Space")
        case .upper: Self.property("Uppercase")
        case .word:
            Self.property("Alphabetic").union(Self.property("M")).union(Self.property("Nd"))
                .union(Self.property("Pc")).union(Self.property("Join_Control"))
        case .xdigit: Self.property("Nd").union(Self.property("Hex_Digit"))
        case .vertical: Self.ranges(0x0A...0x0D, 0x85...0x85, 0x2028...0x2029)
        }
    }

    private static var graphic: ScalarSet {
        property("White_Space").union(property("Cc")).union(property("Cs")).union(property("Cn")).complement
    }

    private static func ranges(_ ranges: ClosedRange<UInt32>...) -> ScalarSet {
        ScalarSet(unsorted: ranges)
    }

    /// A property that is known to exist.
    private static func property(_ name: String) -> ScalarSet {
        UnicodeProperty.set(named: name) ?? ScalarSet()
    }
}
