internal import ProvisoCore

/// Looks at the cells of rows. Belongs to one thread at a time.
struct CSVProfiler {
    private struct Cell {
        /// Its place in a row.
        let column: Int
        /// Its position in the profile.
        let position: Int
        let decimalSign: UInt8
        /// Whether some values stand for nothing.
        let hasMissing: Bool
    }

    /// Each column that is kept.
    private var cells: [Cell] = []
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
            let name = ProfiledName.text(Array(name.utf8))
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
        for (column, name) in columns.enumerated() where !name.isEmpty {
            let name = ProfiledName.text(Array(name.utf8))
            if let position = positions[name], let reading = readings[name] {
                cells.append(
                    Cell(
                        column: column, position: position, decimalSign: reading.decimalSign,
                        hasMissing: reading.hasMissing))
                self.readings.append(reading)
            }
        }
        empty = profile
        bounds = plan.bounds
        self.profile = profile
    }

    /// Looks at a row.
    ///
    /// - Parameter row: The scanner that has found it, with no more cells than there are columns.
    mutating func add(_ row: borrowing CSVRowScanner, of bytes: UnsafeBufferPointer<UInt8>) {
        profile.addRecord()
        profile.withColumns { columns in
            for (index, kept) in cells.enumerated() {
                guard kept.column < row.cellCount else {
                    columns.addEmpty(at: kept.position)
                    continue
                }
                let cell = row.cell(kept.column)
                if cell.needsUnquoting {
                    unquoted.removeAll(keepingCapacity: true)
                    cell.unquote(in: bytes.span, into: &unquoted)
                    unquoted.withUnsafeBufferPointer {
                        Self.add($0, to: kept, readings[index], columns, &scratch)
                    }
                } else {
                    Self.add(
                        UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]), to: kept, readings[index], columns,
                        &scratch)
                }
            }
        }
    }

    @inline(__always)
    private static func add(
        _ text: UnsafeBufferPointer<UInt8>, to cell: Cell, _ reading: @autoclosure () -> ColumnReading,
        _ columns: DataProfile.LentColumns, _ scratch: inout ShapeScratch
    ) {
        if text.isEmpty || cell.hasMissing && reading().isNothing(FieldValue(.untyped, text)) {
            return columns.addEmpty(at: cell.position)
        }
        columns.add(text, at: cell.position, &scratch) {
            ProfiledText.isText(cell: text, decimalSign: cell.decimalSign)
                ? nil : ProfiledText(cell: text, decimalSign: cell.decimalSign)
        }
    }

    /// What was looked at since the last time.
    mutating func finish() -> DataProfile {
        var found = empty
        swap(&found, &profile)
        found.finish()
        profile.begin(within: bounds?.all ?? [:])
        return found
    }
}
