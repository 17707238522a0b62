public import ProvisoCore

extension RuleRegistry {
    /// Adds the rules `uniqueInTable` and `existsInTable`, with which rule documents ask a database.
    ///
    /// ```yaml
    /// rules:
    ///   - { attributes: name, type: uniqueInTable, table: members, column: name, within: { club: 7 } }
    ///   - { attributes: club, type: existsInTable, table: clubs, column: id }
    /// ```
    ///
    /// The codes are `unique` and `exists`. Both rules are asynchronous: judge by
    /// ``/ProvisoCore/RecordValidator/validateAsync(_:limit:concurrency:)``. A list is judged with one query, and each of its
    /// elements has a violation of its own.
    ///
    /// - Parameter store: The database.
    public mutating func registerStoredRules(in store: any RecordStore) {
        for (name, finding) in [("uniqueInTable", StoredFinding.taken), ("existsInTable", .notFound)] {
            register(name, options: ["table", "column", "within"], required: ["table", "column"]) { options in
                .asynchronous(StoredDataRule(options: options, store: store, finding: finding))
            }
        }
    }
}

/// Asks a database about a value of a record, or about all elements of a list.
private struct StoredDataRule: AsyncRule {
    private let key: StoredKey
    private let finding: StoredFinding

    init(options: DataObject, store: any RecordStore, finding: StoredFinding) {
        var key = StoredKey(options["table"]?.text ?? "", options["column"]?.text ?? "", in: store)
        if case .object(let scope)? = options["within"] {
            for (column, value) in scope.members { key = key.within(column, value) }
        }
        (self.key, self.finding) = (key, finding)
    }

    func check(_ value: DataValue, into report: inout Report) async throws {
        let elements: [DataValue]
        if case .array(let list) = value { elements = list } else { elements = [value] }
        let stored = elements.map(\.storedValue)
        let existing = try await key.existing(stored.map { [$0] })
        for index in stored.indices where stored[index] != .null && existing.contains(index) == (finding == .taken) {
            if case .array = value {
                report.nest(under: .index(index)) { finding.note(in: &$0, of: key) }
            } else {
                finding.note(in: &report, of: key)
            }
        }
    }
}

extension DataValue: StorableValue {
    /// The value as databases take it. What a cell of CSV holds is a text, and so are lists and objects, as JSON.
    public var storedValue: StoredValue {
        switch self {
        case .null: .null
        case .bool(let value): .boolean(value)
        case .number(let number):
            if let integer = number.integer { .integer(Int64(integer)) } else { .real(Double(number.spelling) ?? .nan) }
        case .string(let text), .untyped(let text): .text(text)
        case .array, .object: .text(description)
        }
    }
}
