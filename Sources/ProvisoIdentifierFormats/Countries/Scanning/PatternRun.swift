/// A walk along the pattern of a scheme: it compares a text with the pattern, or writes a text that the pattern takes.
///
/// See ``NationalNumberScheme/pattern`` for the notation. A group is never repeated, so that what follows a group is what stands
/// behind it: the walk needs no stack but that of the calls. The number of steps has a limit, which keeps a pattern of an app
/// that could be walked in a great many ways from taking long.
struct PatternRun {
    /// The pattern.
    let pattern: UnsafeBufferPointer<UInt8>

    /// The text, and room behind it.
    let text: UnsafeMutableBufferPointer<UInt8>

    /// How many bytes of the text are given.
    let count: Int

    /// Whether separators are left out of the text, so that those of the pattern are passed over.
    let skipsSeparators: Bool

    /// Where random bytes come from when the text behind the given bytes is to be written; `nil` to compare.
    var filling: SmallGenerator?

    /// How far into the text the pattern could be followed.
    private(set) var farthest = 0

    /// Where the pattern ended before the text did; -1 when it did not.
    private(set) var overrun = -1

    /// Where the text ended when the whole pattern was followed.
    private(set) var end = 0

    /// Where the pattern and the text have separators.
    private(set) var marks = SeparatorMarks()

    private var steps = 0

    init(
        _ pattern: UnsafeBufferPointer<UInt8>, _ text: UnsafeMutableBufferPointer<UInt8>, count: Int,
        skipsSeparators: Bool, filling: SmallGenerator? = nil
    ) {
        self.pattern = pattern
        self.text = text
        self.count = count
        self.skipsSeparators = skipsSeparators
        self.filling = filling
    }

    /// How many steps a walk may take. It bounds the time of a scheme that an app hands in; built-in patterns take far fewer.
    static let stepLimit = 20_000

    /// Whether the pattern takes the text from its start to its end.
    mutating func matches() -> Bool { branches(from: 0, at: 0, isOptional: false, after: pattern.count) }

    /// Tries the alternatives that begin at a place, one after the other.
    private mutating func branches(from start: Int, at offset: Int, isOptional: Bool, after: Int) -> Bool {
        guard filling == nil else {
            return fillingBranches(from: start, at: offset, isOptional: isOptional, after: after)
        }
        let marks = marks
        var place = start
        repeat {
            self.marks = marks
            if follow(place, at: offset) { return true }
            place = alternative(after: place)
        } while place >= 0
        self.marks = marks
        return isOptional && follow(after, at: offset)
    }

    /// Tries the alternatives from any of them on, since what is written may take each.
    private mutating func fillingBranches(from start: Int, at offset: Int, isOptional: Bool, after: Int) -> Bool {
        var total = 0
        var place = start
        repeat {
            total &+= 1
            place = alternative(after: place)
        } while place >= 0
        if isOptional { total &+= 1 }
        let first = filling?.below(total) ?? 0
        let marks = marks
        for turn in 0..<total {
            self.marks = marks
            let number = (first &+ turn) % total
            if isOptional, number == total &- 1 {
                if follow(after, at: offset) { return true }
            } else {
                var place = start
                for _ in 0..<number { place = alternative(after: place) }
                if follow(place, at: offset) { return true }
            }
        }
        return false
    }

    /// Where the next alternative of the same group begins, or -1.
    private func alternative(after start: Int) -> Int {
        var depth = 0
        var place = start
        while place < pattern.count {
            switch pattern[place] {
            case UInt8(ascii: "["): place = close(of: place)
            case UInt8(ascii: "("): depth &+= 1
            case UInt8(ascii: ")"):
                if depth == 0 { return -1 }
                depth &-= 1
            case UInt8(ascii: "|") where depth == 0: return place &+ 1
            default: break
            }
            place &+= 1
        }
        return -1
    }

    /// Where the group ends in which a place is: behind its parenthesis, or at the end of the pattern.
    private func groupEnd(from start: Int) -> Int {
        var depth = 0
        var place = start
        while place < pattern.count {
            switch pattern[place] {
            case UInt8(ascii: "["): place = close(of: place)
            case UInt8(ascii: "("): depth &+= 1
            case UInt8(ascii: ")"):
                if depth == 0 { return place &+ 1 }
                depth &-= 1
            default: break
            }
            place &+= 1
        }
        return pattern.count
    }

