#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// Finds names of rules and of their options that are nearly those of built-in ones.
///
/// A program can have rules and options of its own, of any name, so that these are no errors: whether there is such a
/// rule, the compiler says. This says which one was probably meant.
enum SpellingCheck {
    static func notes(on rule: BoundRuleSyntax) -> [Diagnostic] {
        // Rules for a type are those of `AnyRule`.
        guard !rule.options.contains(where: { $0.label == "for" }) else { return [] }
        var notes: [Diagnostic] = []
        visit(rule.expression, &notes)
        return notes
    }

    private static func visit(_ expression: ExprSyntax, _ notes: inout [Diagnostic]) {
        let call = expression.as(FunctionCallExprSyntax.self)
        guard let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self), isRule(member)
        else { return }
        if let base = member.base { visit(base, &notes) }
        let known = member.base == nil ? RuleNames.options : RuleNames.modifiers
        let token = member.declName.baseName
        let name = token.text.filter { $0 != "`" }
        guard let options = known[name] else {
            if let nearest = Spelling.nearest(to: name, among: known.keys.sorted()) {
                let problem =
                    member.base == nil
                    ? "no rule of Proviso is called '.\(name)'" : "nothing called '.\(name)' is part of a rule"
                notes.append(note("misspelledRule", problem, token, ".", nearest))
            }
            return
        }
        for argument in call?.arguments ?? [] {
            if let label = argument.label, !options.contains(label.text),
                let nearest = Spelling.nearest(to: label.text, among: options)
            {
                notes.append(
                    note("misspelledOption", "'.\(name)' has no option '\(label.text)'", label, "", nearest))
            }
            if RulePart.of(member) != nil { visit(argument.expression, &notes) }
        }
    }

    /// Whether a member is one of the type of rules: `.length`, `.length(3).message`.
    private static func isRule(_ member: MemberAccessExprSyntax) -> Bool {
        guard let base = member.base else { return true }
        let inner = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
        return inner.as(MemberAccessExprSyntax.self).map(isRule) ?? false
    }

    private static func note(
        _ id: String, _ problem: String, _ token: TokenSyntax, _ dot: String, _ nearest: String
    ) -> Diagnostic {
        let other = token.with(\.tokenKind, .identifier(nearest))
        return Diagnostic(
            node: Syntax(token),
            message: MacroMessage(
                id: id, message: "\(problem); did you mean '\(dot)\(nearest)'?", severity: .note),
            fixIts: [.replacing("useNearest", "Use '\(dot)\(nearest)'", token, with: other)])
    }
}
#endif
