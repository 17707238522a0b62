import ProvisoCore
import ProvisoFormats

/// The changes that can be made to the value of an option.
enum OptionMutations {
    /// - Parameters:
    ///   - value: The value.
    ///   - option: The option, with which way it widens.
    ///   - conditions: What the rule lets pass.
    static func of(
        _ value: DataValue, _ option: RuleOptions.Description, _ conditions: [Constraint]
    ) -> [(RuleMutation.Kind, DataValue?)] {
        switch value {
        case .bool(let flag): return [(.flag, .bool(!flag))]
        case .number(let number): return neighbours(of: number).map { (.bound, .number($0)) }
        case .string(let text): return texts(text, conditions)
        case .array(let elements): return lists(elements, conditions)
        case .null, .object, .untyped: return []
        }
    }

    /// A number one less and one more, in its last place.
    private static func neighbours(of number: ExactNumber) -> [ExactNumber] {
        guard let limit = DecimalFactor.few(number) else { return [] }
        let places = number.spelling.firstIndex(of: ".").map { number.spelling[$0...].count - 1 } ?? 0
        let units = [DecimalFactor(digits: -1, exponent: -places), DecimalFactor(digits: 1, exponent: -places)]
        return units.compactMap { limit.adding($0)?.number }
    }

    private static func texts(_ text: String, _ conditions: [Constraint]) -> [(RuleMutation.Kind, DataValue?)] {
        for condition in conditions {
            switch condition {
            case .pattern(let pattern) where pattern.pattern == text:
                return PatternMutations.of(text).map { (.pattern, .string($0)) }
            case .comparison(let comparison) where comparison.relation.rawValue == text:
                return beside(comparison.relation).map { [(.comparison, .string($0.rawValue))] } ?? []
            default: continue
            }
        }
        if let number = ExactNumber(text) { return neighbours(of: number).map { (.bound, .string($0.spelling)) } }
        if text.utf8.count == 10, let day = CalendarDate(text)?.daysSince1970, day > -700_000, day < 2_900_000 {
            return [-1, 1].map { (.bound, .string(CalendarDate(daysSince1970: day + $0).description)) }
        }
        return []
    }

    /// The comparison that differs for equal values alone.
    private static func beside(_ relation: ComparisonOperator) -> ComparisonOperator? {
        switch relation {
        case .less: .lessOrEqual
        case .lessOrEqual: .less
        case .greater: .greaterOrEqual
        case .greaterOrEqual: .greater
        case .equal: .notEqual
        case .notEqual: .equal
        }
    }

    private static func lists(
        _ elements: [DataValue], _ conditions: [Constraint]
    ) -> [(RuleMutation.Kind, DataValue?)] {
        // Limits in a list, as `length: [4, 24]`, or members.
        let areMembers = conditions.contains {
            if case .members(let members) = $0 { members.values == elements } else { false }
        }
        let numbers = elements.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if !areMembers, numbers.count == elements.count, numbers.count <= 2 {
            return numbers.indices.flatMap { index in
                neighbours(of: numbers[index]).map { number in
                    var copy = elements
                    copy[index] = .number(number)
                    return (RuleMutation.Kind.bound, DataValue?.some(.array(copy)))
                }
            }
        }
        guard elements.count > 1 else { return [] }
        return elements.indices.map { index in
            var copy = elements
            copy.remove(at: index)
            return (.member, .array(copy))
        }
    }
}
