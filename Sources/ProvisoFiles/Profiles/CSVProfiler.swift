internal import ProvisoCore

/// Looks at the cells of rows. Belongs to one thread at a time.
struct CSVProfiler {
    /// For each column that is kept: its place in a row, its position in the profile, and how it is read.
    private var cells: [(column: Int, position: Int, reading: ColumnReading)] = []
    /// A profile of no rows, which each block begins with.
    private let empty: DataProfile
    private var profile: DataProfile
    private var scratch = ShapeScratch()
    private var unquoted: [UInt8] = []

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
                cells.append((column, position, reading))
            }
        }
        empty = profile
        self.profile = profile
    }

    /// Looks at a row.
    ///
    /// - Parameter row: The scanner that has found it, with no more cells than there are columns.
    mutating func add(_ row: borrowing CSVRowScanner, of bytes: UnsafeBufferPointer<UInt8>) {
        profile.addRecord()
        for (column, position, reading) in cells {
            guard column < row.cellCount else {
                profile.addEmpty(at: position)
                continue
            }
            let cell = row.cell(column)
            if cell.needsUnquoting {
                unquoted.removeAll(keepingCapacity: true)
                cell.unquote(in: bytes.span, into: &unquoted)
                let text = unquoted
                text.withUnsafeBufferPointer { add($0, at: position, reading) }
            } else {
                add(UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]), at: position, reading)
            }
        }
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>, at position: Int, _ reading: ColumnReading) {
        if text.isEmpty || reading.isNothing(FieldValue(.untyped, text)) { return profile.addEmpty(at: position) }
        profile.add(text, at: position, &scratch) { ProfiledText(cell: text, decimalSign: reading.decimalSign) }
    }

    /// What was looked at since the last time.
    mutating func finish() -> DataProfile {
        var found = empty
        swap(&found, &profile)
        profile.renewSamples()
        found.finish()
        return found
    }
}
