/// Names of attributes that something happened to, few as a rule.
///
/// Each name has one of 64 bits, so that most questions are answered by one word; only where the bit is set are names
/// compared. A set would hash every name that is asked for.
struct AttributeMarks: Sendable {
    /// A name, and the bit that it has.
    struct Mark: Sendable {
        let name: String
        let bit: UInt64

        init(_ name: String) {
            self.name = name
            bit = 1 << UInt64(name.utf8.reduce(0 as UInt8) { ($0 &* 31) &+ $1 } & 63)
        }
    }

    private var names: [String] = []
    private var bits: UInt64 = 0

    /// Whether no name is marked.
    var isEmpty: Bool { bits == 0 }

    /// Whether a name is marked.
    func contains(_ mark: Mark) -> Bool { bits & mark.bit != 0 && names.contains(mark.name) }

    /// Marks a name.
    mutating func insert(_ mark: Mark) {
        if contains(mark) { return }
        bits |= mark.bit
        if names.capacity == 0 { names.reserveCapacity(8) }
        names.append(mark.name)
    }
}
