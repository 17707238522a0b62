#if Macros
import SwiftSyntax

/// What the rules get that are given to a rule: for `.each(.email)` an element.
enum RulePart {
    case whole, element, key, value

    /// The part that the rules get which a call is given: `.each(…)` of a rule, or `a.or(b)`; `nil` where it takes none.
    static func of(_ member: MemberAccessExprSyntax) -> RulePart? {
        let name = member.declName.baseName.text.filter { $0 != "`" }
        guard member.base != nil else { return RuleNames.parts[name] }
        return name == "and" || name == "or" ? .whole : nil
    }

    /// The type of the part, as it is written; `nil` where the type of the whole does not tell.
    func type(in whole: String) -> String? {
        switch self {
        case .whole: whole
        case .element: Self.element(of: whole)
        case .key: Self.entry(of: whole)?.key
        case .value: Self.entry(of: whole)?.value
        }
    }

    /// The type of the elements of a list or a set.
    private static func element(of type: String) -> String? {
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return String(type.dropFirst().dropLast()) }
        for prefix in ["Set<", "Array<", "ArraySlice<", "ContiguousArray<"]
        where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }

    /// The types of the keys and the values of a dictionary; `nil` where it takes more than to find the colon.
    private static func entry(of type: String) -> (key: String, value: String)? {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        let parts = type.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].hasPrefix("[") else { return nil }
        let words = parts.map { part in String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
        return (words[0], words[1])
    }
}

/// What the limits of a rule are limits of: `.length(4...24)` of a whole number, `.range(0.5...1)` of values.
enum RuleLimits {
    case wholeNumbers, values

    /// The rule for values of a kind that takes limits of whole numbers: `length` for text, `count` for collections.
    static func ruleOfWholeNumbers(for kind: PropertyType.Kind) -> String? {
        let subject: RuleSubject
        switch kind {
        case .text: subject = .text
        case .array, .set, .dictionary: subject = .collection
        default: return nil
        }
        return RuleNames.limits.first { $0.value == .wholeNumbers && RuleNames.subjects[$0.key] == subject }?.key
    }
}

/// How a rule compares a property with another one.
enum RuleComparison {
    case equal, unequal
    /// By the operator that the rule is given.
    case ordered
}

/// The closure of a rule that gets the value.
struct RuleClosure {
    /// `nil` where it has none.
    let label: String?
    /// The parameters with their types; `Value` stands for that of the value.
    let parameters: [(name: String, type: String)]

    init(label: String?, _ parameters: [String]) {
        self.label = label
        self.parameters = parameters.map { parameter in
            let parts = parameter.split(separator: ":", maxSplits: 1)
            return (String(parts[0]), String(parts[1].dropFirst()))
        }
    }
}
#endif
