internal import ProvisoCore

/// Looks at the cells of rows. Belongs to one thread at a time.
struct CSVProfiler {
    private struct Cell {
        /// Its position in the profile.
        let position: Int
        let decimalSign: UInt8
        /// Whether some values stand for nothing.
        let hasMissing: Bool
        /// Whether blanks around its values do not count.
        let isTrimmed: Bool
    }

    /// Each column that is kept.
    private var cells: [Cell] = []
    /// Their cells in the rows that are looked at next.
    private var batch: CellBatch
    /// How their values are read. Apart, since few are asked.
    private var readings: [ColumnReading] = []
    /// A profile of no rows, which each block begins with.
    private let empty: DataProfile
    private var profile: DataProfile
    private var scratch = ShapeScratch()
    private var unquoted: [UInt8] = []
    private let bounds: ProfileBounds?

    init(_ columns: [String], _ plan: ProfilePlan) {
        var profile = DataProfile(samples: plan.samples)
        var readings: [String: ColumnReading] = [:]
        for name in columns where !name.isEmpty {
            guard plan.has(name) else { continue }
            let reading = readings[name] ?? plan.document.reading(ofColumn: name)
            readings[name] = reading
            _ = profile.position(of: name) {
                ColumnProfile(name, attribute: reading.attribute, isSensitive: reading.isSensitive)
            }
        }
        profile.finish()
        let positions = Dictionary(
            profile.columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var places: [Int] = []
        for (column, name) in columns.enumerated() where !name.isEmpty {
            if let position = positions[name], let reading = readings[name] {
                places.append(column)
                cells.append(
                    Cell(
                        position: position, decimalSign: reading.decimalSign, hasMissing: reading.hasMissing,
                        isTrimmed: plan.trimmed.contains(name)))
                self.readings.append(reading)
            }
        }
        batch = CellBatch(places)
        empty = profile
        bounds = plan.bounds
        self.profile = profile
    }

    /// Takes a row, at which it looks with others.
    ///
    /// - Parameter row: The scanner that has found it, with no more cells than there are columns.
    mutating func add(_ row: borrowing CSVRowScanner, of bytes: UnsafeBufferPointer<UInt8>) {
        if batch.isFull { look(at: bytes) }
        batch.add(row)
    }

    /// Looks at the rows that were taken: one column after the other, each with all that is known of it at hand.
    ///
    /// - Parameter bytes: What the rows were found in.
    mutating func look(at bytes: UnsafeBufferPointer<UInt8>) {
        guard batch.rows > 0 else { return }
        profile.addRecords(batch.rows)
        profile.withColumns { columns in
            for index in cells.indices {
                let kept = cells[index]
                batch.withCells(of: index) { cells in
                    for cell in cells {
                        guard cell.start < cell.end else {
                            columns.addEmpty(at: kept.position)
                            continue
                        }
                        if cell.needsUnquoting {
                            unquoted.removeAll(keepingCapacity: true)
                            cell.unquote(in: bytes.span, into: &unquoted)
                            unquoted.withUnsafeBufferPointer {
                                Self.add($0, to: kept, readings[index], columns, &scratch)
                            }
                        } else {
                            Self.add(
                                UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]), to: kept, readings[index],
                                columns, &scratch)
                        }
                    }
                }
            }
        }
        batch.removeAll()
    }

    @inline(__always)
    private static func add(
        _ given: UnsafeBufferPointer<UInt8>, to cell: Cell, _ reading: @autoclosure () -> ColumnReading,
        _ columns: DataProfile.LentColumns, _ scratch: inout ShapeScratch
    ) {
        let text = cell.isTrimmed ? CSVBlanks.trimmed(given) : given
        if text.isEmpty || cell.hasMissing && reading().isNothing(FieldValue(.untyped, text)) {
            return columns.addEmpty(at: cell.position)
        }
        columns.add(text, at: cell.position, &scratch) {
            ProfiledText.isText(cell: text, decimalSign: cell.decimalSign)
                ? nil : ProfiledText(cell: text, decimalSign: cell.decimalSign)
        }
    }

    /// What was looked at since the last time; the caller has looked at all rows.
    mutating func finish() -> DataProfile {
        precondition(batch.rows == 0)
        var found = empty
        swap(&found, &profile)
        found.finish()
        profile.begin(within: bounds?.all ?? [:])
        return found
    }
}
