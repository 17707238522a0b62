/// Reads patterns of digits that an app hands in, and compiles them.
///
/// The steps are those that ``PhonePrefix`` describes, each with its code in three bits and its value in the others: the
/// digits that it reads, how far ahead it goes, the group that it marks, or the number that it accepts with.
struct PhonePattern {
    private let bytes: [UInt8]
    private var at = 0
    /// The steps of the pattern, behind those that were there.
    private(set) var steps: [Int]
    /// The number of its groups.
    private(set) var groups = 0

    /// Compiles a pattern.
    init(_ text: String, behind steps: [Int] = [], accepting number: Int = 0) throws(PhoneRulesError) {
        bytes = Self.bytes(of: text)
        self.steps = steps
        try choice(depth: 0)
        guard at == bytes.count else { throw .patternNotRead }
        try emit(0, number)
    }

    /// The digits that each group of a layout takes: `(\d{2})(\d{3,8})` is 2, 2, 3, 8.
    static func groups(_ text: String) throws(PhoneRulesError) -> [UInt8] {
        var reader = PhonePattern(bytes: bytes(of: text))
        var groups: [UInt8] = []
        while reader.at < reader.bytes.count {
            guard reader.skip(0x28), reader.skip(0x5C), reader.skip(0x64) else { throw .patternNotRead }
            let range = reader.skip(0x7B) ? try reader.bounds() : 1...1
            guard reader.skip(0x29), range.lowerBound > 0 else { throw .patternNotRead }
            groups.append(UInt8(truncatingIfNeeded: range.lowerBound))
            groups.append(UInt8(truncatingIfNeeded: range.upperBound))
        }
        guard groups.count < 20 else { throw .patternNotRead }
        return groups
    }

    @inline(never)
    static func bytes(of text: String) -> [UInt8] {
        Array(text.utf8)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        steps = []
    }

    private mutating func emit(_ code: Int, _ value: Int) throws(PhoneRulesError) {
        guard steps.count < 4_000 else { throw .patternTooLarge }
        steps.append(value << 3 | code)
    }

    /// Alternatives: each but the last goes behind all of them, and before it a fork leads to the next.
    private mutating func choice(depth: Int) throws(PhoneRulesError) {
        guard depth < 20 else { throw .patternTooLarge }
        var jumps: [Int] = []
        while true {
            let start = steps.count
            try sequence(depth: depth)
            guard skip(0x7C) else { break }
            steps.insert((steps.count - start + 2) << 3 | 2, at: start)
            jumps.append(steps.count)
            try emit(3, 0)
        }
        for jump in jumps { steps[jump] = (steps.count - jump) << 3 | 3 }
    }

    private mutating func sequence(depth: Int) throws(PhoneRulesError) {
        while at < bytes.count, bytes[at] != 0x7C, bytes[at] != 0x29 {
            let start = steps.count
            try atom(depth: depth)
            try repeatSteps(from: start)
        }
    }

    private mutating func atom(depth: Int) throws(PhoneRulesError) {
        if let digit = digit() { return try emit(1, 1 << digit) }
        if skip(0x5C) {
            guard skip(0x64) else { throw .patternNotRead }
            return try emit(1, 1023)
        }
        if skip(0x24) { return try emit(5, 0) }
        if skip(0x5B) { return try emit(1, set()) }
        guard skip(0x28) else { throw .patternNotRead }
        if skip(0x3F) {
            guard skip(0x3A) else { throw .patternNotRead }
            try choice(depth: depth + 1)
        } else {
            groups += 1
            let group = groups
            guard group < 10 else { throw .patternNotRead }
            try emit(4, 2 * group)
            try choice(depth: depth + 1)
            try emit(4, 2 * group + 1)
        }
        guard skip(0x29) else { throw .patternNotRead }
    }

    private mutating func set() throws(PhoneRulesError) -> Int {
        var set = 0
        while !skip(0x5D) {
            if skip(0x5C) {
                guard skip(0x64) else { throw .patternNotRead }
                set = 1023
                continue
            }
            guard let low = digit() else { throw .patternNotRead }
            var high = low
            if skip(0x2D) {
                guard let last = digit(), low <= last else { throw .patternNotRead }
                high = last
            }
            set |= 2 << high - 1 << low
        }
        return set
    }

    /// Repeats the steps from one on, which name no place outside of themselves.
    private mutating func repeatSteps(from start: Int) throws(PhoneRulesError) {
        let range: ClosedRange<Int>
        if skip(0x3F) {
            range = 0...1
        } else if skip(0x7B) {
            range = try bounds()
        } else {
            return
        }
        let part = steps[start...]
        steps.removeSubrange(start...)
        for place in 0..<range.upperBound {
            if place >= range.lowerBound { try emit(2, (range.upperBound - place) * (part.count + 1)) }
            guard steps.count + part.count < 4_000 else { throw .patternTooLarge }
            steps += part
        }
    }

    private mutating func bounds() throws(PhoneRulesError) -> ClosedRange<Int> {
        guard let fewest = number() else { throw .patternNotRead }
        var most = fewest
        if skip(0x2C) {
            guard let limit = number() else { throw .patternNotRead }
            most = limit
        }
        guard skip(0x7D), fewest <= most else { throw .patternNotRead }
        guard most <= 20 else { throw .patternTooLarge }
        return fewest...most
    }

    private mutating func number() -> Int? {
        guard var value = digit() else { return nil }
        while value < 100, let next = digit() { value = value * 10 + next }
        return value
    }

    private mutating func digit() -> Int? {
        guard at < bytes.count, 0x30...0x39 ~= bytes[at] else { return nil }
        at += 1
        return Int(bytes[at - 1] - 0x30)
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard at < bytes.count, bytes[at] == byte else { return false }
        at += 1
        return true
    }
}
