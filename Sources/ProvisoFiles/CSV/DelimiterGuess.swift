/// Finds out the delimiter of a CSV file from its first rows.
///
/// The candidates are those that programs write: comma, semicolon, tab and bar. Times contain colons and texts blanks, so
/// neither is one. Each candidate is tried as the delimiter, with quotes and comments as they are: one that stands in the first row
/// outside of quotes counts, by how many cells it makes of that row and how many of the rows have as many.
enum DelimiterGuess {
    static let candidates = [",", ";", "\t", "|"]

    /// So much of a file is looked at.
    static let sampleSize = 64 << 10
    private static let mostRows = 200

    /// Decides from the beginning of a file.
    ///
    /// - Parameters:
    ///   - sample: Text that begins with the first row.
    ///   - isWhole: Whether nothing comes after it; else its last row may be cut off and does not count.
    static func decide(_ sample: Span<UInt8>, isWhole: Bool, dialect: CSVDialect) -> DelimiterFinding {
        var best: [(delimiter: String, score: Double)] = []
        for candidate in candidates {
            guard let dialect = dialect.delimited(by: candidate) else { continue }
            let score = score(sample, isWhole: isWhole, dialect)
            guard score > 0, score >= best.first?.score ?? 0 else { continue }
            if score > best.first?.score ?? 0 { best = [] }
            best.append((candidate, score))
        }
        guard let first = best.first else { return DelimiterFinding(delimiter: ",", reason: .noCandidate) }
        guard best.count > 1 else { return DelimiterFinding(delimiter: first.delimiter, reason: .rows) }
        // The candidates stand in the order of their use, the comma first.
        return DelimiterFinding(delimiter: first.delimiter, reason: .tie(best.dropFirst().map(\.delimiter)))
    }

    /// The candidate that probably is the delimiter of a row in which another one was not found; `nil` when there is none.
    static func other(than dialect: CSVDialect, in row: Span<UInt8>) -> String? {
        var most: (delimiter: String, cells: Int)?
        for candidate in candidates where Array(candidate.utf8) != dialect.delimiter {
            guard let dialect = dialect.delimited(by: candidate) else { continue }
            var scanner = CSVRowScanner(dialect)
            scanner.cellLimit = 0
            guard case .row = scanner.scan(row, from: 0), scanner.cellCount > max(1, most?.cells ?? 1) else { continue }
            most = (candidate, scanner.cellCount)
        }
        return most?.delimiter
    }

    /// How much speaks for a delimiter; 0 when nothing does.
    private static func score(_ sample: Span<UInt8>, isWhole: Bool, _ dialect: CSVDialect) -> Double {
        var scanner = CSVRowScanner(dialect)
        scanner.cellLimit = 0
        var columns = 0
        var (rows, same) = (0, 0)
        var offset = 0
        while rows < mostRows, case .row(let next) = scanner.scan(sample, from: offset) {
            // The first row counts in any case: it is all there is.
            if !isWhole, next == sample.count, rows > 0 { break }
            if rows == 0 { columns = scanner.cellCount }
            if scanner.cellCount == columns { same += 1 }
            rows += 1
            offset = next
        }
        guard columns > 1, same * 2 >= rows else { return 0 }
        // Of two that fit, the one with more columns; rows that differ weigh more than columns do.
        let share = Double(same) / Double(rows)
        return share * share * Double(columns - 1)
    }
}

extension CSVDialect {
    /// The same with another delimiter, or `nil` for one that cannot be used.
    func delimited(by delimiter: String) -> CSVDialect? {
        guard var other = try? CSVDialect(delimiter: delimiter, hasHeader: hasHeader) else { return nil }
        guard !comment.starts(with: other.delimiter) || comment.isEmpty else { return nil }
        other.comment = comment
        other.skippedLines = skippedLines
        other.columnNames = columnNames
        other.allowsShortRows = allowsShortRows
        other.choice = choice
        return other
    }
}
