internal import ProvisoCore

/// Looks at the cells of rows. Belongs to one thread at a time.
struct CSVProfiler {
    private struct Cell {
        /// Its place in a row.
        let column: Int
        /// Its position in the profile.
        let position: Int
        let decimalSign: UInt8
        /// How its values are read, where some stand for nothing.
        let reading: ColumnReading?

        init(_ column: Int, _ position: Int, _ reading: ColumnReading) {
            (self.column, self.position, decimalSign) = (column, position, reading.decimalSign)
            self.reading = reading.hasMissing ? reading : nil
        }
    }

    /// Each column that is kept.
    private var cells: [Cell] = []
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
                cells.append(Cell(column, position, reading))
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
        for index in cells.indices {
            let position = cells[index].position
            guard cells[index].column < row.cellCount else {
                profile.addEmpty(at: position)
                continue
            }
            let cell = row.cell(cells[index].column)
            if cell.needsUnquoting {
                unquoted.removeAll(keepingCapacity: true)
                cell.unquote(in: bytes.span, into: &unquoted)
                let text = unquoted
                text.withUnsafeBufferPointer { add($0, at: position, as: index) }
            } else {
                add(UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]), at: position, as: index)
            }
        }
    }

    @inline(__always)
    private mutating func add(_ text: UnsafeBufferPointer<UInt8>, at position: Int, as index: Int) {
        if text.isEmpty || cells[index].reading?.isNothing(FieldValue(.untyped, text)) ?? false {
            return profile.addEmpty(at: position)
        }
        let decimalSign = cells[index].decimalSign
        profile.add(text, at: position, &scratch) { ProfiledText(cell: text, decimalSign: decimalSign) }
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
