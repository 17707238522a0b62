@_spi(Bytes) internal import ProvisoCore

extension FlatPass {
    /// The steps that judge a value without its parts.
    mutating func followValue(_ step: FlatInstruction, _ index: Int) -> Bool {
        let number = Int(step.a)
        switch step.operation {
        case .types: return TypeSet(rawValue: UInt8(truncatingIfNeeded: step.a)).contains(index, of: tape)
        case .range: return isWithin(step, parts[index])
        case .limit: return program.limits[number].holds(for: bytes(parts[index]).span)
        case .multiple: return program.multiples[number].divides(bytes(parts[index]).span)
        case .constants: return program.constants[number].contains(index, of: tape)
        case .length: return hasLength(step, parts[index])
        case .pattern: return isFound(number, index)
        case .format: return program.formats[number].isValid(bytes(parts[index]).span)
        case .content: return program.contents[number].failedKeyword(bytes(parts[index]).span) == nil
        case .unique:
            let count = Int(parts[index].count)
            if count < 2 { return true }
            return tape.equalElements(of: index, &scratch.hashes) == nil
        default:
            isUndecided = true
            return false
        }
    }

    @inline(__always)
    private mutating func bytes(_ part: ValueTape.Entry) -> UnsafeBufferPointer<UInt8> {
        text.text(Int(part.start), Int(part.end))
    }

    /// An integer of up to eighteen digits is compared as a machine compares.
    private mutating func isWithin(_ step: FlatInstruction, _ part: ValueTape.Entry) -> Bool {
        var place = Int(part.start)
        let isNegative = text[place] == UInt8(ascii: "-")
        if isNegative { place &+= 1 }
        guard Int(part.end) &- place <= 18 else {
            for number in Int(step.b)..<Int(step.b &+ step.c)
            where !program.limits[number].holds(for: bytes(part).span) { return false }
            return true
        }
        var value: Int64 = 0
        while place < Int(part.end) {
            value = value &* 10 &+ Int64(text[place] &- UInt8(ascii: "0"))
            place &+= 1
        }
        if isNegative { value = -value }
        let range = ranges[Int(step.a)]
        return value >= range.min && value <= range.max
    }

    /// Scalars are counted only where the number of bytes does not tell.
    private mutating func hasLength(_ step: FlatInstruction, _ part: ValueTape.Entry) -> Bool {
        let bytes = Int(part.end &- part.start)
        let (least, most) = (Int(step.a), Int(step.b))
        // A scalar takes one to four bytes.
        if bytes < least || (bytes &+ 3) / 4 > most { return false }
        if bytes <= most, least <= 1 || bytes >= 4 &* least { return true }
        let count = scalars(part)
        return count >= least && count <= most
    }

    private mutating func scalars(_ part: ValueTape.Entry) -> Int {
        var place = Int(part.start)
        let end = Int(part.end)
        var count = end &- place
        while place &+ 8 <= end {
            let word = text.word(place)
            // The bytes that begin no scalar have the highest bit, and not the one below.
            count &-= (word & ~(word &<< 1) & ByteWord.highs).nonzeroBitCount
            place &+= 8
        }
        while place < end {
            if text[place] & 0xC0 == 0x80 { count &-= 1 }
            place &+= 1
        }
        return count
    }

    /// Whether a pattern is found in a text.
    @inline(__always)
    mutating func isFound(_ number: Int, _ index: Int) -> Bool {
        let pattern = patterns[number]
        let part = parts[index]
        switch pattern.kind {
        case .always: return true
        case .expression: return program.expressions[Int(pattern.start)].isFound(in: bytes(part).span)
        case .prefix, .whole:
            let length = part.end &- part.start
            guard pattern.kind == .prefix ? length >= pattern.count : length == pattern.count else { return false }
            return text.hasText(
                at: Int(part.start), equalTo: nameBytes, at: Int(pattern.start), count: Int(pattern.count))
        }
    }
}
