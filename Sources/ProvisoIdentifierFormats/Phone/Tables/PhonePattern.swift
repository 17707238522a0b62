/// A pattern of digits that an app hands in.
indirect enum PhonePattern {
    case digits(Int)
    case sequence([PhonePattern])
    case choice([PhonePattern])
    case group(Int, PhonePattern)
    case repeated(PhonePattern, fewest: Int, most: Int)
    case end

    /// Reads a pattern.
    init(_ text: String) throws(PhoneRulesError) {
        var reader = PhonePatternReader(bytes: Array(text.utf8))
        self = try reader.choice(depth: 0)
        guard reader.at == reader.bytes.count else { throw .patternNotRead }
    }

    /// The number of its groups.
    var groupCount: Int {
        switch self {
        case .digits, .end: 0
        case .sequence(let parts), .choice(let parts): parts.reduce(0) { $0 + $1.groupCount }
        case .group(_, let part): 1 + part.groupCount
        case .repeated(let part, _, _): part.groupCount
        }
    }
}

private struct PhonePatternReader {
    let bytes: [UInt8]
    var at = 0
    var groups = 0

    mutating func choice(depth: Int) throws(PhoneRulesError) -> PhonePattern {
        guard depth < 20 else { throw .patternTooLarge }
        var parts = [try sequence(depth: depth)]
        while skip(0x7C) { parts.append(try sequence(depth: depth)) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence(depth: Int) throws(PhoneRulesError) -> PhonePattern {
        var parts: [PhonePattern] = []
        while at < bytes.count, bytes[at] != 0x7C, bytes[at] != 0x29 {
            let part = try atom(depth: depth)
            parts.append(try repeated(part))
        }
        return .sequence(parts)
    }

    private mutating func atom(depth: Int) throws(PhoneRulesError) -> PhonePattern {
        let byte = bytes[at]
        at += 1
        switch byte {
        case 0x30...0x39: return .digits(1 << Int(byte - 0x30))
        case 0x5C:
            guard skip(0x64) else { throw .patternNotRead }
            return .digits(1023)
        case 0x24: return .end
        case 0x5B: return .digits(try set())
        case 0x28:
            var number = 0
            if skip(0x3F) {
                guard skip(0x3A) else { throw .patternNotRead }
            } else {
                groups += 1
                number = groups
            }
            let inner = try choice(depth: depth + 1)
            guard skip(0x29), number < 10 else { throw .patternNotRead }
            return number == 0 ? inner : .group(number, inner)
        default: throw .patternNotRead
        }
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
            guard skip(0x2D) else {
                set |= 1 << low
                continue
            }
            guard let high = digit(), low <= high else { throw .patternNotRead }
            for digit in low...high { set |= 1 << digit }
        }
        return set
    }

    private mutating func repeated(_ part: PhonePattern) throws(PhoneRulesError) -> PhonePattern {
        if skip(0x3F) { return .repeated(part, fewest: 0, most: 1) }
        guard skip(0x7B) else { return part }
        guard let fewest = number() else { throw .patternNotRead }
        var most = fewest
        if skip(0x2C) {
            guard let limit = number() else { throw .patternNotRead }
            most = limit
        }
        guard skip(0x7D), fewest <= most else { throw .patternNotRead }
        guard most <= 20 else { throw .patternTooLarge }
        return .repeated(part, fewest: fewest, most: most)
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
