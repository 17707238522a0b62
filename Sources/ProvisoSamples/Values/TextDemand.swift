import ProvisoCore
import ProvisoPatterns

/// What a rule asks of a text, as a pattern.
struct TextDemand {
    /// The rule that asks.
    let rule: Int
    let part: WordSearch.Part
    /// The opposite, for a text that breaks the rule.
    let opposite: WordSearch.Part
    /// Whether the pattern says exactly what the rule asks for, and not only what its values look like.
    let isExact: Bool

    private init?(_ rule: SampleRule, _ asked: PatternConstraint, isExact: Bool) {
        let options = Pattern.Options(
            caseInsensitive: asked.ignoresCase, unicode: asked.isUnicode, dotMatchesLineFeed: asked.dotMatchesLineFeed)
        guard let pattern = try? Pattern.cached(asked.pattern, options: options) else { return nil }
        let demands: (Pattern.Demand, Pattern.Demand) =
            asked.isWhole ? (.matches, .doesNotMatch) : (.isFound, .isNotFound)
        self.rule = rule.number
        part = WordSearch.Part(pattern, asked.isExcluded ? demands.1 : demands.0)
        opposite = WordSearch.Part(pattern, asked.isExcluded ? demands.0 : demands.1)
        self.isExact = isExact
    }

    /// The demands of a rule: none when it asks for nothing that a pattern says; several are alternatives.
    static func demands(of rule: SampleRule) -> [TextDemand] {
        let constraints = rule.constraints
        return constraints.conditions.flatMap { condition -> [TextDemand] in
            switch condition {
            case .pattern(let pattern):
                // Whoever breaks the pattern breaks the rule, also where the rule asks for more.
                return [TextDemand(rule, pattern, isExact: true)].compactMap { $0 }
            case .shape(let shape):
                return shape.samples.compactMap { sample in
                    TextDemand(
                        rule, PatternConstraint(sample, isWhole: true),
                        isExact: shape.isExact && sample == shape.pattern)
                }
            default: return []
            }
        }
    }

    /// Whether a rule asks for just what one pattern says.
    static func isOnePattern(_ constraints: Constraints) -> Bool {
        let asked = constraints.all.filter { $0 != .kinds(.text) }
        guard asked.count == 1 else { return false }
        switch asked[0] {
        // An upper bound differs where a mark follows the end of a text that is looked for.
        case .pattern: return true
        // Of the texts that hold another one the pattern says enough.
        case .anyOf(let choices): return choices.conditions.contains { if case .pattern = $0 { true } else { false } }
        default: return false
        }
    }
}

extension [Constraints] {
    fileprivate var conditions: [Constraint] { flatMap { $0.conditions } }
}

/// How long a text may be, as rules about lengths say.
struct LengthLimits {
    var least = 0
    var most = Int.max

    /// The lengths that pass all rules but one.
    init(_ rules: [SampleRule], besides other: Int? = nil) {
        for rule in rules where rule.number != other {
            let limits = Self.limits(of: rule)
            least = max(least, limits.least ?? 0)
            most = min(most, limits.most ?? .max)
        }
    }

    static func limits(of rule: SampleRule) -> (least: Int?, most: Int?) {
        var limits: (least: Int?, most: Int?) = (nil, nil)
        for case .length(let length) in rule.constraints.conditions {
            limits.least = [limits.least, length.min].compactMap { $0 }.max()
            limits.most = [limits.most, length.max].compactMap { $0 }.min()
        }
        return limits
    }

    /// The range in which lengths are looked for.
    func range(least: Int? = nil, span: Int = 200) -> ClosedRange<Int>? {
        let start = max(self.least, least ?? 0)
        guard start <= most, start <= WordSearch.longest else { return nil }
        return start...min(most, start + span)
    }
}
