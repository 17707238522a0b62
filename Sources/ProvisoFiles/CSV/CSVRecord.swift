public import ProvisoCore

/// The cells of a row of CSV, to be judged as they stand: each stands for whatever it spells, as in a file.
///
/// ```swift
/// let result = validator.validate(from: CSVRecord(columns: ["name", "age"], cells: ["ada", "36"]))
/// ```
public struct CSVRecord: RecordSource, Sendable {
    private let columns: [String]
    private let cells: [String]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - columns: The names of the columns, as the header has them.
    ///   - cells: The cells, without their quotes. Attributes whose column has no cell are missing.
    public init(columns: [String], cells: [String]) { (self.columns, self.cells) = (columns, cells) }

    /// Writes the cells.
    public func fill(_ record: inout Record) {
        for (column, cell) in zip(columns, cells) { record.set(column, text: cell, isTyped: false) }
    }
}
