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

    private init?(
        _ rule: SampleRule, _ text: String, isWhole: Bool, isInverted: Bool = false,
        _ options: Pattern.Options = .init(), isExact: Bool = true
    ) {
        guard let pattern = try? Pattern.cached(text, options: options) else { return nil }
        let demands: (Pattern.Demand, Pattern.Demand) =
            isWhole ? (.matches, .doesNotMatch) : (.isFound, .isNotFound)
        self.rule = rule.number
        part = WordSearch.Part(pattern, isInverted ? demands.1 : demands.0)
        opposite = WordSearch.Part(pattern, isInverted ? demands.0 : demands.1)
        self.isExact = isExact
    }

    /// The demands of a rule: none when it asks for nothing that a pattern says; several are alternatives.
    static func demands(of rule: SampleRule) -> [TextDemand] {
        let ignoresCase = Pattern.Options(caseInsensitive: rule.flag("ignoreCase"), unicode: false)
        switch rule.type {
        case "match":
            let options = Pattern.Options(
                caseInsensitive: rule.flag("caseInsensitive"), unicode: rule.flag("unicode"))
            return [
                TextDemand(
                    rule, rule.text("pattern") ?? "", isWhole: rule.flag("whole"), isInverted: rule.flag("not"), options
                )
            ].compactMap(\.self)
        case "startsWith":
            return [TextDemand(rule, "^" + escaped(rule.text("value") ?? ""), isWhole: false, ignoresCase)].compactMap(
                \.self)
        case "endsWith":
            return [TextDemand(rule, escaped(rule.text("value") ?? "") + "$", isWhole: false, ignoresCase)].compactMap(
                \.self)
        case "contains" where rule["separator"] == nil:
            guard let value = rule["value"]?.text else { return [] }
            let times = min(50, max(1, rule.integer("min") ?? 1))
            let pattern = Array(repeating: escaped(value), count: times).joined(separator: ".*")
            let options = Pattern.Options(caseInsensitive: rule.flag("ignoreCase"), dotMatchesLineFeed: true)
            return [TextDemand(rule, pattern, isWhole: false, options)].compactMap(\.self)
        default:
            return FormatShapes.shapes(of: rule).compactMap { TextDemand(rule, $0, isWhole: true, isExact: false) }
        }
    }

    /// A text as a pattern that matches it alone.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { pattern, scalar in
            let isPlain = scalar.value >= 0x80 || scalar.properties.isAlphabetic || 0x30...0x39 ~= scalar.value
            if scalar.value < 0x20 || scalar.value == 0x7F {
                pattern += "\\x{\(String(scalar.value, radix: 16))}"
            } else {
                pattern += (isPlain ? "" : "\\") + String(scalar)
            }
        }
    }
}

/// How long a text may be, as the rules `string` and `password` say.
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
        switch rule.type {
        case "password": return (rule.integer("min") ?? 8, nil)
        case "string":
            switch rule["length"] {
            case .number(let number)?: return (number.integer, number.integer)
            case .array(let limits)?:
                let numbers = limits.map { limit -> Int? in
                    if case .number(let number) = limit { number.integer } else { nil }
                }
                return (numbers.first ?? nil, numbers.count > 1 ? numbers[1] : nil)
            default: return (rule.integer("min"), rule.integer("max"))
            }
        default: return (nil, nil)
        }
    }

    /// The range in which lengths are looked for.
    func range(least: Int? = nil, span: Int = 200) -> ClosedRange<Int>? {
        let start = max(self.least, least ?? 0)
        guard start <= most, start <= WordSearch.longest else { return nil }
        return start...min(most, start + span)
    }
}
