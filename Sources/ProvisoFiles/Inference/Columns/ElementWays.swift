/// Tells which ways lead into lists and their objects so often that rules for what they lead to are worth proposing.
///
/// A document reaches the elements of a list through `each`, and their members through `nested`, which refuse what is no list or
/// no object: `tags[]` asks of `tags` to be a list.
struct ElementWays {
    private let columns: [String: ColumnProfile]
    private let limits: InferenceLimits

    init(_ columns: some Sequence<ColumnProfile>, _ limits: InferenceLimits) {
        self.columns = Dictionary(columns.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.limits = limits
    }

    /// Whether enough of what stands on a way are lists and objects, as rules for its end need them to be.
    func leads(to column: ColumnProfile) -> Bool {
        guard !limits.areCells, column.naming == .way else { return true }
        let name = column.name
        return name.ranges(of: "[]").allSatisfy { brackets in
            let list = name[..<brackets.lowerBound]
            let element = name[..<brackets.upperBound]
            guard isMostly(.list, list) else { return false }
            return !name[brackets.upperBound...].hasPrefix(".") || isMostly(.object, element)
        }
    }

    /// Whether enough of the values that are not empty are of a type: rules skip empty ones.
    private func isMostly(_ type: ValueType, _ name: Substring) -> Bool {
        guard let column = columns[String(name)] else { return false }
        return limits.isEnough(column.count(of: type), of: column.values - column.count(of: .empty))
    }
}
