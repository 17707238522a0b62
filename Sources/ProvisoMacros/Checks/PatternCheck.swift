#if Macros
import SwiftParser
import SwiftDiagnostics
import SwiftSyntax

/// Compiles the patterns that stand in rules, so that a broken one is found when the program is built.
enum PatternCheck {
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        guard let label = RuleNames.patterns[rule.name], let argument = rule.call?.arguments.first,
            argument.label?.text == label,
            let literal = argument.expression.as(StringLiteralExprSyntax.self),
            let text = literal.representedLiteralValue
        else { return nil }
        do throws(PatternError) {
            _ = try Pattern.cached(text)
            return nil
        } catch {
            let regex = error.kind == .unsupported ? "a `Regex` value knows more" : nil
            let advice = [error.suggestion, regex].compactMap(\.self).joined(separator: "; ")
            return .error(
                "brokenPattern",
                "the pattern does not compile: \(error.message)" + (advice.isEmpty ? "" : ": \(advice)"), at: literal,
                position: literal.position(of: error.position.utf8))
        }
    }
}

extension StringLiteralExprSyntax {
    /// The place in the source of a byte of the text, where the literal holds the text as it is.
    func position(of offset: Int) -> AbsolutePosition? {
        guard segments.count == 1, let segment = segments.first?.as(StringSegmentSyntax.self),
            segment.content.text == representedLiteralValue
        else { return nil }
        return segment.content.positionAfterSkippingLeadingTrivia.advanced(by: offset)
    }
}
#endif
