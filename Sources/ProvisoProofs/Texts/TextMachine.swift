import ProvisoCore
import ProvisoPatterns

/// An automaton that reads a text scalar by scalar and decides one condition.
///
/// Scalars come in classes that the machine treats alike; states are numbers.
class TextMachine {
    /// Where the ranges of scalars begin that the machine tells apart.
    var starts: Set<UInt32> { [] }
    /// How much was looked at to make states.
    var work: Int { 0 }

    func classNumber(of scalar: UInt32) -> Int { 0 }
    func start() -> Int32 { 0 }
    func next(_ state: Int32, class member: Int) -> Int32 { state }
    /// Whether a text that ends here meets the condition; `nil` where that is not known.
    func accepts(_ state: Int32) -> Bool? { nil }
    /// What is decided, whatever follows; `nil` for nothing.
    func fate(_ state: Int32) -> Bool? { nil }

    /// Makes a machine; `nil` for a pattern that does not compile.
    static func make(_ condition: TextCondition) -> TextMachine? {
        switch condition {
        case .pattern(let pattern): PatternMachine(pattern)
        case .length(let length): LengthMachine(length)
        case .literals(let texts): LiteralMachine(texts)
        }
    }
}

/// Follows a pattern.
final class PatternMachine: TextMachine {
    private let walker: PatternWalker

    init?(_ pattern: PatternConstraint) {
        let options = Pattern.Options(
            caseInsensitive: pattern.ignoresCase, unicode: pattern.isUnicode,
            dotMatchesLineFeed: pattern.dotMatchesLineFeed)
        guard let compiled = try? Pattern.cached(pattern.pattern, options: options) else { return nil }
        walker = PatternWalker(compiled, isSearch: !pattern.isWhole)
    }

    override var starts: Set<UInt32> { walker.starts }
    override var work: Int { walker.work }
    override func classNumber(of scalar: UInt32) -> Int { walker.classNumber(of: scalar) }
    override func start() -> Int32 { walker.start() }
    override func next(_ state: Int32, class member: Int) -> Int32 { walker.next(state, class: member) }
    override func accepts(_ state: Int32) -> Bool? { walker.accepts(state) }

    override func fate(_ state: Int32) -> Bool? {
        state == PatternWalker.dead ? false : state == PatternWalker.found ? true : nil
    }
}

/// Knows texts letter by letter. Of texts beyond ASCII it does not know whether they are canonically equivalent to one of them.
final class LiteralMachine: TextMachine {
    private var edges: [[UInt32: Int32]] = [[:]]
    private var isEnd: [Bool] = [false]
    private let scalars: Set<UInt32>
    /// Whether a text may be equivalent to one of ours that is spelled otherwise.
    private static let off: Int32 = -1
    private static let perhaps: Int32 = -2
    /// Whether a text has a scalar beyond ASCII.
    private let hasForeign: Bool
    /// Whether a text has one of ``signs``.
    private let hasSigns: Bool
    /// Whether another text may be equivalent to one of ours.
    private let hasEquivalents: Bool
    /// The characters of ASCII that others are equivalent to, and these others.
    private static let equivalents: Set<UInt32> = [0x4B, 0x3B, 0x60]
    private static let signs: Set<UInt32> = [0x212A, 0x37E, 0x1FEF]

    init(_ texts: [String]) {
        scalars = Set(texts.flatMap { $0.unicodeScalars.map(\.value) })
        for text in texts {
            var place = 0
            for scalar in text.unicodeScalars {
                if let next = edges[place][scalar.value] {
                    place = Int(next)
                } else {
                    edges.append([:])
                    isEnd.append(false)
                    edges[place][scalar.value] = Int32(edges.count - 1)
                    place = edges.count - 1
                }
            }
            isEnd[place] = true
        }
        hasForeign = scalars.contains { $0 >= 0x80 }
        hasSigns = scalars.contains { Self.signs.contains($0) }
        hasEquivalents = hasForeign || scalars.contains { Self.equivalents.contains($0) }
    }

    override var starts: Set<UInt32> { scalars.reduce(into: [0, 0x80]) { $0.formUnion([$1, $1 + 1]) } }

    override func classNumber(of scalar: UInt32) -> Int {
        scalars.contains(scalar) ? Int(scalar) + 2 : scalar < 0x80 ? 0 : 1
    }

    override func next(_ state: Int32, class member: Int) -> Int32 {
        if state == Self.perhaps { return state }
        let isForeign = member == 1 || member >= 0x82
        if state == Self.off { return isForeign && hasEquivalents ? Self.perhaps : state }
        if member >= 2, let next = edges[Int(state)][UInt32(member - 2)] { return next }
        // A text that goes on otherwise may still be equivalent, if a scalar beyond ASCII is in it.
        return hasSigns || isForeign && hasEquivalents ? Self.perhaps : Self.off
    }

    override func accepts(_ state: Int32) -> Bool? {
        if state == Self.perhaps { return nil }
        if state == Self.off { return false }
        return isEnd[Int(state)] ? true : hasForeign ? nil : false
    }

    override func fate(_ state: Int32) -> Bool? { state == Self.off && !hasEquivalents ? false : nil }
}
