/// Tells which of the texts that people write for nothing stand for it in a column.
struct MissingMarkers {
    /// The texts, sorted.
    let texts: [String]

    /// The markers that are no words of any column.
    private static let certain: Set = [
        "N/A", "n/a", "#N/A", "NULL", "null", "(null)", "\\N", "<NA>", "-", "--", "—", "NaN", "nan",
    ]

    init(_ column: ColumnProfile, _ samples: ValueSamples, _ limits: InferenceLimits) {
        let counts = samples.markers
        let marked = counts.values.reduce(0, +)
        let others = column.values - column.count(of: .empty) - marked
        guard marked > 0, others > 0 else {
            texts = []
            return
        }
        let typed = [ValueType.integer, .decimal, .boolean, .date, .dateTime].reduce(0) { $0 + column.count(of: $1) }
        let isTyped = limits.isEnough(typed, of: others)
        // Beside other codes of two capitals NA is Namibia, and none beside other words is one of them.
        let codes = column.shapes.mostFrequent.filter { $0.shape == "AA" }.reduce(0) { $0 + $1.count }
        let hasCodes = codes - (counts["NA"] ?? 0) > others / 2
        texts = counts.keys.filter { isTyped || Self.certain.contains($0) || $0 == "NA" && !hasCodes }.sorted()
    }
}
