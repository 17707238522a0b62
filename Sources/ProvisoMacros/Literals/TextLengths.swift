#if Macros
/// How long texts are, in each of the units that lengths count, the largest unit first: characters, Unicode scalars, UTF-16, UTF-8.
///
/// No text has fewer of a smaller unit than of a larger one, and a scalar is at most two of UTF-16 and four of UTF-8.
struct TextLengths {
    static let units = ["characters", "unicodeScalars", "utf16", "utf8"]
    private var intervals = Array(repeating: LiteralInterval<Int>(min: 0), count: units.count)

    mutating func limit(_ unit: Int, to interval: LiteralInterval<Int>) {
        intervals[unit] = intervals[unit].intersection(interval)
    }

    mutating func limit(to lengths: PatternLengths) {
        let interval = LiteralInterval(min: lengths.least, max: lengths.most)
        guard !lengths.isPlain else {
            for unit in intervals.indices { limit(unit, to: interval) }
            return
        }
        limit(1, to: interval)
    }

    /// Whether there is no such text.
    var isEmpty: Bool {
        var known = intervals
        for unit in known.indices.dropFirst() {
            known[unit] = known[unit].intersection(LiteralInterval(min: known[unit - 1].min))
        }
        for unit in known.indices.dropLast().reversed() {
            known[unit] = known[unit].intersection(LiteralInterval(max: known[unit + 1].max))
        }
        if let most = known[1].max, most < 1 << 30 {
            known[2] = known[2].intersection(LiteralInterval(max: 2 * most))
            known[3] = known[3].intersection(LiteralInterval(max: 4 * most))
        }
        return known.contains(where: \.isEmpty)
    }
}
#endif
