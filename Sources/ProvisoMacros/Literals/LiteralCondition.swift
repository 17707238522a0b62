#if Macros
/// A condition on a value that is not empty, as literals tell it.
enum LiteralCondition {
    case filled
    case empty
    case numbers(LiteralInterval<LiteralNumber>)
    case count(LiteralInterval<Int>)
    /// - Parameter unit: The index of the unit in ``TextLengths/units``.
    case length(LiteralInterval<Int>, unit: Int)
    case members([LiteralValue])
    case excluded([LiteralValue])
    case pattern(Pattern, isWhole: Bool)

    /// Whether the condition surely refuses a value.
    func refuses(_ value: LiteralValue) -> Bool {
        switch (self, value) {
        case (.empty, _): return true
        case (.numbers(let interval), .number(let number)): return !interval.contains(number)
        case (.members(let values), _): return !values.contains(value)
        case (.excluded(let values), _): return values.contains(value)
        case (.length(let interval, let unit), .text(let text)):
            guard text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
            // A sign that equals one of these in bytes beyond ASCII is as many of all other units.
            return (unit < 3 || text.isSpelledOneWay) && !interval.contains(text.utf8.count)
        case (.pattern(let pattern, let isWhole), .text(let text)):
            guard text.utf8.allSatisfy({ $0 < 0x80 }), text.isSpelledOneWay else { return false }
            return isWhole ? !pattern.matches(text) : !pattern.isFound(in: text)
        default: return false
        }
    }

    /// The conditions of which each value that breaks this one meets one; `nil` where they cannot be told.
    var complement: [LiteralCondition]? {
        switch self {
        case .numbers(let interval): interval.outside.map { .numbers($0) }
        case .count(let interval): interval.outside.map { .count($0) }
        case .length(let interval, let unit): interval.outside.map { .length($0, unit: unit) }
        case .members(let values): [.excluded(values)]
        case .excluded(let values): [.members(values)]
        case .filled: []
        case .empty, .pattern: nil
        }
    }

    /// Whether no value that is not empty meets all of some conditions.
    static func exclude(_ conditions: [LiteralCondition]) -> Bool {
        var numbers = LiteralInterval<LiteralNumber>()
        var counts = LiteralInterval<Int>(min: 1)
        var lengths = TextLengths()
        for condition in conditions {
            switch condition {
            case .empty: return true
            case .numbers(let interval): numbers = numbers.intersection(interval)
            case .count(let interval): counts = counts.intersection(interval)
            case .length(let interval, let unit): lengths.limit(unit, to: interval)
            case .pattern(let pattern, let isWhole): lengths.limit(to: PatternLengths(pattern, isWhole: isWhole))
            case .members(let values):
                if values.allSatisfy({ value in value.isEmptyText || conditions.contains { $0.refuses(value) } }) {
                    return true
                }
            case .filled, .excluded: continue
            }
        }
        return numbers.isEmpty || counts.isEmpty || lengths.isEmpty
    }
}

extension LiteralValue {
    fileprivate var isEmptyText: Bool { self == .text("") }
}

extension String {
    /// Whether no other text equals it: three characters of ASCII are canonically equivalent to others.
    fileprivate var isSpelledOneWay: Bool { !utf8.contains { [0x4B, 0x3B, 0x60].contains($0) } }
}
#endif
