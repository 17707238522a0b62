/// Reads the subtags of a language tag from left to right (RFC 5646 section 2.1).
struct LanguageTagScanner {
    /// What may follow, in the order of the grammar.
    private enum Stage: Int, Comparable {
        case language
        case extlang
        case script
        case region
        case variant
        case extensions
        case privateUse

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A subtag: its place, its length, and what its characters are.
    private struct Subtag {
        var start: Int
        var length: Int
        /// The characters in lower case, the first in the highest byte, filled up with zeros.
        var packed: UInt64
        var digits: Int

        var isAlphabetic: Bool { digits == 0 }
        var first: UInt8 { UInt8(truncatingIfNeeded: packed >> 56) }

        /// The character at an index, in lower case; a space behind the last.
        func byte(_ index: Int) -> UInt8 {
            index < length ? UInt8(truncatingIfNeeded: packed >> UInt64(56 - 8 * index)) : ASCII.space
        }
    }

    #if PROVISO_SMALL
    // No rule of the small engine of a page asks for what is registered, so that it needs none of the tables.
    private var registered: Bool { false }
    #else
    private let registered: Bool
    #endif
    private var stage = Stage.language
    private var language: Subtag?
    private var extlangs = 0
    private var variants = SmallSet()
    /// The singletons that came, one bit each: digits, then letters.
    private var singletons: UInt64 = 0
    /// Whether the subtag before is the singleton of an extension or of private use, which cannot be the last.
    private var needsSubtag = false

    init(registered: Bool) {
        #if !PROVISO_SMALL
        self.registered = registered
        #endif
    }

    mutating func scan(_ utf8: Span<UInt8>) throws(FormatFailure) {
        var subtag = Subtag(start: 0, length: 0, packed: 0, digits: 0)
        for offset in utf8.indices {
            let byte = utf8[offset]
            if byte == ASCII.hyphen {
                try take(subtag)
                subtag = Subtag(start: offset + 1, length: 0, packed: 0, digits: 0)
                continue
            }
            let isDigit = ASCII.isDigit(byte)
            guard isDigit || ASCII.isLetter(byte) else { throw FormatFailure("character not allowed", at: offset) }
            guard subtag.length < 8 else { throw FormatFailure("part too long", at: offset) }
            subtag.packed |= UInt64(ASCII.lowercased(byte)) << UInt64(56 - 8 * subtag.length)
            subtag.length += 1
            if isDigit { subtag.digits += 1 }
        }
        try take(subtag)
        guard !needsSubtag else { throw FormatFailure("empty part", at: utf8.count) }
    }

    private mutating func take(_ subtag: Subtag) throws(FormatFailure) {
        guard subtag.length > 0 else { throw FormatFailure("empty part", at: subtag.start) }
        if stage == .privateUse {
            needsSubtag = false
            return
        }
        if stage == .language { return try takeLanguage(subtag) }
        if subtag.length == 1 { return try takeSingleton(subtag) }
        if stage == .extensions {
            needsSubtag = false
            return
        }
        if stage <= .extlang, subtag.length == 3, subtag.isAlphabetic, extlangs < 3, language?.length ?? 0 <= 3 {
            return try takeExtlang(subtag)
        }
        if stage < .script, subtag.length == 4, subtag.isAlphabetic {
            stage = .script
            try require(subtag, in: CodeTables.script, "no such script")
            return
        }
        if stage < .region, subtag.length == 2 && subtag.isAlphabetic || subtag.length == 3 && subtag.digits == 3 {
            stage = .region
            try require(subtag, in: subtag.length == 2 ? CodeTables.region2 : CodeTables.region3, "no such region")
            return
        }
        guard subtag.length >= 5 || subtag.length == 4 && ASCII.isDigit(subtag.first) else {
            throw FormatFailure("misplaced part", at: subtag.start)
        }
        stage = .variant
        guard variants.insert(subtag.packed) else { throw FormatFailure("part repeated", at: subtag.start) }
        try require(subtag, in: CodeTables.variant, "no such variant")
    }

    private mutating func takeLanguage(_ subtag: Subtag) throws(FormatFailure) {
        if subtag.length == 1 && subtag.first == UInt8(ascii: "x") {
            stage = .privateUse
            needsSubtag = true
            return
        }
        guard subtag.length >= 2, subtag.isAlphabetic else { throw FormatFailure("no language", at: subtag.start) }
        stage = .extlang
        language = subtag
        guard registered else { return }
        // Four letters are reserved, and none of five to eight is registered.
        switch subtag.length {
        case 2: try require(subtag, in: CodeTables.language2, "no such language")
        case 3: try require(subtag, in: CodeTables.language3, "no such language")
        default: throw FormatFailure("no such language", at: subtag.start)
        }
    }

    private mutating func takeExtlang(_ subtag: Subtag) throws(FormatFailure) {
        extlangs += 1
        guard registered else { return }
        let language = language
        let isKnown = CodeTables.extlang.contains { $0 < 3 ? subtag.byte($0) : language?.byte($0 - 3) ?? 0 }
        guard isKnown, extlangs == 1 else { throw FormatFailure("no such language", at: subtag.start) }
    }

    private mutating func takeSingleton(_ subtag: Subtag) throws(FormatFailure) {
        guard !needsSubtag else { throw FormatFailure("empty part", at: subtag.start) }
        needsSubtag = true
        if subtag.first == UInt8(ascii: "x") {
            stage = .privateUse
            return
        }
        stage = .extensions
        let bit: UInt64 = 1 << UInt64(ASCII.isDigit(subtag.first) ? subtag.first & 0x0F : (subtag.first & 0x1F) + 16)
        guard singletons & bit == 0 else { throw FormatFailure("part repeated", at: subtag.start) }
        singletons |= bit
    }

    private func require(
        _ subtag: Subtag, in table: @autoclosure () -> SortedCodes, _ reason: StaticString
    ) throws(FormatFailure) {
        guard registered else { return }
        guard table().contains({ subtag.byte($0) }) else { throw FormatFailure(reason, at: subtag.start) }
    }
}
