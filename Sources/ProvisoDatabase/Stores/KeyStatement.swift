/// How a database writes a question for keys.
public enum KeyDialect: Sendable, Hashable {
    /// SQLite: `?` for each argument.
    case sqlite
    /// PostgreSQL: `$1`, `$2` and so on.
    case postgreSQL
}

/// A query with its arguments. It returns the positions of the keys that exist, one a row.
public struct KeyStatement: Sendable, Hashable {
    /// The query. Names are quoted; values stand in ``arguments``.
    public let sql: String
    /// The arguments, in the order of their places.
    public let arguments: [StoredValue]
}

extension KeyQuestion {
    /// The question as one query.
    ///
    /// The database compares the values, so its collations and types decide what is equal, as they do for its indexes.
    ///
    /// - Parameter dialect: The dialect of SQL.
    /// - Complexity: Linear in the number of keys.
    public func statement(in dialect: KeyDialect) -> KeyStatement {
        var writer = KeyStatementWriter(dialect: dialect)
        return writer.write(self)
    }
}

private struct KeyStatementWriter {
    let dialect: KeyDialect
    private var arguments: [StoredValue] = []

    init(dialect: KeyDialect) { self.dialect = dialect }

    mutating func write(_ question: KeyQuestion) -> KeyStatement {
        let table = Self.name(question.table)
        let columns = question.columns.map(Self.name)
        let names = columns.indices.map { "k\($0)" }
        let rows = question.keys.enumerated().map { position, key in
            "\(position), " + key.map { place($0) }.joined(separator: ", ")
        }
        let keys: String
        switch dialect {
        case .sqlite: keys = "VALUES " + rows.map { "(\($0))" }.joined(separator: ", ")
        case .postgreSQL:
            // The first row, which is none, gives the arguments the types of the columns.
            let typed = "SELECT NULL::integer, \(columns.joined(separator: ", ")) FROM \(table) WHERE FALSE"
            keys = ([typed] + rows.map { "SELECT \($0)" }).joined(separator: " UNION ALL ")
        }
        var conditions = zip(columns, names).map { "t.\($0) = k.\($1)" }
        conditions += question.scope.map { condition in
            let column = "t." + Self.name(condition.column)
            return condition.value == .null ? "\(column) IS NULL" : "\(column) = \(place(condition.value))"
        }
        if !question.exception.isEmpty {
            let same = question.exception.map { "t.\(Self.name($0.column)) = \(place($0.value))" }
            conditions.append("(\(same.joined(separator: " AND "))) IS NOT TRUE")
        }
        let sql =
            "WITH k(position, \(names.joined(separator: ", "))) AS (\(keys)) SELECT position FROM k "
            + "WHERE EXISTS (SELECT 1 FROM \(table) AS t WHERE \(conditions.joined(separator: " AND ")))"
        return KeyStatement(sql: sql, arguments: arguments)
    }

    private mutating func place(_ value: StoredValue) -> String {
        arguments.append(value)
        return dialect == .sqlite ? "?" : "$\(arguments.count)"
    }

    /// A name in double quotes, which no name can end. NUL, which no name may have, is left out.
    private static func name(_ name: String) -> String {
        "\""
            + name.filter { $0 != "\0" }.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}
