import ProvisoCore
import ProvisoPatterns

/// Makes texts for an attribute: words that all of its rules ask for, and words that all but one ask for.
struct TextMaker {
    private let rules: [SampleRule]
    private let demands: [[TextDemand]]

    init(_ rules: [SampleRule]) {
        self.rules = rules
        demands = rules.map(TextDemand.demands).filter { !$0.isEmpty }
    }

    /// Whether a rule says anything about texts.
    var hasDemands: Bool {
        !demands.isEmpty || rules.conditions.contains { if case .length = $0 { true } else { false } }
    }

    /// How texts look that could be any.
    private static let styles: [Pattern?] =
        ["[a-z]+", "[a-z]+(?: [a-z]+)*", "[a-zA-Z0-9]+"].map { try? Pattern.cached($0) } + [nil]

    /// Texts that should pass.
    func passing(_ count: Int, using generator: inout SeededGenerator) -> [String] {
        var found: [String] = []
        for choice in choices where found.count < count {
            found += words(choice.map { $0.part }, LengthLimits(rules), count, using: &generator)
        }
        if found.isEmpty {
            // Automata too large to go through are walked through, one at a time.
            for demand in demands.compactMap({ $0.first }) where demand.part.asksForMatch {
                for _ in 0..<count { demand.part.walk(using: &generator).map { found.append($0) } }
            }
        }
        return found + withCheckCharacters(found, using: &generator)
    }

    /// Texts that should break one rule and no other.
    func breaking(_ rule: SampleRule, _ count: Int, using generator: inout SeededGenerator) -> [String] {
        var found: [String] = []
        let own = LengthLimits.limits(of: rule)
        let others = LengthLimits(rules, besides: rule.number)
        let parts = choices.first.map { $0.map { $0.part } } ?? []
        for length in [own.most.map { $0 &+ 1 }, own.least.map { $0 - 1 }].compactMap({ $0 })
        where length >= others.least && length <= others.most && length >= 0 && length <= WordSearch.longest {
            found += words(parts, exactly: length, count, using: &generator)
            if found.isEmpty {
                // Beside a format, a word of any kind that is too long.
                for choice in choices.dropFirst() where found.isEmpty {
                    found += words(choice.map { $0.part }, exactly: length, count, using: &generator)
                }
            }
        }
        let limits = LengthLimits(rules)
        for choice in choices.prefix(3) {
            guard choice.contains(where: { $0.rule == rule.number }) else { continue }
            found += words(
                choice.map { $0.rule == rule.number ? $0.opposite : $0.part }, limits, count, using: &generator)
        }
        return found
    }

    /// One alternative of each demand.
    private var choices: [[TextDemand]] {
        let most = demands.map { $0.count }.max() ?? 1
        let even = (0..<most).map { index in demands.map { $0[min(index, $0.count - 1)] } }
        // What only looks like a format may keep the others from being met.
        let exact = demands.compactMap { $0.first { $0.isExact } }
        return exact.count < demands.count ? even + [exact] : even
    }

    private func words(
        _ parts: [WordSearch.Part], _ limits: LengthLimits, _ count: Int, using generator: inout SeededGenerator
    ) -> [String] {
        for style in Self.styles {
            var search = WordSearch(parts + (style.map { [WordSearch.Part($0, .matches)] } ?? []))
            // Data is easier to read when texts are neither empty nor long.
            let plain = limits.range(least: min(4, limits.most), span: 12)
            var lengths = plain.map { search.lengths(in: $0, atMost: 12) } ?? []
            if lengths.isEmpty, let range = limits.range() { lengths = search.lengths(in: range, atMost: 12) }
            if lengths.isEmpty, let range = limits.range(span: WordSearch.longest) {
                lengths = search.lengths(in: range, atMost: 2)
            }
            guard let shortest = lengths.first else { continue }
            var found = [search.word(ofLength: shortest, using: &generator)]
            for _ in 1..<max(2, count) {
                let length = lengths.randomElement(using: &generator) ?? shortest
                found.append(search.word(ofLength: length, using: &generator))
            }
            if let longest = lengths.last { found.append(search.word(ofLength: longest, using: &generator)) }
            // At the limits themselves.
            for length in [limits.least, limits.most] where length <= 256 && style == nil || length <= 64 {
                if !search.lengths(in: length...length).isEmpty {
                    found.append(search.word(ofLength: length, using: &generator))
                }
            }
            return found.compactMap { $0 }
        }
        return []
    }

    private func words(
        _ parts: [WordSearch.Part], exactly length: Int, _ count: Int, using generator: inout SeededGenerator
    ) -> [String] {
        for style in Self.styles {
            var search = WordSearch(parts + (style.map { [WordSearch.Part($0, .matches)] } ?? []))
            guard !search.lengths(in: length...length).isEmpty else { continue }
            return (0..<count).compactMap { _ in search.word(ofLength: length, using: &generator) }
        }
        return []
    }

    private func withCheckCharacters(_ words: [String], using generator: inout SeededGenerator) -> [String] {
        rules.conditions.flatMap { condition -> [String] in
            guard case .shape(let shape) = condition, let check = shape.check else { return [] }
            return words.prefix(6).flatMap(check.variants)
        }
    }
}

extension WordSearch.Part {
    var asksForMatch: Bool { demand == .matches || demand == .isFound }
    func walk(using generator: inout SeededGenerator) -> String? { pattern.walk(using: &generator) }
}
