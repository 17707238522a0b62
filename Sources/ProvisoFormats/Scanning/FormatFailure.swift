/// Why a text is not in a format, and where that shows.
///
/// It is two words that are copied without counting references, so that refusing a text costs no more than accepting it.
public struct FormatFailure: Error, Sendable {
    /// The first byte of the reason, which a zero ends; it is in the program's constants and stays there.
    nonisolated(unsafe) private let words: UnsafePointer<UInt8>

    /// The offset in UTF-8 bytes at which it shows.
    public let offset: Int

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - reason: What is wrong. A literal, so that failing allocates nothing either.
    ///   - offset: The offset in UTF-8 bytes at which it shows.
    /// - Precondition: The reason is not `StaticString(…)` of a single Unicode scalar, which has no bytes to point at.
    @inline(__always)
    public init(_ reason: StaticString, at offset: Int) {
        words = reason.utf8Start
        self.offset = offset
    }

    /// What is wrong, in a few lower-case English words: `part too long`.
    ///
    /// The words of a released reason do not change, so that a program may compare them and a catalogue translate them.
    public var reason: String { String(cString: words) }
}

extension FormatFailure {
    /// Where the words are: two failures with the same place have the same words.
    package var place: UInt { UInt(bitPattern: words) }

    /// A number that differs for most words, and is the same in every run of a program.
    package var mark: UInt {
        var mark: UInt = 0
        var next = words
        while next.pointee != 0 {
            mark = mark &* 31 &+ UInt(next.pointee)
            next += 1
        }
        return mark
    }
}

extension FormatFailure {
    /// Why a text of ASCII characters has a wrong number of bytes: the first character that takes several, if there is one.
    ///
    /// - Parameters:
    ///   - reason: What is wrong with a text whose characters are all ASCII.
    ///   - offset: Where that shows.
    ///   - stranger: What is wrong with any other character.
    @inline(never)
    static func length(
        _ reason: StaticString, at offset: Int, in utf8: Span<UInt8>,
        or stranger: StaticString = "character not allowed"
    ) -> FormatFailure {
        for place in utf8.indices where utf8[place] >= 0x80 { return FormatFailure(stranger, at: place) }
        return FormatFailure(reason, at: offset)
    }
}

extension FormatFailure: Hashable {
    /// Whether both have the same words and the same offset.
    public static func == (left: Self, right: Self) -> Bool {
        guard left.offset == right.offset else { return false }
        // The same words in two places of a program may be two constants.
        return left.words == right.words || left.reason == right.reason
    }

    /// Hashes the words and the offset.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(offset)
    }
}

extension FormatFailure: CustomStringConvertible {
    /// The reason and the offset, on one line.
    public var description: String { "\(reason) (at byte \(offset))" }
}
