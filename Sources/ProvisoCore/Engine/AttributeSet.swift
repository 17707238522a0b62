/// A set of attributes by their numbers, which are small: one bit for each.
struct AttributeSet: Sendable {
    private var first: UInt64 = 0
    /// The bits of numbers above 63, of which most sets have none.
    private var others: [UInt64] = []

    /// Whether there is none.
    @inline(__always)
    var isEmpty: Bool { first == 0 && others.isEmpty }

    /// Whether an attribute is among them.
    func contains(_ number: Int) -> Bool {
        if number < 64 { return first & (1 << UInt64(number)) != 0 }
        let word = number / 64 - 1
        return word < others.count && others[word] & (1 << UInt64(number % 64)) != 0
    }

    /// Adds an attribute.
    mutating func insert(_ number: Int) {
        if number < 64 {
            first |= 1 << UInt64(number)
            return
        }
        let word = number / 64 - 1
        if word >= others.count { others += repeatElement(0, count: word + 1 - others.count) }
        others[word] |= 1 << UInt64(number % 64)
    }

    /// Takes all attributes out.
    mutating func removeAll() {
        first = 0
        if !others.isEmpty { others = [] }
    }

    /// Takes an attribute out.
    mutating func remove(_ number: Int) {
        if number < 64 {
            first &= ~(1 << UInt64(number))
        } else if number / 64 <= others.count {
            others[number / 64 - 1] &= ~(1 << UInt64(number % 64))
        }
    }
}
