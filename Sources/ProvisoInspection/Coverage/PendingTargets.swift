internal import ProvisoCore

/// The values of one rule's limits that were not seen so far. Looking for them is most of what coverage costs, so that a look at the
/// length and the first and last byte of a text tells of most values that they are none of them.
struct PendingTargets {
    /// The targets that are texts which nothing else is equal to, by their numbers among those of the rule.
    private let texts: [String: Int]
    private var pendingTexts: Set<Int>
    /// The other targets.
    private var others: [Int]
    private let targets: [CoverageTarget]
    /// How many texts were pending when their keys were marked.
    private var markedTexts = 0
    /// Whether numbers are written as ASCII digits with a point, so that their bytes tell something.
    private let isPlain: Bool
    /// The bits of the keys of pending texts.
    private var keys = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    /// The bits of the first bytes that a pending number can have.
    private var firstBytes = UInt64(0)
    /// The smallest pending length, and whether there is one.
    private var shortest = Int.max
    /// Whether any value has to be looked at in full.
    private var needsLook = false
    private var hasNumbers = false

    init(_ targets: [CoverageTarget], isPlain: Bool) {
        self.targets = targets
        self.isPlain = isPlain
        var texts: [String: Int] = [:]
        var others: [Int] = []
        for (number, target) in targets.enumerated() {
            if case .member(_, let plain?) = target.test { texts[plain] = number } else { others.append(number) }
        }
        (self.texts, self.others) = (texts, others)
        pendingTexts = Set(texts.values)
        prepare()
        markTexts()
    }

    /// Whether all were seen.
    private(set) var isEmpty = false

    private mutating func prepare() {
        isEmpty = others.isEmpty && pendingTexts.isEmpty
        (firstBytes, shortest) = (0, .max)
        (needsLook, hasNumbers) = (false, false)
        for target in others {
            switch targets[target].test {
            case .number(let number, _):
                guard isPlain else {
                    needsLook = true
                    continue
                }
                hasNumbers = true
                let digits = number.spelling.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
                let isNegative = number.spelling.utf8.first == UInt8(ascii: "-")
                let significant = digits.filter { $0 != UInt8(ascii: ".") }.drop { $0 == UInt8(ascii: "0") }
                // A number of other spellings begins with a sign or a zero.
                allow(first: UInt8(ascii: "-"))
                if !isNegative { for byte in "+0".utf8 { allow(first: byte) } }
                if let first = significant.first, !isNegative { allow(first: first) }
            case .length(_, let length): shortest = min(shortest, length)
            case .count: needsLook = true
            case .member: needsLook = true
            }
        }
    }

    /// Marks the keys of the texts that are pending. Not after each: what was seen may be looked up once more.
    private mutating func markTexts() {
        isEmpty = others.isEmpty && pendingTexts.isEmpty
        keys = (0, 0, 0, 0)
        markedTexts = pendingTexts.count
        guard markedTexts > 0 else { return }
        for (text, number) in texts where pendingTexts.contains(number) {
            if let first = text.utf8.first, let last = text.utf8.last { mark(Self.key(text.utf8.count, first, last)) }
        }
    }

    private mutating func allow(first byte: UInt8) { firstBytes |= 1 << UInt64(byte & 63) }

    private mutating func mark(_ key: UInt8) {
        let bit = UInt64(1) << UInt64(key & 63)
        switch key >> 6 {
        case 0: keys.0 |= bit
        case 1: keys.1 |= bit
        case 2: keys.2 |= bit
        default: keys.3 |= bit
        }
    }

    @inline(__always)
    private static func key(_ count: Int, _ first: UInt8, _ last: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: count) &* 17 &+ first &* 31 &+ last &* 7
    }

    @inline(__always)
    private func isMarked(_ key: UInt8) -> Bool {
        let word = key >> 6 == 0 ? keys.0 : key >> 6 == 1 ? keys.1 : key >> 6 == 2 ? keys.2 : keys.3
        return word >> UInt64(key & 63) & 1 == 1
    }

    /// Looks for the pending targets in a value, and notes those that it is.
    @inline(__always)
    mutating func look(at value: borrowing FieldValue, _ note: (Int) -> Void) {
        if isEmpty { return }
        if !needsLook, value.isText || value.kind == .number {
            let bytes = value.bytes
            guard bytes.count > 0 else { return }
            let (first, last) = (bytes[0], bytes[bytes.count - 1])
            var mayBe = bytes.count >= shortest
            if hasNumbers, firstBytes >> UInt64(first & 63) & 1 == 1 { mayBe = mayBe || mayBeNumber(bytes) }
            if markedTexts > 0, isMarked(Self.key(bytes.count, first, last)) { mayBe = true }
            if !mayBe { return }
        }
        lookClosely(at: value, note)
    }

    /// Whether a text may spell a pending number: an integer of the machine is compared at once.
    private func mayBeNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let integer = Self.integer(bytes) else { return true }
        for target in others {
            if case .number(_, let number?) = targets[target].test, number == integer { return true }
        }
        return false
    }

    /// A plain integer of at most 18 digits; `nil` for any other text.
    private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let isNegative = bytes[0] == UInt8(ascii: "-")
        let start = isNegative ? 1 : 0
        guard 1...18 ~= bytes.count - start else { return nil }
        var value = 0
        for index in start..<bytes.count {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return isNegative ? -value : value
    }

    @inline(never)
    private mutating func lookClosely(at value: borrowing FieldValue, _ note: (Int) -> Void) {
        if !pendingTexts.isEmpty, value.isText, let number = texts[String(decoding: value.bytes, as: UTF8.self)],
            pendingTexts.remove(number) != nil
        {
            note(number)
            if pendingTexts.count <= markedTexts / 2 || markedTexts <= 16 { markTexts() }
        }
        var isFound = false
        var index = 0
        while index < others.count {
            if targets[others[index]].isMet(by: value) {
                note(others[index])
                others.remove(at: index)
                isFound = true
            } else {
                index += 1
            }
        }
        if isFound { prepare() }
    }
}
