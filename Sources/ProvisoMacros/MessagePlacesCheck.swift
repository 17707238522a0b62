#if Macros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds messages in the source with a place that nothing fills: `.required.message("Give {min}")`.
enum MessagePlacesCheck {
    /// The first mistake in the messages of a rule.
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? { mistake(in: rule.expression) }

    /// A mistake in the message that the rules of an attribute share.
    static func mistake(_ rules: [BoundRuleSyntax]) -> Diagnostic? {
        let option = rules.first?.options.last { $0.label == "message" }
        guard let message = option?.values.first else { return nil }
        var codes: Set<String> = []
        for rule in rules {
            guard let more = Self.codes(of: rule.expression) else { return nil }
            codes.formUnion(more)
        }
        return mistake(in: message, for: codes, of: rules.map { "." + $0.name }.joined(separator: ", "))
    }

    private static func mistake(in expression: ExprSyntax) -> Diagnostic? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        if let base = member.base, let mistake = mistake(in: base) { return mistake }
        let name = member.declName.baseName.text.filter { $0 != "`" }
        if name == "message", let base = member.base, let message = call.arguments.first {
            let codes: Set<String>?
            if let code = call.arguments.first(where: { $0.label?.text == "for" }) {
                codes = Self.code(code.expression).map { [$0] }
            } else {
                codes = Self.codes(of: base)
            }
            return codes.flatMap { mistake(in: message.expression, for: $0, of: base.code) }
        }
        if member.base == nil, name == "condition", let codes = Self.codes(of: expression),
            let message = call.arguments.first(where: { $0.label?.text == "message" })
        {
            return mistake(in: message.expression, for: codes, of: ".condition")
        }
        // Rules inside of this one have messages too.
        return call.arguments.lazy.compactMap { mistake(in: $0.expression) }.first
    }

    private static func mistake(in message: ExprSyntax, for codes: Set<String>, of rule: String) -> Diagnostic? {
        guard let literal = message.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue,
            let known = MessagePlaces.of(codes),
            let place = MessagePlaces.places(in: text).first(where: { !known.contains($0.name) })
        else { return nil }
        let nearest = NearestName.of(place.name, among: known.sorted())
        let advice =
            nearest.map { "did you mean {\($0)}?" }
            ?? "there are \(known.sorted().map { "{\($0)}" }.joined(separator: ", ")); braces themselves are doubled"
        var fixIts: [FixIt] = []
        if let nearest {
            let corrected = literal.code.replacing("{\(place.name)}", with: "{\(nearest)}")
            fixIts = [.replacing("usePlace", "Use {\(nearest)}", literal, with: "\(raw: corrected)" as ExprSyntax)]
        }
        return .error(
            "unknownPlace", "nothing fills {\(place.name)} in a message of '\(rule)': \(advice)", at: literal,
            position: literal.position(of: place.offset), fixIts: fixIts)
    }

    /// The codes of what a rule finds; `nil` when the source does not tell.
    private static func codes(of expression: ExprSyntax) -> Set<String>? {
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            let name = member.declName.baseName.text.filter { $0 != "`" }
            return RuleCodes.of(name)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        let name = member.declName.baseName.text.filter { $0 != "`" }
        if let base = member.base {
            switch name {
            case "message", "severity", "error", "when": return codes(of: base)
            case "and", "or":
                guard let own = codes(of: base), let others = codes(ofAll: call.arguments) else { return nil }
                return own.union(others).union(name == "or" ? ["any"] : [])
            default: return nil
            }
        }
        if RuleNames.parts[name] != nil { return codes(ofAll: call.arguments)?.union(RuleCodes.of(name) ?? []) }
        guard RuleNames.coded.contains(name) else { return RuleCodes.of(name, call.arguments.first?.label?.text) }
        guard let first = call.arguments.first, first.label == nil, !first.expression.is(ClosureExprSyntax.self)
        else { return nil }
        return code(first.expression).map { [$0] }
    }

    private static func codes(ofAll rules: LabeledExprListSyntax) -> Set<String>? {
        var all: Set<String> = []
        for rule in rules {
            guard let codes = codes(of: rule.expression) else { return nil }
            all.formUnion(codes)
        }
        return all
    }

    /// The code that is written out: `"string.tooShort"` or `.stringTooShort`.
    private static func code(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        return RuleCodes.code(named: member.declName.baseName.text.filter { $0 != "`" })
    }
}
#endif
