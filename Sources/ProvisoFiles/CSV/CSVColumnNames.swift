internal import ProvisoCore

/// What the columns of a CSV file are called.
///
/// One without a name is called `columnN` by its number. Where another column has that name, that one keeps it, and the empty one
/// has none.
struct CSVColumnNames {
    /// The names, in the order of the columns.
    let all: [String]
    /// The first two columns of one name, if there are such.
    let doubled: (first: Int, second: Int)?

    /// The names of a header.
    init(_ header: [String]) {
        var positions: [TextKey: Int] = [:]
        var doubled: (Int, Int)?
        for (index, name) in header.enumerated() where !name.isEmpty && doubled == nil {
            if let first = positions.updateValue(index, forKey: TextKey(name)) { doubled = (first, index) }
        }
        var names = header
        if header.contains("") {
            let taken = Set(header)
            for (index, name) in header.enumerated() where name.isEmpty && !taken.contains("column\(index + 1)") {
                names[index] = "column\(index + 1)"
            }
        }
        all = names
        self.doubled = doubled
    }

    /// The names of the columns of a file without a header: those of the dialect, else numbers.
    ///
    /// - Parameter count: How many cells its first row has.
    init(_ dialect: CSVDialect, count: Int) {
        self.init(dialect.columnNames.isEmpty ? Array(repeating: "", count: count) : dialect.columnNames)
    }
}
