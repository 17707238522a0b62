@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The rules for values of any plain type that do what rules of documents do.
enum PlainRules {
    static func rule<Value: ParityValue & Hashable>(_ rule: ParityRule) -> AnyRule<Value>? {
        switch rule.type {
        case "required" where rule["requiredValue"] == nil: return .required(strict: rule.isOn("strict"))
        case "absent": return .absent
        case "any": return rule.elementRules(for: Value.self).map { AnyRule(AnyOf($0)) }
        case "default": return rule["value"].flatMap { Value($0) }.map { .default($0) }
        case "in":
            guard case .array(let range)? = rule["range"] else { return nil }
            let values = range.compactMap { Value($0) }
            guard values.count == range.count else { return nil }
            if rule.isOn("ignoreCase"), let texts = values as? [String] {
                let typed: AnyRule<String> =
                    rule.isOn("not") ? .notIn(texts, ignoreCase: true) : .in(texts, ignoreCase: true)
                return (typed as Any) as? AnyRule<Value>
            }
            return rule.isOn("not") ? .notIn(values) : .in(values)
        case "compare" where rule["as"] == nil:
            guard let value = rule["compareValue"].flatMap({ Value($0) }) else { return nil }
            switch rule["operator"]?.text ?? "==" {
            case "==": return .equal(to: value)
            case "!=": return .notEqual(to: value)
            default: return nil
            }
        default: return nil
        }
    }
}

/// The rules for numbers that do what rules of documents do.
enum NumberRules {
    typealias Number = ParityValue & Hashable & Comparable & Numeric & CustomStringConvertible

    static func rule<Value: Number>(_ rule: ParityRule) -> AnyRule<Value>? {
        switch rule.type {
        case "number": return rule.isOn("integerOnly") && Value.self != Int.self ? nil : range(rule)
        case "port" where Value.self == Int.self:
            return AnyRule<Int>.port(allowZero: rule.isOn("allowZero")) as? AnyRule<Value>
        case "latitude" where Value.self == Double.self: return AnyRule<Double>.latitude as? AnyRule<Value>
        case "longitude" where Value.self == Double.self: return AnyRule<Double>.longitude as? AnyRule<Value>
        case "positive": return .positive
        case "negative": return .negative
        case "multipleOf": return rule["value"].flatMap { Value($0) }.map { .multipleOf($0) }
        case "compare":
            guard (rule["as"]?.text ?? "number") == "number", let value = rule["compareValue"].flatMap({ Value($0) })
            else { return nil }
            return ComparisonOperator(rawValue: rule["operator"]?.text ?? "==").map { .compare($0, to: value) }
        default: return PlainRules.rule(rule)
        }
    }

    private static func range<Value: Number>(_ rule: ParityRule) -> AnyRule<Value>? {
        let limits: [Value?] = [rule["min"], rule["max"]].map { $0.flatMap { Value($0) } }
        // A limit that the type cannot hold is none of Swift's.
        guard (limits[0] == nil) == (rule["min"] == nil), (limits[1] == nil) == (rule["max"] == nil) else { return nil }
        switch (limits[0], limits[1]) {
        case (let least?, let most?): return .range(least...most)
        case (let least?, nil): return .range(least...)
        case (nil, let most?): return .range(...most)
        case (nil, nil): return nil
        }
    }
}
