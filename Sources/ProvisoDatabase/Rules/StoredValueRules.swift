public import ProvisoCore

/// Asks a database about one value.
private struct StoredValueRule<Value: StorableValue>: AsyncRule {
    let key: StoredKey
    let finding: StoredFinding

    func check(_ value: Value, into report: inout Report) async throws {
        let exists = try await !key.existing([[value.storedValue]]).isEmpty
        if exists == (finding == .taken) { finding.note(in: &report, of: key) }
    }
}

/// Asks a database about all elements of a list, with one query.
private struct StoredElementsRule<Element: StorableValue>: AsyncRule {
    let key: StoredKey
    let finding: StoredFinding

    func check(_ values: [Element], into report: inout Report) async throws {
        let stored = values.map(\.storedValue)
        let existing = try await key.existing(stored.map { [$0] })
        for index in stored.indices where stored[index] != .null && existing.contains(index) == (finding == .taken) {
            report.nest(under: .index(index)) { finding.note(in: &$0, of: key) }
        }
    }
}

/// What is wrong with a value that a database was asked about.
enum StoredFinding: Sendable {
    /// Another row has the value.
    case taken
    /// No row has the value.
    case notFound

    func note(in report: inout Report, of key: StoredKey) {
        switch self {
        case .taken: report.fail(.unique, wording: "unique/stored")
        case .notFound: report.fail(.exists, ["source": .string(key.table)])
        }
    }
}

extension RuleVocabulary where Value: StorableValue {
    /// No row has the value: a name that is not taken. Code: `unique`.
    ///
    /// The rule is asynchronous: it runs once the others of the attribute have passed. It cannot prevent a race, which the
    /// unique index of the table decides; see ``StoredConstraints`` for its error.
    ///
    /// - Parameter key: The column, with its scope and the row that is not looked at.
    public static func unique(in key: StoredKey) -> Self {
        .asynchronous(StoredValueRule(key: key, finding: .taken))
    }

    /// A row has the value: the key of another table. Code: `exists`.
    ///
    /// - Parameter key: The column.
    public static func exists(in key: StoredKey) -> Self {
        .asynchronous(StoredValueRule(key: key, finding: .notFound))
    }
}

extension RuleVocabulary {
    /// No row has any of the values. One query asks for all of them; each that is taken has a violation at its index.
    public static func eachUnique<Element: StorableValue>(in key: StoredKey) -> Self where Value == [Element] {
        .asynchronous(StoredElementsRule(key: key, finding: .taken))
    }

    /// Each of the values is in a row. One query asks for all of them; each that is not found has a violation at its index.
    public static func eachExists<Element: StorableValue>(in key: StoredKey) -> Self where Value == [Element] {
        .asynchronous(StoredElementsRule(key: key, finding: .notFound))
    }
}
