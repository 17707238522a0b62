/// All scalars, divided into ranges of which each belongs to a class.
struct TextAlphabet {
    /// Where the ranges begin, ascending; the first is zero.
    private(set) var starts: [UInt32]
    /// The class of each range.
    private(set) var classes: [Int32]
    /// How many classes there are.
    private(set) var count: Int

    /// Behind the last scalar.
    fileprivate static let end: UInt32 = 0x11_0000

    /// Divides the scalars.
    ///
    /// - Parameters:
    ///   - starts: Where the class may change, ascending.
    ///   - number: The class of a scalar; classes are numbered from zero.
    init(starts: [UInt32], number: (UInt32) -> Int32) {
        self.starts = []
        classes = []
        count = 0
        append(0, number(0))
        for start in starts { append(start, number(start)) }
    }

    private mutating func append(_ start: UInt32, _ member: Int32) {
        count = max(count, Int(member) + 1)
        if classes.last == member { return }
        if starts.last == start { return }
        starts.append(start)
        classes.append(member)
    }

    /// Divides the scalars as two alphabets do together, and says which classes of both each class is.
    func refined(by other: Self) -> (alphabet: Self, parts: [(Int32, Int32)]) {
        var parts: [(Int32, Int32)] = []
        // A table is quicker than a dictionary, unless there are very many classes.
        var table = Array(repeating: Int32(-1), count: count * other.count <= 1 << 14 ? count * other.count : 0)
        var numbers: [Int: Int32] = [:]
        var (left, right) = (0, 0)
        func number() -> Int32 {
            let pair = Int(classes[left]) * other.count + Int(other.classes[right])
            if !table.isEmpty, table[pair] >= 0 { return table[pair] }
            if let known = numbers[pair] { return known }
            let number = Int32(parts.count)
            if table.isEmpty { numbers[pair] = number } else { table[pair] = number }
            parts.append((classes[left], other.classes[right]))
            return number
        }
        var result = Self(starts: []) { _ in number() }
        result.starts.reserveCapacity(starts.count + other.starts.count)
        result.classes.reserveCapacity(starts.count + other.starts.count)
        while true {
            let (one, two) = (starts.after(left), other.starts.after(right))
            let next = min(one, two)
            if next == Self.end { break }
            if one == next { left += 1 }
            if two == next { right += 1 }
            result.append(next, number())
        }
        return (result, parts)
    }

    /// The class of a scalar.
    func classNumber(of scalar: UInt32) -> Int32 {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return classes[low]
    }

    /// A scalar for each class, a plain one where there is one; `nil` for classes of surrogates, which no text has.
    var representatives: [Unicode.Scalar?] {
        var found: [Unicode.Scalar?] = Array(repeating: nil, count: count)
        // Letters and digits stand for their class where they can.
        let plain: [UInt32] = [0x61, 0x30, 0x41, 0x2D, 0x20]
        for value in plain where found[Int(classNumber(of: value))] == nil {
            found[Int(classNumber(of: value))] = Unicode.Scalar(value)
        }
        for (place, start) in starts.enumerated() where found[Int(classes[place])] == nil {
            let end = starts.after(place)
            // Behind the surrogates the range may go on.
            let value = 0xD800...0xDFFF ~= start ? 0xE000 : start
            if value < end { found[Int(classes[place])] = Unicode.Scalar(value) }
        }
        return found
    }
}

extension [UInt32] {
    fileprivate func after(_ place: Int) -> UInt32 { place + 1 < count ? self[place + 1] : TextAlphabet.end }
}
