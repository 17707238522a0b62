package import Proviso

/// The columns of a CSV file and what the rules make of them.
package struct CSVHeader: Sendable {
    /// The names of the columns, in order.
    package let columns: [String]
    /// For each attribute that has a column: its slot and the column's position.
    let bindings: [(slot: Int, column: Int)]
    /// The attributes without a column to which a default may give a value: written as new columns at the end.
    let added: [Int]
    /// How many bytes the row takes in the first block; 0 without a header.
    let length: Int

    init(columns: [String], length: Int, plan: RulePlan) {
        self.columns = columns
        self.length = length
        let slots = plan.layout.slots
        bindings = columns.enumerated().compactMap { index, name in
            plan.layout.slot(named: name).map { ($0, index) }
        }
        let bound = Set(bindings.map(\.slot))
        added = slots.indices.filter { slots[$0].hasDefault && !slots[$0].name.isEmpty && !bound.contains($0) }
    }

    /// Reads the header of the first block, or counts the columns of its first row.
    package init(_ block: Block, dialect: CSVDialect, file: String, plan: RulePlan) throws(DataError) {
        if case .oversized(_, let quote) = block.kind {
            throw DataError(
                file: file, at: quote ?? SourcePosition(line: block.firstLine, column: 1),
                quote == nil ? "the first row is longer than 16 MiB" : "the quote that opens here is never closed")
        }
        var scanner = CSVRowScanner(dialect)
        switch scanner.scan(block.bytes.span, from: 0) {
        case .end: throw DataError(file: file, "the file has no rows")
        case .unclosedQuote(let offset): throw Self.unclosedQuote(offset, block, file)
        case .row(let next):
            guard dialect.hasHeader else {
                self.init(columns: (1...scanner.cellCount).map { "column\($0)" }, length: 0, plan: plan)
                return
            }
            var columns: [String] = []
            for cell in scanner.cells {
                var text: [UInt8] = []
                cell.unquote(in: block.bytes.span, into: &text)
                guard let name = String(validating: text, as: UTF8.self) else {
                    throw DataError(
                        file: file, at: SourcePosition(line: block.firstLine, column: 1),
                        "the name of column \(columns.count + 1) is not UTF-8",
                        hint: "give the file's encoding with --encoding")
                }
                if let first = columns.firstIndex(of: name) {
                    throw DataError(
                        file: file,
                        at: SourcePosition(
                            ofOffset: cell.start, in: block.bytes.span, firstLine: block.firstLine, endings: .all),
                        "columns \(first + 1) and \(columns.count + 1) are both named \"\(name)\"",
                        hint: "give every column a name of its own")
                }
                columns.append(name)
            }
            self.init(columns: columns, length: next, plan: plan)
        }
    }

    static func unclosedQuote(_ offset: Int, _ block: Block, _ file: String) -> DataError {
        DataError(
            file: file,
            at: SourcePosition(ofOffset: offset, in: block.bytes.span, firstLine: block.firstLine, endings: .all),
            "the quote that opens here is never closed",
            hint: "close it, or double it if it belongs to the text of a quoted cell")
    }
}
