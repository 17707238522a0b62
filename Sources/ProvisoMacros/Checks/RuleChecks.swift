#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Finds the mistakes that can be seen in the source alone.
enum RuleChecks {
    /// Reports mistakes, and leaves out the rules that would only make the compiler say the same again.
    static func withoutMistakes(
        _ rules: [BoundRuleSyntax], in context: some MacroExpansionContext
    ) -> [BoundRuleSyntax] {
        guard let first = rules.first else { return [] }
        let unlisting = first.property.model.flatMap { ListedRules.leavesOutRules(in: $0.members) ? $0 : nil }
        for attribute in rules.chunked(by: { $0.attribute.id == $1.attribute.id }) {
            let mistakes = [
                unlisting.map { ListedRules.mistake(attribute[0], of: $0) }, MessagePlacesCheck.mistake(attribute),
                ClosureTypeCheck.mistakeInCondition(of: attribute[0]),
            ]
            for mistake in mistakes.compactMap(\.self) { context.diagnose(mistake) }
        }
        ConditionCircles.mistakes(in: rules).forEach(context.diagnose)
        var seen: [String: [BoundRuleSyntax]] = [:]
        let kept = rules.filter { rule in
            let mistakes = [
                duplicate(rule, &seen), RuleFit.mistake(rule), constant(rule), RangeCheck.mistake(rule),
                PatternCheck.mistake(rule), ComparedModel.mistake(rule), MessagePlacesCheck.mistake(rule),
                ClosureTypeCheck.mistake(rule),
            ]
            guard let mistake = mistakes.lazy.compactMap({ $0 }).first else {
                SpellingCheck.notes(on: rule).forEach(context.diagnose)
                return true
            }
            context.diagnose(mistake)
            return false
        }
        for own in kept.chunked(by: { $0.property.isSame(as: $1.property) }) {
            LiteralReview(own[0].property, own).findings.forEach(context.diagnose)
        }
        return kept
    }

    /// The same rule a second time, under the same conditions.
    private static func duplicate(_ rule: BoundRuleSyntax, _ seen: inout [String: [BoundRuleSyntax]]) -> Diagnostic? {
        let key = rule.property.name + "|" + rule.code
        let others = seen.updateValue(seen[key, default: []] + [rule], forKey: key) ?? []
        guard others.contains(where: { $0.circumstances == rule.circumstances }) else { return nil }
        var fixIts: [FixIt] = []
        if let arguments = rule.attribute.arguments?.as(LabeledExprListSyntax.self), arguments.count > 1 {
            var rest = arguments.filter { $0.id != rule.argument.id }
            if let last = rest.indices.last { rest[last].trailingComma = nil }
            fixIts = [.replacing("removeRule", "Remove the second one", arguments, with: rest)]
        }
        return .error(
            "duplicateRule", "'\(rule.property.name)' has the rule '\(rule.code)' already",
            at: rule.expression, fixIts: fixIts)
    }

    /// A filter of a constant.
    private static func constant(_ rule: BoundRuleSyntax) -> Diagnostic? {
        guard rule.property.isConstant, RuleNames.filters.contains(rule.name) else { return nil }
        let keyword = rule.property.declaration.bindingSpecifier
        let variable = keyword.with(\.tokenKind, .keyword(.var))
        return .error(
            "filterOfConstant", "'.\(rule.name)' changes values, and '\(rule.property.name)' is a constant",
            at: rule.expression, fixIts: [.replacing("makeVariable", "Change 'let' to 'var'", keyword, with: variable)])
    }
}

extension BoundRuleSyntax {
    /// The options of the rule, and where it stands.
    fileprivate var circumstances: [String] {
        options.map { "\($0.label): \($0.values.map(\.code))" } + conditions.map { "\($0.block) \($0.index)" }
    }
}

extension Array {
    /// Runs of neighbours that belong together.
    fileprivate func chunked(by isOneRun: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { runs, element in
            if let last = runs.last?.last, isOneRun(last, element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}
#endif
