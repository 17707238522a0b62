#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds rules that do not fit the type of their property, as far as the declaration tells it.
enum RuleFit {
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        let kind = rule.property.type.kind
        guard kind != .unknown, let name = rule.nameToken else { return nil }
        let isCollection = kind == .array || kind == .set || kind == .dictionary
        func wrong(_ judges: String, _ fixIts: [FixIt] = []) -> Diagnostic {
            .error(
                "ruleDoesNotFit",
                "'.\(rule.name)' \(judges), and '\(rule.property.name)' is of type '\(rule.property.type.name)'",
                at: rule.expression, fixIts: fixIts)
        }
        func rename(_ other: String) -> [FixIt] {
            let token = name.with(\.tokenKind, .identifier(other))
            return [.replacing("useOtherRule", "Use '.\(other)'", name, with: token)]
        }
        switch rule.name {
        case "length" where isCollection: return wrong("judges text", rename("count"))
        case let name where RuleNames.text.contains(name) && kind != .text:
            return wrong(RuleNames.filters.contains(name) ? "changes text" : "judges text")
        case "contains" where kind != .text && !isCollection:
            return wrong("judges text and collections")
        case "contains" where isCollection && rule.call?.arguments.first?.label?.text == "match":
            return wrong("judges text")
        case "count" where kind == .text: return wrong("judges collections", rename("length"))
        case "count" where !isCollection: return wrong("judges collections")
        case "each" where kind == .dictionary:
            return wrong("judges the elements of arrays and sets", rename("values"))
        case "values" where kind != .dictionary, "keys" where kind != .dictionary:
            return wrong(
                "judges the \(rule.name) of dictionaries",
                rule.name == "values" && (kind == .array || kind == .set) ? rename("each") : [])
        case "each" where kind != .array && kind != .set: return wrong("judges the elements of arrays and sets")
        case "range" where kind == .text && hasIntegerBounds(rule): return wrong("compares values", rename("length"))
        case "range" where isCollection && hasIntegerBounds(rule): return wrong("compares values", rename("count"))
        case "range" where isCollection || kind == .boolean, "compare" where isCollection || kind == .boolean:
            return wrong("compares values that have an order")
        case "nested" where kind == .array || kind == .set:
            let each: ExprSyntax = ".each(.nested)"
            return wrong(
                "judges a model", [.replacing("useEach", "Use '.each(.nested)'", rule.expression, with: each)])
        case "nested" where kind == .dictionary:
            let values: ExprSyntax = ".values(.nested)"
            return wrong(
                "judges a model", [.replacing("useValues", "Use '.values(.nested)'", rule.expression, with: values)])
        case "nested": return wrong("judges a model")
        default: return nil
        }
    }

    private static func hasIntegerBounds(_ rule: BoundRuleSyntax) -> Bool {
        guard let range = rule.call?.arguments.first?.expression else { return false }
        return range.tokens(viewMode: .sourceAccurate).contains { token in
            if case .integerLiteral = token.tokenKind { true } else { false }
        }
    }
}
#endif
