/// What one decoding found so far, shared by its decoders.
final class DecodingLog {
    /// What is missing or has the wrong type, each with its path.
    private(set) var violations: [Violation] = []
    /// How deep values may lie in each other. Types that hold themselves decode as deep as the data does.
    static let deepest = 128

    func fail(_ code: ViolationCode, at path: FieldPath, _ parameters: Parameters = [:]) {
        violations.append(Violation(code, at: path, parameters: parameters))
    }

    func add(_ violation: Violation) { violations.append(violation) }
}

/// Decoding cannot go on at some place, and what is wrong has been noted.
struct DecodingStopped: Error {}
