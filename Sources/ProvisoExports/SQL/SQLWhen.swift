import ProvisoCore

/// Writes conditions of documents as conditions of SQL, each of them true or not true.
struct SQLWhen {
    let dialect: SQLDialect
    let kinds: [String: SQLKind]

    /// - Parameter filtered: The attributes that filters may have changed before, or that are read in a way of their own.
    /// - Returns: `nil` for a condition that cannot be written.
    func condition(_ condition: DataValue, filtered: Set<String>) -> String? {
        guard case .object(let members) = condition else { return nil }
        for (key, word) in [("all", " AND "), ("any", " OR ")] {
            guard case .array(let conditions)? = members[key] else { continue }
            let written = conditions.compactMap { self.condition($0, filtered: filtered) }
            return written.count == conditions.count ? "(" + written.joined(separator: word) + ")" : nil
        }
        if let inner = members["not"] { return self.condition(inner, filtered: filtered).map { "(\($0)) IS NOT TRUE" } }
        guard let name = members["attribute"]?.text, kinds[name] != nil, !filtered.contains(name),
            ["as", "format", "compareFormat", "compareExpression"].allSatisfy({ members[$0] == nil })
        else { return nil }
        let column = SQLText.name(name)
        let isText = dialect == .sqlite || (kinds[name] ?? .unknown).postgreSQL == "text"
        let empty = isText ? "(\(column) IS NULL OR \(column) = '')" : "\(column) IS NULL"
        let symbol = members["operator"]?.text ?? "=="
        switch symbol {
        case "empty": return empty
        case "notEmpty": return "NOT \(empty)"
        case "in", "notIn":
            guard case .array(let values)? = members["value"], !values.contains(.null),
                let piece = exact(.members(MembersConstraint(values)), of: name)
            else { return nil }
            return symbol == "in" ? "(\(piece)) IS TRUE" : "(\(piece)) IS NOT TRUE"
        default:
            guard let relation = ComparisonOperator(rawValue: symbol) else { return nil }
            if members["value"] == .null {
                return relation == .equal ? "\(column) IS NULL" : relation == .notEqual ? "\(column) IS NOT NULL" : nil
            }
            if let value = members["value"] {
                let asked = relation == .notEqual ? .equal : relation
                guard let piece = exact(.comparison(ComparisonConstraint(asked, .value(value))), of: name) else {
                    return nil
                }
                return "(\(piece)) \(relation == .notEqual ? "IS NOT TRUE" : "IS TRUE")"
            }
            // Beside an empty attribute an order does not hold, where a rule would find nothing.
            guard relation == .equal || relation == .notEqual, let other = members["compareAttribute"]?.text,
                !filtered.contains(other)
            else { return nil }
            return exact(.comparison(ComparisonConstraint(relation, .attribute(other))), of: name)
        }
    }

    private func exact(_ constraint: Constraint, of name: String) -> String? {
        let piece = SQLConditions(dialect: dialect, kinds: kinds, attribute: name).piece(.exactly(constraint))
        return piece.extent == .exact ? piece.condition : nil
    }
}
