public import ProvisoCore

/// Which attributes and codes the constraints of a table stand for, so that its errors become violations.
///
/// Between the check of a rule and the insertion of a row another program can insert the same key. The unique index then
/// refuses the row, and its error becomes the violation that the rule would have found:
///
/// ```swift
/// let constraints = StoredConstraints("members")
///     .unique(["club", "name"], named: "members_name")
///     .check("age", "number.tooSmall", named: "members_age")
/// ```
///
/// Columns are attributes of the same name unless ``column(_:is:)`` says otherwise. A unique key and `NOT NULL` need no
/// entry where the database names the columns, as SQLite does. PostgreSQL names constraints.
public struct StoredConstraints: Sendable {
    /// The name of the table.
    public let table: String
    private var attributes: [String: String] = [:]
    private var named: [String: Entry] = [:]
    private var foreignKeys: [Entry] = []

    private struct Entry: Sendable {
        let code: ViolationCode
        let attributes: [String]
        var source: String?
    }

    /// Creates constraints of a table.
    public init(_ table: String) { self.table = table }

    /// The same, with a column whose attribute has another name.
    public func column(_ column: String, is attribute: String) -> Self {
        var constraints = self
        constraints.attributes[column] = attribute
        return constraints
    }

    /// The same, with a unique index or constraint. Code: `unique`.
    public func unique(_ attributes: [String], named name: String) -> Self {
        adding(Entry(code: .unique, attributes: attributes), name)
    }

    /// The same, with a `CHECK`, which has the code of the rule that it stands for.
    public func check(_ attribute: String, _ code: ViolationCode, named name: String) -> Self {
        adding(Entry(code: code, attributes: [attribute]), name)
    }

    /// The same, with a foreign key. Code: `exists`.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that refer to another table.
    ///   - source: The table.
    ///   - name: The name of the constraint. SQLite does not say which foreign key a row breaks, so there the violation
    ///     has an attribute only where the table has one foreign key alone.
    public func foreignKey(_ attributes: [String], to source: String, named name: String) -> Self {
        let entry = Entry(code: .exists, attributes: attributes, source: source)
        var constraints = adding(entry, name)
        constraints.foreignKeys.append(entry)
        return constraints
    }

    private func adding(_ entry: Entry, _ name: String) -> Self {
        var constraints = self
        constraints.named[name] = entry
        return constraints
    }

    /// The violation that an error of the database stands for. A constraint that has no entry here has the code of its kind
    /// (`unique`, `required`, `exists`, and `check`), at the attribute if the database names its column, else at the row as
    /// a whole.
    public func violation(for failure: ConstraintFailure) -> Violation {
        if let name = failure.name, let entry = named[name] { return violation(entry) }
        let attributes = failure.columns.map { self.attributes[$0] ?? $0 }
        switch failure.kind {
        case .unique: return StoredViolations.violation(.unique, at: attributes)
        case .notNull: return StoredViolations.violation(.required, at: attributes)
        case .check: return StoredViolations.violation("check", at: attributes)
        case .foreignKey:
            if attributes.isEmpty, foreignKeys.count == 1, let only = foreignKeys.first { return violation(only) }
            return StoredViolations.violation(.exists, at: attributes, source: table)
        }
    }

    private func violation(_ entry: Entry) -> Violation {
        StoredViolations.violation(entry.code, at: entry.attributes, source: entry.source)
    }
}
