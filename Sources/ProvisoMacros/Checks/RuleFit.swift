#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds rules that do not fit the type of their property, as far as the declaration tells it.
enum RuleFit {
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        let kind = rule.property.type.kind
        guard kind != .unknown, let name = rule.nameToken,
            let subject = RuleSubject.of(rule.name, rule.call?.arguments.first?.label?.text)
        else { return nil }
        let limits = RuleNames.limits[rule.name]
        // Texts have an order, but whole numbers are none of their limits.
        let comparesWholeNumbers = limits == .values && hasIntegerBounds(rule)
        guard !subject.includes(kind) || comparesWholeNumbers && kind == .text else { return nil }
        func wrong(_ judges: String, _ fixIts: [FixIt] = []) -> Diagnostic {
            .error(
                "ruleDoesNotFit",
                "'.\(rule.name)' \(judges), and '\(rule.property.name)' is of type '\(rule.property.type.name)'",
                at: rule.expression, fixIts: fixIts)
        }
        func rename(_ other: String?) -> [FixIt] {
            guard let other else { return [] }
            let token = name.with(\.tokenKind, .identifier(other))
            return [.replacing("useOtherRule", "Use '.\(other)'", name, with: token)]
        }
        if comparesWholeNumbers, kind == .text || kind.isCollection {
            return wrong("compares values", rename(RuleLimits.ruleOfWholeNumbers(for: kind)))
        }
        switch subject {
        case .ordered: return wrong("compares \(subject.words)")
        case .text where RuleNames.filters.contains(rule.name): return wrong("changes text")
        case .text, .collection:
            let other = limits == .wholeNumbers ? RuleLimits.ruleOfWholeNumbers(for: kind) : nil
            return wrong("judges \(subject.words)", rename(other))
        case .elements, .values:
            return wrong("judges \(subject.words)", rename(kind.ruleOfParts))
        case .model:
            guard let parts = kind.ruleOfParts else { return wrong("judges a model") }
            let each: ExprSyntax = ".\(raw: parts)(\(raw: rule.expression.code))"
            return wrong(
                "judges a model", [.replacing("useEach", "Use '\(each.code)'", rule.expression, with: each)])
        case .textOrCollection, .number, .keys: return wrong("judges \(subject.words)")
        }
    }

    private static func hasIntegerBounds(_ rule: BoundRuleSyntax) -> Bool {
        guard let range = rule.call?.arguments.first?.expression else { return false }
        return range.tokens(viewMode: .sourceAccurate).contains { token in
            if case .integerLiteral = token.tokenKind { true } else { false }
        }
    }
}

extension PropertyType.Kind {
    /// The rule that judges the elements of a collection, or the values of a dictionary, by others.
    fileprivate var ruleOfParts: String? {
        let part: RulePart
        switch self {
        case .array, .set: part = .element
        case .dictionary: part = .value
        default: return nil
        }
        return RuleNames.parts.first { $0.value == part }?.key
    }
}
#endif
