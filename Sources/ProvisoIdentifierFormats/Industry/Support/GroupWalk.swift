internal import ProvisoFormats

/// Goes over the characters of an identifier and over the separators between its groups.
///
/// Separators stand in all of their places or in none. A pattern says where: `##-###` has a hyphen behind the second character.
struct GroupWalk {
    /// Where characters stand, as `#`, and separators, as themselves.
    var pattern: StaticString

    /// How many characters have been seen.
    private(set) var count = 0

    /// The offset of the character that was seen last.
    private(set) var place = 0

    /// What is wrong with the separators.
    private(set) var failure: FormatFailure?

    private var offset: Int
    private var patternOffset = 0
    private let otherSeparator: UInt8
    private var grouping = Grouping.undecided

    private enum Grouping {
        case undecided, none, given, other
    }

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - pattern: Where characters and separators stand.
    ///   - otherSeparator: What may stand in place of all separators of the pattern; none by default.
    ///   - offset: The offset at which the identifier begins.
    init(_ pattern: StaticString, or otherSeparator: UInt8 = 0, from offset: Int = 0) {
        self.pattern = pattern
        self.otherSeparator = otherSeparator
        self.offset = offset
    }

    /// Whether the separators are there.
    var isGrouped: Bool { grouping == .given || grouping == .other }

    /// The next character; `nil` at the end and where a separator is wrong.
    @inline(__always)
    mutating func next(_ utf8: Span<UInt8>) -> UInt8? {
        guard failure == nil, offset < utf8.count else { return nil }
        if patternOffset < pattern.utf8CodeUnitCount {
            let expected = pattern.utf8Start[patternOffset]
            if expected != Self.character {
                patternOffset &+= 1
                guard takeSeparator(utf8[offset], expected) else {
                    failure = FormatFailure("misplaced separator", at: offset)
                    return nil
                }
                if isGrouped {
                    guard offset &+ 1 < utf8.count else {
                        failure = FormatFailure("misplaced separator", at: offset)
                        return nil
                    }
                    offset &+= 1
                }
            }
        }
        patternOffset &+= 1
        place = offset
        offset &+= 1
        count &+= 1
        return utf8[place]
    }

    private mutating func takeSeparator(_ byte: UInt8, _ expected: UInt8) -> Bool {
        switch grouping {
        case .undecided:
            grouping = byte == expected ? .given : byte == otherSeparator && byte != 0 ? .other : .none
            return true
        case .given: return byte == expected
        case .other: return byte == otherSeparator
        case .none: return byte != expected && (byte != otherSeparator || byte == 0)
        }
    }

    /// What is wrong with a character that has no place where it stands.
    func failure(at byte: UInt8, _ reason: StaticString) -> FormatFailure {
        let isSeparator = byte == 0x20 || byte == 0x2D || byte == 0x2E
        return FormatFailure(isSeparator ? "misplaced separator" : reason, at: place)
    }

    private static let character: UInt8 = 0x23
}
