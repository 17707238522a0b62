/// The scalars in as few classes as a pattern can tell apart.
///
/// Automata step by class, so their tables are small even for properties with hundreds of ranges. ASCII is looked up in one
/// step, other scalars in two, or in none when the pattern does not tell them apart.
final class Alphabet: Sendable {
    /// Number of classes, with ``invalid``.
    let count: Int
    /// The class of bytes that are not UTF-8.
    ///
    /// No set has it.
    let invalid: UInt16
    /// Class of each ASCII scalar.
    let ascii: [UInt16]
    /// What assertions need to know of each class.
    let contexts: [Context]
    /// The class of every scalar from ``pagedLimit`` on.
    let last: UInt16
    /// Scalars from here on are not in ``pages``; 0x80 when none needs them.
    let pagedLimit: UInt32
    /// For each 256 scalars, where their classes begin in ``entries``.
    private let pages: FixedTable<UInt16>
    private let entries: FixedTable<UInt16>
    /// For each set, the classes in it.
    let classes: [[UInt16]]

    /// - Parameters:
    ///   - sets: The sets that the pattern uses.
    ///   - contexts: Sets that assertions distinguish.
    init(sets: [ScalarSet], contexts: [(context: Context, set: ScalarSet)]) {
        let all = sets + contexts.map { $0.set }
        var starts: Set<UInt32> = [0]
        for set in all {
            for range in set.ranges {
                starts.insert(range.lowerBound)
                starts.insert(range.upperBound + 1)
            }
        }
        starts.remove(ScalarSet.limit + 1)
        let sorted = starts.sorted()
        var positions: [UInt32: Int] = [:]
        positions.reserveCapacity(sorted.count)
        for (index, start) in sorted.enumerated() { positions[start] = index }

        // Each set splits the classes that it has only a part of.
        var classOf = [Int](repeating: 0, count: sorted.count)
        var sizes = [sorted.count]
        var inside = [0]
        for set in all {
            var intervals: [Int] = []
            var touched: [Int] = []
            for range in set.ranges {
                let first = positions[range.lowerBound] ?? 0
                let end = positions[range.upperBound + 1] ?? sorted.count
                for interval in first..<end {
                    intervals.append(interval)
                    let name = classOf[interval]
                    if inside[name] == 0 { touched.append(name) }
                    inside[name] += 1
                }
            }
            var renamed: [Int: Int] = [:]
            for name in touched {
                let count = inside[name]
                inside[name] = 0
                guard count < sizes[name] else { continue }
                renamed[name] = sizes.count
                sizes[name] -= count
                sizes.append(count)
                inside.append(0)
            }
            if renamed.isEmpty { continue }
            for interval in intervals {
                if let name = renamed[classOf[interval]] { classOf[interval] = name }
            }
        }

        count = sizes.count + 1
        invalid = UInt16(truncatingIfNeeded: sizes.count)
        let table = Self.table(starts: sorted, classes: classOf)
        ascii = table.ascii
        last = table.last
        pagedLimit = table.limit
        pages = FixedTable(table.pages)
        entries = FixedTable(table.entries)

        var seen = [Int](repeating: -1, count: sizes.count)
        func members(_ set: ScalarSet, _ stamp: Int) -> [UInt16] {
            var found: [UInt16] = []
            for range in set.ranges {
                let first = positions[range.lowerBound] ?? 0
                let end = positions[range.upperBound + 1] ?? sorted.count
                for interval in first..<end where seen[classOf[interval]] != stamp {
                    seen[classOf[interval]] = stamp
                    found.append(UInt16(truncatingIfNeeded: classOf[interval]))
                }
            }
            return found
        }
        classes = sets.enumerated().map { members($0.element, $0.offset) }
        var contextOf = [Context](repeating: [], count: count)
        for (context, set) in contexts {
            for member in members(set, sets.count + Int(context.rawValue)) { contextOf[Int(member)].insert(context) }
        }
        self.contexts = contextOf
    }

    private struct Table {
        var ascii: [UInt16] = []
        var last: UInt16 = 0
        var limit: UInt32 = 0x80
        var pages: [UInt16] = []
        var entries: [UInt16] = []
    }

    private static func table(starts: [UInt32], classes: [Int]) -> Table {
        var result = Table()
        var interval = 0
        func advance(to value: UInt32) -> UInt16 {
            while interval + 1 < starts.count, starts[interval + 1] <= value { interval += 1 }
            return UInt16(truncatingIfNeeded: classes[interval])
        }
        for value: UInt32 in 0..<0x80 { result.ascii.append(advance(to: value)) }
        result.last = UInt16(truncatingIfNeeded: classes.last ?? 0)
        // The last place where the class changes.
        var lastChange = 0x80
        for index in starts.indices.dropFirst() where classes[index] != classes[index - 1] {
            lastChange = max(lastChange, Int(starts[index]))
        }
        if lastChange == 0x80 { return result }
        result.limit = UInt32((lastChange + 0xFF) & ~0xFF)
        // Most pages have one class throughout, and share their entries.
        var uniform: [UInt16: UInt16] = [:]
        interval = 0
        for page in 0..<(result.limit >> 8) {
            let begin = page << 8
            let first = advance(to: begin)
            let isUniform = interval + 1 == starts.count || starts[interval + 1] > begin + 0xFF
            if isUniform, let place = uniform[first] {
                result.pages.append(place)
                continue
            }
            let place = UInt16(truncatingIfNeeded: result.entries.count >> 8)
            result.pages.append(place)
            if isUniform {
                uniform[first] = place
                result.entries += repeatElement(first, count: 256)
            } else {
                for offset: UInt32 in 0..<256 { result.entries.append(advance(to: begin + offset)) }
            }
        }
        return result
    }

    /// The class of a scalar value that is not ASCII.
    @inline(__always)
    func classOfNonASCII(_ value: UInt32) -> UInt16 {
        guard value < pagedLimit else { return last }
        return entries.base[Int(pages.base[Int(value >> 8)]) << 8 | Int(value & 0xFF)]
    }

    /// Bytes that the tables take.
    var memory: Int {
        2 * (ascii.count + pages.count + entries.count) + contexts.count + classes.reduce(0) { $0 + 2 * $1.count }
    }
}
