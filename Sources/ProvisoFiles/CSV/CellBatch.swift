/// Cells of rows that lie one after the other in the same bytes, column by column.
struct CellBatch {
    private(set) var rows = 0
    /// The places of the columns in a row.
    private let columns: [Int]
    /// The rows of each column one after the other; without text where a row ends before the column.
    private var cells: [CSVCell] = []
    /// How many rows there is room for.
    private let capacity: Int

    private static let mostRows = 32
    private static let mostCells = 8192

    /// - Parameter columns: The places of the columns in a row, of which there may be many.
    init(_ columns: [Int]) {
        self.columns = columns
        capacity = max(1, min(Self.mostRows, Self.mostCells / max(1, columns.count)))
    }

    var isFull: Bool { rows == capacity }

    /// Takes the last row of a scanner; the caller has seen that there is room.
    mutating func add(_ row: borrowing CSVRowScanner) {
        let empty = CSVCell(start: 0, end: 0)
        if cells.isEmpty { cells = Array(repeating: empty, count: capacity * columns.count) }
        let (count, rows, capacity) = (row.cellCount, rows, capacity)
        cells.withUnsafeMutableBufferPointer { cells in
            columns.withUnsafeBufferPointer { columns in
                for index in columns.indices {
                    let column = columns[index]
                    cells[index &* capacity &+ rows] = column < count ? row.cell(column) : empty
                }
            }
        }
        self.rows = rows + 1
    }

    /// The cells of a column, by its place among those that are kept.
    func withCells(of index: Int, _ body: (UnsafeBufferPointer<CSVCell>) -> Void) {
        cells.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[index * capacity..<index * capacity + rows]))
        }
    }

    mutating func removeAll() { rows = 0 }
}
