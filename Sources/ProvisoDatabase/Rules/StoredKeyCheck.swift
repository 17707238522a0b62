public import ProvisoCore

/// A check of several attributes that are a key together, for one value or a whole list of them.
///
/// ```swift
/// let seats = StoredKeyCheck.unique(["row", "seat"], in: StoredKey("bookings", "row", "seat", in: store))
/// let violations = try await seats.violations(of: [[3, 12], [3, 13]])
/// ```
public struct StoredKeyCheck: Sendable {
    private let attributes: [String]
    private let key: StoredKey
    private let finding: StoredFinding

    /// The values of the attributes are in no row. Code: `unique`.
    ///
    /// - Parameters:
    ///   - attributes: The names of the attributes, in the order of the columns.
    ///   - key: The columns.
    public static func unique(_ attributes: [String], in key: StoredKey) -> Self {
        Self(attributes: attributes, key: key, finding: .taken)
    }

    /// The values of the attributes are in a row. Code: `exists`.
    public static func exists(_ attributes: [String], in key: StoredKey) -> Self {
        Self(attributes: attributes, key: key, finding: .notFound)
    }

    /// Asks for one key.
    ///
    /// - Returns: The violation, at the first of the attributes; `nil` if the key passes, or one of its values is null.
    /// - Throws: What the store throws.
    public func violation(of values: [StoredValue]) async throws -> Violation? {
        try await found(in: [values]).isEmpty ? nil : violation()
    }

    /// Asks for many keys with one query.
    ///
    /// - Returns: The violations, with the position of the key in front of the path: `[2].row`.
    /// - Throws: What the store throws.
    public func violations(of keys: [[StoredValue]]) async throws -> [Violation] {
        try await found(in: keys).map { index in
            var violation = violation()
            violation.path = FieldPath([.index(index)]).appending(violation.path)
            return violation
        }
    }

    private func found(in keys: [[StoredValue]]) async throws -> [Int] {
        let existing = try await key.existing(keys)
        return keys.indices.filter { index in
            !keys[index].contains(.null) && existing.contains(index) == (finding == .taken)
        }
    }

    private func violation() -> Violation {
        StoredViolations.violation(
            finding == .taken ? .unique : .exists, at: attributes, source: key.table)
    }
}
