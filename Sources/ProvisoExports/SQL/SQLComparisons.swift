import ProvisoCore

extension SQLConditions {
    func piece(of comparison: ComparisonConstraint) -> SQLPiece {
        guard comparison.format == nil, comparison.kind == nil || comparison.kind?.rawValue == "\(kind)" else {
            return .nothing("the comparison reads values as something else")
        }
        switch comparison.other {
        case .value(let value): return piece(comparison.relation, value)
        case .attribute(let other): return piece(comparison.relation, other)
        case .expression: return .nothing("sums of columns are not written")
        }
    }

    /// What `<>` is in documents is `!=`.
    private static func symbol(_ relation: ComparisonOperator) -> String {
        relation == .equal ? "=" : relation == .notEqual ? "<>" : relation.rawValue
    }

    private func piece(_ relation: ComparisonOperator, _ value: DataValue) -> SQLPiece {
        if relation == .equal || relation == .notEqual {
            return piece(of: MembersConstraint([value], isExcluded: relation == .notEqual))
        }
        guard let constant = SQLText.constant(value, dialect) else { return .nothing("it has no order in SQL") }
        switch (value, dialect, kind) {
        case (.number, .sqlite, _): return .exact("\(isOfNumber) AND \(column) \(Self.symbol(relation)) \(constant)")
        case (.string, .sqlite, _): return .exact("\(isOfText) AND \(column) \(Self.symbol(relation)) \(constant)")
        case (.number, _, .number), (.string, _, .date): return .exact("\(column) \(Self.symbol(relation)) \(constant)")
        case (.string, _, .text), (.string, _, .unknown):
            return .exact("\(column) COLLATE \"C\" \(Self.symbol(relation)) \(constant)")
        default: return .nothing("it has no order in SQL")
        }
    }

    private func piece(_ relation: ComparisonOperator, _ other: String) -> SQLPiece {
        guard let otherKind = kinds[other] else { return .nothing("there is no column `\(other)`") }
        let (left, right) = (column, SQLText.name(other))
        if !isSQLite, kind.postgreSQL != otherKind.postgreSQL { return .nothing("the columns have different types") }
        switch relation {
        case .equal: return .exact(isSQLite ? "\(left) IS \(right)" : "\(left) IS NOT DISTINCT FROM \(right)")
        case .notEqual: return .exact(isSQLite ? "\(left) IS NOT \(right)" : "\(left) IS DISTINCT FROM \(right)")
        case .greater, .greaterOrEqual, .less, .lessOrEqual: break
        }
        let collation = !isSQLite && kind.postgreSQL == "text" ? " COLLATE \"C\"" : ""
        let order = "\(left)\(collation) \(Self.symbol(relation)) \(right)"
        guard isSQLite else {
            let isEmpty = otherKind.postgreSQL == "text" ? " OR \(right) = ''" : ""
            return .exact("(\(right) IS NULL\(isEmpty) OR \(order))")
        }
        return .exact(
            "(\(right) IS NULL OR \(right) = '' OR ((typeof(\(left)) = 'text') = (typeof(\(right)) = 'text') AND \(order)))"
        )
    }
}