    /// The place of the bracket that closes a class.
    private func close(of start: Int) -> Int {
        var place = start &+ 1
        while place < pattern.count, pattern[place] != UInt8(ascii: "]") { place &+= 1 }
        return place
    }

    /// Follows the pattern from a place on to its end.
    private mutating func follow(_ start: Int, at startOffset: Int) -> Bool {
        var place = start
        var offset = startOffset
        while place < pattern.count {
            steps &+= 1
            guard steps < Self.stepLimit else { return false }
            let byte = pattern[place]
            if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ")") {
                place = groupEnd(from: place &+ (byte == UInt8(ascii: ")") ? 0 : 1))
                if place < pattern.count, pattern[place] == UInt8(ascii: "?") { place &+= 1 }
                continue
            }
            if byte == UInt8(ascii: "(") {
                let after = groupEnd(from: place &+ 1)
                let isOptional = after < pattern.count && pattern[after] == UInt8(ascii: "?")
                return branches(
                    from: place &+ 1, at: offset, isOptional: isOptional, after: isOptional ? after &+ 1 : after)
            }
            let item = place
            place = byte == UInt8(ascii: "[") ? close(of: place) &+ 1 : place &+ (byte == 0xC3 ? 2 : 1)
            place = min(place, pattern.count)
            let (least, most) = quantity(&place)
            if skipsSeparators, Separators.contains(byte) {
                if offset < 64, pattern[place &- 1] == byte {
                    marks.omitted[Separators.index(byte)] |= 1 << UInt64(offset)
                }
                continue
            }
            for _ in 0..<least {
                guard take(item, at: offset) else { return false }
                if byte == UInt8(ascii: "["), offset < 64, Separators.contains(text[offset]),
                    accepts(item, UInt8(ascii: "-"))
                {
                    marks.chosen |= 1 << UInt64(offset)
                }
                offset &+= 1
            }
            if most > least { return vary(item, 0...(most &- least), at: offset, then: place) }
        }
        farthest = max(farthest, min(offset, count))
        end = offset
        if offset < count { overrun = max(overrun, offset) }
        return offset >= count
    }

    /// Takes an item as often as it may be, and goes on behind it.
    private mutating func vary(_ item: Int, _ range: ClosedRange<Int>, at offset: Int, then place: Int) -> Bool {
        var most = 0
        while most < range.upperBound, take(item, at: offset &+ most) { most &+= 1 }
        let marks = marks
        if filling != nil {
            // The given bytes come first; behind them any number will do.
            let least = min(most, max(0, count &- offset))
            let chosen = least &+ Int(filling?.below(most &- least &+ 1) ?? 0)
            if follow(place, at: offset &+ chosen) { return true }
        }
        var number = most
        let isSeparator = Separators.contains(pattern[item]) && offset < 64
        while number >= 0 {
            self.marks = marks
            if isSeparator {
                if number > 0 {
                    self.marks.optional |= 1 << UInt64(offset)
                } else {
                    self.marks.omitted[Separators.index(pattern[item])] |= 1 << UInt64(offset)
                }
            }
            if follow(place, at: offset &+ number) { return true }
            number &-= 1
        }
        return false
    }

    /// How often an item may be there.
    private func quantity(_ place: inout Int) -> (least: Int, most: Int) {
        guard place < pattern.count else { return (1, 1) }
        if pattern[place] == UInt8(ascii: "?") {
            place &+= 1
            return (0, 1)
        }
        guard pattern[place] == UInt8(ascii: "{") else { return (1, 1) }
        place &+= 1
        var numbers = (0, 0)
        var hasTwo = false
        while place < pattern.count, pattern[place] != UInt8(ascii: "}") {
            let byte = pattern[place]
            if byte == UInt8(ascii: ",") {
                hasTwo = true
            } else if hasTwo {
                numbers.1 = min(99, numbers.1 &* 10 &+ Int(byte & 15))
            } else {
                numbers.0 = min(99, numbers.0 &* 10 &+ Int(byte & 15))
            }
            place &+= 1
        }
        place = min(place &+ 1, pattern.count)
        return (numbers.0, hasTwo ? max(numbers.0, numbers.1) : numbers.0)
    }

    /// Takes a byte of the text, or writes one.
    @inline(__always)
    private mutating func take(_ item: Int, at offset: Int) -> Bool {
        if offset < count {
            guard accepts(item, text[offset]) else {
                farthest = max(farthest, offset)
                return false
            }
            return true
        }
        farthest = count
        guard filling != nil, offset < text.count else { return false }
        if pattern[item] == 0xC3, item &+ 1 < pattern.count {
            text[offset] = Latin.code(pattern[item &+ 1])
            return true
        }
        // Bytes are drawn until one is right, so that all that are come equally often; a literal is found by the walk below.
        for _ in 0..<32 {
            let byte = 0x20 &+ UInt8(truncatingIfNeeded: filling?.below(0x40) ?? 0)
            if accepts(item, byte) {
                text[offset] = byte
                return true
            }
        }
        let start = UInt8(truncatingIfNeeded: filling?.below(0x40) ?? 0)
        for turn in 0..<UInt8(0x40) {
            let byte = 0x20 &+ ((start &+ turn) & 0x3F)
            if accepts(item, byte) {
                text[offset] = byte
                return true
            }
        }
        return false
    }

    /// Whether an item of the pattern has a byte.
    @inline(__always)
    private func accepts(_ item: Int, _ byte: UInt8) -> Bool {
        let isDigit = byte &- 0x30 < 10
        let isLetter = byte &- 0x41 < 26
        switch pattern[item] {
        case UInt8(ascii: "n"): return isDigit
        case UInt8(ascii: "a"): return isLetter
        case UInt8(ascii: "c"): return isDigit || isLetter
        case UInt8(ascii: "["):
            var place = item &+ 1
            while place < pattern.count, pattern[place] != UInt8(ascii: "]") {
                let low = pattern[place]
                if low == UInt8(ascii: "n"), isDigit { return true }
                if low == 0xC3, place &+ 1 < pattern.count {
                    if Latin.code(pattern[place &+ 1]) == byte { return true }
                    place &+= 2
                    continue
                }
                if place &+ 2 < pattern.count, pattern[place &+ 1] == UInt8(ascii: "-"),
                    pattern[place &+ 2] != UInt8(ascii: "]")
                {
                    if low <= byte, byte <= pattern[place &+ 2] { return true }
                    place &+= 3
                } else {
                    if low == byte { return true }
                    place &+= 1
                }
            }
            return false
        case 0xC3: return item &+ 1 < pattern.count && Latin.code(pattern[item &+ 1]) == byte
        case let literal: return literal == byte
        }
    }
}

