/// What a document asks of the columns of a CSV file: `columns:`.
package struct ColumnRules: Sendable {
    var required: [ColumnSelector] = []
    var optional: [ColumnSelector] = []
    var forbidden: [ColumnSelector] = []
    /// The columns that come in this order, where they come.
    var order: [ColumnSelector] = []
    /// Whether there are no others than those that are named here and those of attributes.
    var isClosed = false
    /// What the names of all columns look like.
    var pattern: TextPattern?
    /// The columns of the attributes that rules name.
    var ofAttributes: [ColumnSelector] = []

    /// What is wrong with the columns of a file.
    ///
    /// - Parameters:
    ///   - columns: Their names.
    ///   - rules: What the document asks of the file.
    ///   - delimiter: What else seems to separate cells in a header that is one column.
    package func violations(of columns: [String], in rules: FileRules, delimiter: String?) -> [Violation] {
        missing(from: columns, rules, delimiter) + refused(among: columns, rules) + misplaced(in: columns, rules)
    }

    private func missing(from columns: [String], _ rules: FileRules, _ delimiter: String?) -> [Violation] {
        let others = columns.filter { column in !required.contains { $0.matches(column) } }
        return required.compactMap { selector in
            if columns.contains(where: selector.matches) { return nil }
            var parameters: Parameters = ["column": .string(selector.text)]
            if let delimiter {
                parameters["delimiter"] = .string(delimiter)
                return rules.violation("column.missing", "columns", parameters, wording: "column.missing/delimiter")
            }
            guard let near = selector.name.flatMap({ Suggestion.nearest(to: $0, among: others) }) else {
                return rules.violation("column.missing", "columns", parameters)
            }
            parameters["suggestion"] = .string(near)
            return rules.violation("column.missing", "columns", parameters, wording: "column.missing/near")
        }
    }

    /// Whether a column may be missing without a word.
    package func isOptional(_ column: String) -> Bool { optional.contains { $0.matches(column) } }

    private func isExpected(_ column: String) -> Bool {
        (required + optional + order + ofAttributes).contains { $0.matches(column) }
    }

    private func refused(among columns: [String], _ rules: FileRules) -> [Violation] {
        let expected = (required + optional + order + ofAttributes).compactMap { $0.name }.filter {
            !columns.contains($0)
        }
        return columns.compactMap { column in
            var parameters: Parameters = ["column": .string(column)]
            if forbidden.contains(where: { $0.matches(column) }) {
                return rules.violation("column.forbidden", "columns", parameters)
            }
            if isClosed, !isExpected(column) {
                guard let near = Suggestion.nearest(to: column, among: expected) else {
                    return rules.violation("column.unknown", "columns", parameters)
                }
                parameters["suggestion"] = .string(near)
                return rules.violation("column.unknown", "columns", parameters, wording: "column.unknown/near")
            }
            if let pattern, !column.withBytes(pattern.matches) {
                return rules.violation("column.name", "columns", parameters)
            }
            return nil
        }
    }

    /// Each column that comes before one that it should follow.
    private func misplaced(in columns: [String], _ rules: FileRules) -> [Violation] {
        var furthest: (place: Int, column: String)?
        return columns.compactMap { column in
            guard let place = order.firstIndex(where: { $0.matches(column) }) else { return nil }
            guard let before = furthest, place < before.place else {
                furthest = (place, column)
                return nil
            }
            // Said of the one that came too early: it must come after this one.
            return rules.violation(
                "column.order", "columns", ["column": .string(before.column), "previous": .string(column)])
        }
    }
}
