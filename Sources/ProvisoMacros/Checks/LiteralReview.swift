#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// Finds what cannot be meant in the rules of a property, as far as literals tell: intervals, finite sets, and how long the texts of
/// patterns are. The names are those of `proviso rules`, and so are the comments that allow a finding.
struct LiteralReview {
    private let property: StoredProperty
    private let mayBeEmpty: Bool
    private(set) var findings: [Diagnostic] = []
    private lazy var allowed = AllowedFindings(property.declaration)

    /// - Parameter rules: The rules of the property, in their order.
    init(_ property: StoredProperty, _ rules: [BoundRuleSyntax]) {
        self.property = property
        let type = property.type
        mayBeEmpty = type.isOptional || type.kind == .text || type.kind.isCollection || type.kind == .unknown
        guard rules.count > 1 else { return }
        // Rules that judge the same value: those between two that change it.
        var segment: [LiteralRule] = []
        var replacement: BoundRuleSyntax?
        let literals = LiteralType(type)
        for rule in rules where !rule.options.contains(where: { $0.label == "for" }) {
            if rule.mayChangeValues {
                review(segment, behind: replacement)
                (segment, replacement) = ([], RuleMeaning.of(rule.name, nil).isReplacement ? rule : nil)
            } else if let read = LiteralRule(rule, literals) {
                segment.append(read)
            }
        }
        review(segment, behind: replacement)
    }

    private mutating func review(_ segment: [LiteralRule], behind replacement: BoundRuleSyntax?) {
        if let replacement { reviewReplacement(replacement, segment) }
        guard segment.count > 1 else { return }
        var isContradictory = false
        for activity in Set(segment.map(\.activity)).sorted() {
            let together = segment.filter { $0.isBinding && ($0.activity.isEmpty || $0.activity == activity) }
            if !isContradictory { isContradictory = reviewContradiction(together) }
        }
        if isContradictory { return }
        reviewImplied(segment)
        reviewMembers(segment)
    }

    /// Notes a finding, unless a comment allows it.
    private mutating func note(
        _ name: String, _ message: String, at expression: ExprSyntax, _ severity: DiagnosticSeverity = .warning
    ) {
        guard !allowed.contains(name, at: expression) else { return }
        findings.append(
            Diagnostic(
                node: Syntax(expression),
                message: MacroMessage(id: name, message: "\(message) [\(name)]", severity: severity)))
    }

    private mutating func reviewContradiction(_ rules: [LiteralRule]) -> Bool {
        // A rule that only empty values pass is meant, unless they fail as well.
        let passesEmptyValues = mayBeEmpty && rules.allSatisfy(\.passesEmptyValues)
        if passesEmptyValues, rules.contains(where: { LiteralCondition.exclude([$0.condition]) }) { return false }
        guard LiteralCondition.exclude(rules.map(\.condition)) else { return false }
        var culprits = rules
        for index in rules.indices.reversed() {
            let fewer = culprits.enumerated().filter { $0.offset != index }.map(\.element)
            let excludes = LiteralCondition.exclude(fewer.map(\.condition))
            let passes = mayBeEmpty && fewer.allSatisfy(\.passesEmptyValues)
            if fewer.count > 1, excludes, passes == passesEmptyValues { culprits = fewer }
        }
        guard culprits.count > 1, let last = culprits.last else { return false }
        note(
            "contradictory-rules",
            "no value of '\(property.name)' passes \(Self.list(culprits))\(passesEmptyValues ? ", except an empty one" : "")",
            at: last.rule.expression, passesEmptyValues ? .warning : .error)
        return true
    }

    private mutating func reviewImplied(_ rules: [LiteralRule]) {
        for (index, rule) in rules.enumerated() where rule.isExact && (rule.passesEmptyValues || !mayBeEmpty) {
            guard let complement = rule.condition.complement, !complement.isEmpty else { continue }
            // A rule in front decides which message is shown.
            let earlier = rules[..<index].filter {
                $0.isBinding && ($0.activity.isEmpty || $0.activity == rule.activity)
            }
            let cause = earlier.first { other in
                complement.allSatisfy { LiteralCondition.exclude([$0, other.condition]) }
            }
            guard let cause else { continue }
            note(
                "implied-rule",
                "'\(rule.rule.expression.code)' never fails where '\(cause.rule.expression.code)' passes",
                at: rule.rule.expression)
        }
    }

    private mutating func reviewMembers(_ rules: [LiteralRule]) {
        for rule in rules {
            guard case .members(let values) = rule.condition else { continue }
            for other in rules where other.isBinding && other.rule.argument.id != rule.rule.argument.id {
                guard other.activity.isEmpty || other.activity == rule.activity else { continue }
                let refused = values.filter { other.condition.refuses($0) }
                guard let first = refused.first, refused.count < values.count else { continue }
                let rest = refused.count > 1 ? " and \(refused.count - 1) more" : ""
                note(
                    "refused-member", "'\(other.rule.expression.code)' refuses the member \(first.code)\(rest)",
                    at: rule.rule.expression)
            }
        }
    }

    private mutating func reviewReplacement(_ rule: BoundRuleSyntax, _ rules: [LiteralRule]) {
        guard let type = LiteralType(property.type), rule.call?.arguments.count == 1,
            let value = rule.call?.arguments.first.flatMap({ LiteralValue($0.expression, type) }), value != .text("")
        else { return }
        guard let culprit = rules.first(where: { $0.isBinding && $0.activity.isEmpty && $0.condition.refuses(value) })
        else { return }
        note(
            "refused-default", "'\(culprit.rule.expression.code)' refuses the value of '\(rule.expression.code)'",
            at: rule.expression)
    }

    private static func list(_ rules: [LiteralRule]) -> String {
        let codes = rules.map { "'\($0.rule.expression.code)'" }
        guard let last = codes.last, codes.count > 1 else { return codes.first ?? "" }
        return codes.count == 2
            ? "both \(codes[0]) and \(last)" : codes.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension RuleMeaning? {
    fileprivate var isReplacement: Bool { if case .replacement? = self { true } else { false } }
}

extension BoundRuleSyntax {
    /// Whether the rule may change values, as one may that is not known here.
    fileprivate var mayChangeValues: Bool {
        let calls = modifiers.compactMap { $0.calledExpression.as(MemberAccessExprSyntax.self) }
        return comparedKeyPath == nil && (!isKnownToJudge || calls.contains { RulePart.of($0) != nil })
    }
}
#endif
