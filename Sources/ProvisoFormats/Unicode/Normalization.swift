/// Unicode's Normalization Form C (UAX #15) over scalars, with the tables of one version on every platform.
enum Normalization {
    /// The scalars in Normalization Form C.
    ///
    /// - Complexity: O(*n* log *n*) at worst, for a text that is one long run of combining marks; else O(*n*).
    static func composed(_ scalars: [UInt32]) -> [UInt32] {
        // Nothing below U+0300 combines with what precedes it.
        guard scalars.contains(where: { $0 >= 0x300 }) else { return scalars }
        return compose(decomposed(scalars))
    }

    /// A scalar with its combining class, which every later step asks for.
    struct Element {
        var scalar: UInt32
        var combiningClass: UInt8

        init(_ scalar: UInt32) {
            self.scalar = scalar
            combiningClass = scalar < 0x300 ? 0 : CodePointProperties(scalar).combiningClass
        }
    }

    /// The scalars in Normalization Form D.
    static func decomposed(_ scalars: [UInt32]) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(scalars.count)
        for scalar in scalars { appendDecomposition(of: scalar, to: &elements) }
        order(&elements)
        return elements
    }

    private static func appendDecomposition(of scalar: UInt32, to elements: inout [Element]) {
        if Hangul.isSyllable(scalar) {
            for jamo in Hangul.jamo(of: scalar) { elements.append(Element(jamo)) }
            return
        }
        // Decompositions are nested a few levels deep and to the left; what is to the right waits here.
        var waiting: [UInt32] = []
        var current = scalar
        while true {
            if current >= 0xC0, let parts = IDNATables.decomposition(of: current) {
                if let second = parts.second { waiting.append(second) }
                current = parts.first
                continue
            }
            elements.append(Element(current))
            guard let next = waiting.popLast() else { return }
            current = next
        }
    }

    /// The canonical ordering algorithm: a stable sort of each run of marks by combining class.
    private static func order(_ elements: inout [Element]) {
        var start = 0
        while start < elements.count {
            guard elements[start].combiningClass != 0 else {
                start += 1
                continue
            }
            var end = start + 1
            var isOrdered = true
            while end < elements.count, elements[end].combiningClass != 0 {
                if elements[end].combiningClass < elements[end - 1].combiningClass { isOrdered = false }
                end += 1
            }
            if !isOrdered {
                let run = elements[start..<end].enumerated().sorted {
                    ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
                }
                elements.replaceSubrange(start..<end, with: run.map { $0.element })
            }
            start = end
        }
    }

    /// Whether a scalar that is no mark may compose with the one before it: Hangul's vowels and trailing consonants, and
    /// vowel signs of Indic scripts.
    static func composesBackward(_ scalar: UInt32) -> Bool {
        if Hangul.isConjoined(scalar) { return true }
        var low = 0
        var high = laterParts.count
        while low < high {
            let middle = (low + high) / 2
            if laterParts[middle] < scalar { low = middle + 1 } else { high = middle }
        }
        return low < laterParts.count && laterParts[low] == scalar
    }

    /// The scalars that are no marks and stand second in a composition or in a composed scalar, in order.
    private static let laterParts: [UInt32] = {
        var parts: Set<UInt32> = []
        for composition in IDNATables.compositions {
            let scalar = UInt32(composition >> 21 & 0x1F_FFFF)
            if CodePointProperties(scalar).combiningClass == 0 { parts.insert(scalar) }
        }
        // What begins with such a scalar when it is decomposed may combine too.
        for decomposition in IDNATables.decompositions {
            var first = UInt32(decomposition >> 21 & 0x1F_FFFF)
            while let parts = IDNATables.decomposition(of: first) { first = parts.first }
            if parts.contains(first) { parts.insert(UInt32(decomposition >> 42)) }
        }
        return parts.sorted()
    }()

    /// The canonical composition algorithm.
    private static func compose(_ elements: [Element]) -> [UInt32] {
        var composed: [UInt32] = []
        composed.reserveCapacity(elements.count)
        var starter: Int?
        var lastClass: UInt8 = 0
        for element in elements {
            // A mark is blocked by one of the same or a higher class after the starter, a starter by anything.
            if let starter, starter == composed.count - 1 || lastClass < element.combiningClass && lastClass != 0,
                let composite = Hangul.composition(of: composed[starter], element.scalar)
                    ?? IDNATables.composition(of: composed[starter], element.scalar)
            {
                composed[starter] = composite
                continue
            }
            if element.combiningClass == 0 { starter = composed.count }
            lastClass = element.combiningClass
            composed.append(element.scalar)
        }
        return composed
    }
}

/// The syllables of Hangul, which compose by arithmetic (the Unicode Standard, section 3.12).
enum Hangul {
    static let firstSyllable: UInt32 = 0xAC00
    static let firstLeading: UInt32 = 0x1100
    static let firstVowel: UInt32 = 0x1161
    static let beforeTrailing: UInt32 = 0x11A7
    static let leadingCount: UInt32 = 19
    static let vowelCount: UInt32 = 21
    static let trailingCount: UInt32 = 28

    static func isSyllable(_ scalar: UInt32) -> Bool {
        scalar &- firstSyllable < leadingCount * vowelCount * trailingCount
    }

    /// Whether a scalar is a vowel or a trailing consonant, which a syllable may take up.
    static func isConjoined(_ scalar: UInt32) -> Bool {
        scalar &- firstVowel < vowelCount || scalar > beforeTrailing && scalar < beforeTrailing + trailingCount
    }

    static func jamo(of syllable: UInt32) -> [UInt32] {
        let index = syllable - firstSyllable
        let leading = firstLeading + index / (vowelCount * trailingCount)
        let vowel = firstVowel + index % (vowelCount * trailingCount) / trailingCount
        let trailing = index % trailingCount
        return trailing == 0 ? [leading, vowel] : [leading, vowel, beforeTrailing + trailing]
    }

    static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        if first &- firstLeading < leadingCount, second &- firstVowel < vowelCount {
            return firstSyllable + ((first - firstLeading) * vowelCount + (second - firstVowel)) * trailingCount
        }
        if isSyllable(first), (first - firstSyllable) % trailingCount == 0, second > beforeTrailing,
            second - beforeTrailing < trailingCount
        {
            return first + (second - beforeTrailing)
        }
        return nil
    }
}
