import ProvisoCore
import ProvisoPatterns

/// Texts that what one document asks of an attribute takes, and what another one asks refuses, found by the automata of their patterns.
struct TextContrast {
    /// What a document asks of the text of an attribute.
    struct Demands {
        let rules: [SampleRule]
        fileprivate let texts: [TextDemand]

        init(_ rules: [SampleRule]) {
            self.rules = rules
            texts = rules.flatMap { rule in
                let demands = TextDemand.demands(of: rule)
                // Alternatives are not all asked for.
                return demands.count == 1 && TextDemand.isOnePattern(rule.constraints) ? demands : []
            }
        }

        var isEmpty: Bool { texts.isEmpty }
    }

    /// So many lengths are tried of texts that differ in one thing.
    private static let lengths = 4

    /// Texts that the first demands take, each refused by one of the second.
    private(set) var texts: [String] = []
    /// Whether all automata were followed to the end, so that where there is no text there is none.
    private(set) var isCertain = true

    /// Looks for texts.
    ///
    /// - Complexity: That of ``/ProvisoPatterns/WordSearch`` for each pattern of the second demands.
    init(takenBy taking: Demands, refusedBy refusing: Demands, using generator: inout SeededGenerator) {
        let limits = LengthLimits(taking.rules)
        guard let range = limits.range(span: WordSearch.longest) else { return }
        for demand in refusing.texts {
            var search = WordSearch(taking.texts.map(\.part) + [demand.opposite])
            let lengths = search.lengths(in: range, atMost: Self.lengths)
            texts += lengths.compactMap { search.word(ofLength: $0, using: &generator) }
            if search.isCutShort { isCertain = false }
        }
    }

    /// What it does to what passes when a rule takes the place of another one; `nil` where their patterns do not tell.
    static func effect(of old: SampleRule, becoming new: SampleRule) -> ChangeEffect? {
        let (before, after) = (Demands([old]), Demands([new]))
        guard !before.isEmpty, !after.isEmpty else { return nil }
        var generator = SeededGenerator(seed: 0)
        let lost = TextContrast(takenBy: before, refusedBy: after, using: &generator)
        let gained = TextContrast(takenBy: after, refusedBy: before, using: &generator)
        switch (lost.texts.isEmpty, gained.texts.isEmpty) {
        case (false, false): return .changed
        case (true, false): return lost.isCertain ? .loosened : nil
        case (false, true): return gained.isCertain ? .tightened : nil
        case (true, true): return lost.isCertain && gained.isCertain ? .words : nil
        }
    }
}
