import ProvisoCore

/// The errors of a record that are reported beside it.
struct Rejection {
    private(set) var violations: [Violation] = []
    /// How many more there are.
    private(set) var others = 0

    /// The most errors that are reported for one record: a list may have a million.
    private static let mostViolations = 100

    mutating func add(_ violation: borrowing Violation) {
        if violations.count < Self.mostViolations { violations.append(copy violation) } else { others += 1 }
    }

    mutating func removeAll() {
        violations.removeAll(keepingCapacity: true)
        others = 0
    }
}
