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
            var search = WordSearch(taking.texts.map { $0.part } + [demand.opposite])
            let lengths = search.lengths(in: range, atMost: Self.lengths)
            texts += lengths.compactMap { search.word(ofLength: $0, using: &generator) }
            if search.isCutShort { isCertain = false }
        }
    }
}