/// Where the pattern and the text of a number have separators: a bit a place.
struct SeparatorMarks {
    /// Where the pattern has separators that the text leaves out, for spaces, hyphens, dots and slashes. Where none are passed over,
    /// those count that may be left out.
    var omitted = SIMD4<UInt64>()

    /// Where the text has separators that may be left out.
    var optional: UInt64 = 0

    /// Where the text has one separator of several that may stand there, of which one is a hyphen.
    var chosen: UInt64 = 0
}

/// What people write between the groups of a number.
enum Separators {
    /// Whether a byte is a space, a hyphen, a dot or a slash.
    @inline(__always)
    static func contains(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x2F
    }

    /// Which of them a byte is, 0 to 3.
    @inline(__always)
    static func index(_ byte: UInt8) -> Int { byte == 0x20 ? 0 : Int(byte & 3) }

    /// All, in the order of their indices.
    static let all: StaticString = " -./"
}

/// Pseudo-random numbers that are the same in every run (SplitMix64 of G. L. Steele, D. Lea and C. H. Flood).
struct SmallGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 on and less than a limit; 0 when the limit is less than 2.
    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return limit < 2 ? 0 : Int(truncatingIfNeeded: mixed >> 33) % limit
    }
}

extension PatternRun {
    /// Whether the pattern takes so many bytes of the text, after check digits were written into it.
    func takesAgain(_ count: Int) -> Bool {
        var run = PatternRun(pattern, text, count: count, skipsSeparators: skipsSeparators)
        return run.matches()
    }
}
