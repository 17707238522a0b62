#if !PROVISO_PLUGIN
import ProvisoUnicode
#endif

/// Simple case folding: scalars that differ in case alone match each other (CaseFolding.txt, statuses C and S).
///
/// Folding that changes the number of scalars (`ß` to `ss`) is not part of it, and neither is the Turkic one.
enum CaseFolding {
    /// Groups of scalars with the same folding, each at least two long.
    private static let orbits: [[UInt32]] = {
        var members: [UInt32: [UInt32]] = [:]
        for number in 0..<CaseFoldingTable.runCount {
            let run = CaseFoldingTable.run(number)
            for source in stride(from: run.first, through: run.last, by: Int(run.step)) {
                members[run.folded(source), default: []].append(source)
            }
        }
        return members.map { [$0.key] + $0.value }
    }()

    /// The set with everything that folds to the same as one of its members.
    ///
    /// - Complexity: O(*n*) in the number of cased letters of Unicode (about 2900), times the logarithm of the set's
    ///   number of ranges. Scalars without case return at once.
    static func closure(of set: ScalarSet) -> ScalarSet {
        if let single = set.single, single < 0x80 {
            return closure(ofASCII: single, set)
        }
        var added: [ClosedRange<UInt32>] = []
        for orbit in orbits {
            var some = false
            var all = true
            for member in orbit {
                if set.contains(member) {
                    some = true
                } else {
                    all = false
                }
            }
            if some, !all {
                for member in orbit {
                    added.append(member...member)
                }
            }
        }
        return added.isEmpty ? set : ScalarSet(unsorted: set.ranges + added)
    }

    /// Most literals are ASCII, and patterns have many: they do not go through the table.
    private static func closure(ofASCII value: UInt32, _ set: ScalarSet) -> ScalarSet {
        let lower = value | 0x20
        guard (0x61...0x7A).contains(lower) else { return set }
        let upper = lower - 0x20
        var members = [upper...upper, lower...lower]
        if lower == 0x6B { members.append(0x212A...0x212A) }  // KELVIN SIGN
        if lower == 0x73 { members.append(0x017F...0x017F) }  // LATIN SMALL LETTER LONG S
        return ScalarSet(unsorted: members)
    }
}
