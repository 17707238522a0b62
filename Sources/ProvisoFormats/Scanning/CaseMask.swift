/// A set of the cases of an enumeration as bits, asked without hashing and copied without counting references.
///
/// The order of `allCases` gives the bits; an enumeration has at most 32 cases here.
struct CaseMask<Case: CaseIterable & Hashable & Sendable>: Hashable, Sendable {
    private var bits: UInt32 = 0

    init(_ cases: Set<Case>) {
        if cases.isEmpty { return }
        for (index, element) in Case.allCases.enumerated() where cases.contains(element) { bits |= 1 << UInt32(index) }
    }

    /// Whether no case is in the set.
    @inline(__always)
    var isEmpty: Bool { bits == 0 }

    /// Whether the case at an index of `allCases` is in the set.
    @inline(__always)
    func contains(index: Int) -> Bool { bits &>> UInt32(truncatingIfNeeded: index) & 1 == 1 }

    /// The cases.
    var cases: Set<Case> {
        Set(Case.allCases.enumerated().filter { contains(index: $0.offset) }.map { $0.element })
    }
}
