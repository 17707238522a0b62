import ProvisoUnicode

/// A set of scripts, augmented by the writing systems of UTS #39 section 5.1; its bits are those of ``ScriptSetTable``.
///
/// It is declared here, where it is used: as a type of another module it took 5 % of the instructions of `spoofing`.
struct ScriptSet: Hashable, Sendable {
    private let low: UInt64
    private let middle: UInt64
    private let high: UInt64

    init(_ bits: ScriptBits) { self.init(bits.low, bits.middle, bits.high) }

    private init(_ low: UInt64, _ middle: UInt64, _ high: UInt64) {
        self.low = low
        self.middle = middle
        self.high = high
    }

    /// The scripts of a code point; all of them for one that is common or inherited, none for one that is unassigned.
    init(of codePoint: UInt32) { self.init(ScriptSetTable.scripts(of: codePoint)) }

    /// Every script, as common and inherited characters have them.
    static var all: ScriptSet { ScriptSet(ScriptSetTable.all) }
    /// Latin.
    static var latin: ScriptSet { ScriptSet(ScriptSetTable.latin) }
    /// The writing systems of East Asia, which Latin may be mixed with.
    static var eastAsian: ScriptSet { ScriptSet(ScriptSetTable.eastAsian) }
    /// The recommended scripts but Cyrillic and Greek.
    static var moderate: ScriptSet { ScriptSet(ScriptSetTable.moderate) }

    var isEmpty: Bool { low | middle | high == 0 }

    func intersection(_ other: ScriptSet) -> ScriptSet {
        ScriptSet(low & other.low, middle & other.middle, high & other.high)
    }

    func intersects(_ other: ScriptSet) -> Bool { !intersection(other).isEmpty }
}
