/// The steps of patterns that are matched together.
struct PhonePatternProgram {
    private(set) var steps: [Int] = []
    private(set) var starts: [Int] = []
    /// The lengths with which each number is accepted, a bit for each; any where there are none.
    private(set) var lengths = [Int](repeating: 0, count: 16)

    /// Appends a pattern, which is accepted with a number and the lengths that it may have.
    mutating func append(_ text: String, accepting number: Int, lengths: Int) throws(PhoneRulesError) {
        starts.append(steps.count)
        steps = try PhonePattern(text, behind: steps, accepting: number).steps
        self.lengths[number] = lengths
    }

    /// The steps that read a digit or accept, and can be reached from some without one, in their order.
    func closure(of starts: [Int]) -> [Int] {
        var seen = [Bool](repeating: false, count: steps.count)
        var open = starts
        var found: [Int] = []
        while let at = open.popLast() {
            guard !seen[at] else { continue }
            seen[at] = true
            let step = steps[at]
            if step & 7 == 2 || step & 7 == 3 { open.append(at + step >> 3) }
            if step & 7 == 2 || step & 7 > 3 { open.append(at + 1) }
        }
        for at in 0..<steps.count where seen[at] && steps[at] & 7 < 2 { found.append(at) }
        return found
    }

    /// What the steps of a closure accept behind a count of digits.
    func accepted(by closure: [Int], behind count: Int) -> Int {
        var value = 0
        for at in closure where steps[at] & 7 == 0 {
            let number = steps[at] >> 3
            if lengths[number] == 0 || lengths[number] >> count & 1 != 0 { value |= 1 << number }
        }
        return value
    }

    /// The lengths of what the first pattern takes, a bit for each.
    func lengthsOfFirst() -> Int {
        var lengths = 0
        var closure = self.closure(of: [0])
        for count in 0...17 {
            var next: [Int] = []
            for at in closure {
                if steps[at] & 7 == 1 {
                    next.append(at + 1)
                } else {
                    lengths |= 1 << count
                }
            }
            closure = self.closure(of: next)
        }
        return lengths & ~1
    }

    /// Where the steps of a closure go on behind a digit.
    func following(_ closure: [Int], reading digit: Int) -> [Int] {
        var next: [Int] = []
        for at in closure where steps[at] & 7 == 1 && steps[at] >> (3 + digit) & 1 != 0 { next.append(at + 1) }
        return self.closure(of: next)
    }
}
