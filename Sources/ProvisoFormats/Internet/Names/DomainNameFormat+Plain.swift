extension DomainNameFormat {
    /// Measures what nearly every international name is: letters of scripts that are written from left to right, in lower
    /// case and composed, so that UTS #46 leaves them as they are.
    ///
    /// ``internationalFailure(in:from:to:asciiLength:)`` finds nothing wrong with such a name; here it is read once, and
    /// nothing is allocated.
    ///
    /// - Returns: A length that the name with A-labels does not exceed, and with which it fits into any address; `nil` for
    ///   a name that has to be looked at in full.
    func plainInternationalLength(in utf8: Span<UInt8>, from start: Int, to end: Int) -> Int? {
        if idna2008 || checkSpoofing { return nil }
        var position = start
        var length = 0
        var labels = 0
        while true {
            guard let label = PlainLabel(utf8, from: position, to: end) else { return nil }
            labels &+= 1
            length &+= label.longestALabel
            if label.end == end {
                let isNumber = Self.isNumber(in: utf8, from: position, to: end)
                let failure = lastLabelFailure(labels, characters: label.scalars, isNumber: isNumber, at: position)
                return failure == nil && length <= Self.longestPlainName ? length : nil
            }
            length &+= 1
            position = label.end &+ 1
        }
    }

    /// The longest name that fits into an address beside the longest local part.
    private static let longestPlainName = EmailFormat.maximumLength - EmailFormat.maximumLocalLength - 1
}

/// A label that UTS #46 leaves as it is.
private struct PlainLabel {
    /// The offset of the dot behind it, or the end of the name.
    let end: Int
    /// The number of its scalars.
    let scalars: Int
    /// A length that its A-label does not exceed.
    let longestALabel: Int

    /// Reads a label, unless it is one that has to be looked at in full.
    init?(_ utf8: Span<UInt8>, from start: Int, to nameEnd: Int) {
        var position = start
        var others = 0
        /// The bytes of scalars beyond ASCII after the first of each.
        var extraBytes = 0
        var highest: UInt32 = 0
        while position < nameEnd, utf8[position] != ASCII.dot {
            let byte = utf8[position]
            if byte < 0x80 {
                guard ASCIIClasses.label.contains(byte) else { return nil }
                position &+= 1
                continue
            }
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: position, end: nameEnd), Self.isPlain(scalar.value)
            else { return nil }
            highest = max(highest, scalar.value)
            others &+= 1
            position &+= scalar.length
            extraBytes &+= scalar.length &- 1
        }
        end = position
        scalars = position &- start &- extraBytes
        guard scalars > 0, utf8[start] != ASCII.hyphen, utf8[position &- 1] != ASCII.hyphen,
            !DomainNameFormat.isALabel(in: utf8, from: start, to: position)
        else { return nil }
        longestALabel = others == 0 ? scalars : Self.longestALabel(scalars, others, highest)
        if longestALabel > DomainNameFormat.maximumLabelLength { return nil }
    }

    /// `xn--`, what is ASCII with a hyphen behind it, and for each other scalar a number (RFC 3492 section 6.3).
    ///
    /// In a label of at most 63 scalars that number is below 64 times the highest of them, and each digit after its first
    /// takes at least a factor of ten off it.
    private static func longestALabel(_ scalars: Int, _ others: Int, _ highest: UInt32) -> Int {
        5 &+ scalars &- others &+ others &* (highest < 0x530 ? 5 : 7)
    }

    /// Whether a scalar beyond ASCII stays as it is, whatever stands before and behind it.
    ///
    /// The scripts are those of which no letter composes with one before it, whose marks are not letters, and that are
    /// written from left to right.
    @inline(__always)
    private static func isPlain(_ scalar: UInt32) -> Bool {
        switch scalar {
        // Deviations of UTS #46, which are themselves: ß and ς.
        case 0xDF, 0x3C2: return true
        // Latin; Greek and Cyrillic; Hiragana; Katakana; Han; Hangul.
        case 0xE0...0x24F, 0x370...0x52F, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3:
            let properties = CodePointProperties(scalar)
            return properties.status == .valid && properties.direction == .leftToRight && !properties.isMark
                && properties.combiningClass == 0
        default: return false
        }
    }
}
