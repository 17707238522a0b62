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
        var seen: Set<String> = []
        for attribute in rules.chunked(by: \.attribute.id) {
            let mistakes = [
                attribute.first.flatMap(ListedRules.mistake), MessagePlacesCheck.mistake(attribute),
                attribute.first.flatMap(ClosureTypeCheck.mistakeInCondition),
            ]
            for mistake in mistakes.compactMap(\.self) { context.diagnose(mistake) }
        }
        ConditionCircles.mistakes(in: rules).forEach(context.diagnose)
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
        var properties: [StoredProperty] = []
        for rule in kept where !properties.contains(where: { $0.isSame(as: rule.property) }) {
            properties.append(rule.property)
        }
        for property in properties {
            let own = kept.filter { $0.property.isSame(as: property) }
            LiteralReview(property, own).findings.forEach(context.diagnose)
        }
        return kept
    }

    /// The same rule a second time, under the same conditions.
    private static func duplicate(_ rule: BoundRuleSyntax, _ seen: inout Set<String>) -> Diagnostic? {
        let options = rule.options.map { "\($0.label): \($0.values.map(\.code))" }
        let place = rule.conditions.map { "\($0.block) \($0.index)" }
        let key = ([rule.property.name, rule.expression.code] + options + place).joined(separator: "|")
        if seen.insert(key).inserted { return nil }
        var fixIts: [FixIt] = []
        if let arguments = rule.attribute.arguments?.as(LabeledExprListSyntax.self), arguments.count > 1 {
            var rest = arguments.filter { $0.id != rule.argument.id }
            if let last = rest.indices.last { rest[last].trailingComma = nil }
            fixIts = [.replacing("removeRule", "Remove the second one", arguments, with: rest)]
        }
        return .error(
            "duplicateRule", "'\(rule.property.name)' has the rule '\(rule.expression.code)' already",
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

extension Array {
    /// Runs of neighbours that have a property in common.
    fileprivate func chunked(by property: KeyPath<Element, some Equatable>) -> [[Element]] {
        reduce(into: []) { runs, element in
            if let last = runs.last?.last, last[keyPath: property] == element[keyPath: property] {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}
#endif
