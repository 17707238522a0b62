#if Macros
import SwiftParser
import SwiftSyntax

/// A rule as its literals tell it: what it lets pass of the values that are not empty.
struct LiteralRule {
    let rule: BoundRuleSyntax
    let condition: LiteralCondition
    /// Whether it passes nothing but what the condition says.
    let isExact: Bool
    /// Whether empty values pass, or are left alone.
    let passesEmptyValues: Bool
    /// Whether a model is invalid where the rule fails, whatever else it contains.
    let isBinding: Bool
    /// The scenarios and the conditions of compilation in which it runs; empty for all.
    let activity: String

    /// Reads a rule; `nil` for one of which the literals tell nothing.
    init?(_ rule: BoundRuleSyntax, _ type: LiteralType?) {
        guard let meaning = RuleMeaning.of(rule.name, rule.call?.arguments.first?.label?.text),
            rule.keepsWhatPasses, rule.comparedKeyPath == nil,
            let (condition, isExact) = LiteralCondition.read(meaning, rule.call, type)
        else { return nil }
        let skipping = rule.options.first { $0.label == "skipOnEmpty" }?.values.first
        let skips = skipping?.as(BooleanLiteralExprSyntax.self)?.literal.text != "false"
        switch condition {
        case .filled:
            guard skipping == nil else { return nil }
            passesEmptyValues = false
        case .empty: passesEmptyValues = true
        default: passesEmptyValues = skips
        }
        (self.rule, self.condition, self.isExact) = (rule, condition, isExact)
        isBinding = !rule.options.contains { ["when", "severity"].contains($0.label) }
        activity = rule.activity
    }
}

extension BoundRuleSyntax {
    /// Whether what is called on the rule changes only what it says: a message, or an error of one's own.
    fileprivate var keepsWhatPasses: Bool {
        modifiers.allSatisfy { modifier in
            let name = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            return ["message", "error"].contains(name)
        }
    }

    /// The scenarios and the conditions of compilation in which the rule runs; empty for all.
    fileprivate var activity: String {
        let scenarios = options.filter { ["on", "except"].contains($0.label) }
            .map { "\($0.label) \($0.values.map(\.code).sorted())" }
        return (scenarios + attributeConditions.map { "\($0.block) \($0.index)" }).joined(separator: " ")
    }
}

extension LiteralCondition {
    /// Reads the literals of a rule, and whether they tell all that it asks for; `nil` for anything else than literals.
    fileprivate static func read(
        _ meaning: RuleMeaning, _ call: FunctionCallExprSyntax?, _ type: LiteralType?
    ) -> (LiteralCondition, isExact: Bool)? {
        let arguments = call.map { Array($0.arguments) } ?? []
        let first = arguments.first?.expression
        if call?.trailingClosure != nil { return nil }
        switch meaning {
        case .filled: return call == nil ? (.filled, true) : nil
        case .empty: return (.empty, true)
        case .length:
            guard type == .text, let first, let lengths = LiteralLimits.lengths(first) else { return nil }
            guard arguments.count > 1 else { return (.length(lengths, unit: 0), true) }
            guard arguments.count == 2,
                let unit = TextLengths.units.firstIndex(of: arguments[1].expression.memberName ?? "")
            else { return nil }
            return (.length(lengths, unit: unit), true)
        case .count:
            guard type == .collection, let first, let counts = LiteralLimits.lengths(first) else { return nil }
            return (.count(counts), true)
        case .range:
            guard let type, let first, let range = LiteralLimits.numbers(first, type) else { return nil }
            return (.numbers(type == .wholeNumber ? range.ofWholeNumbers : range), true)
        case .members(let isExcluded):
            // Without differences of case, more pass than the list has.
            guard arguments.count == 1, let type, let first, let values = LiteralValue.list(first, type) else {
                return nil
            }
            return (isExcluded ? .excluded(values) : .members(values), true)
        case .equality(let isExcluded):
            guard let type, let first, let value = LiteralValue(first, type) else { return nil }
            return (isExcluded ? .excluded([value]) : .members([value]), true)
        case .order:
            guard let type, arguments.count == 2, let value = LiteralValue(arguments[1].expression, type),
                let condition = ordered(first?.memberName, value, type)
            else { return nil }
            return (condition, true)
        case .pattern(let isWhole):
            guard type == .text, arguments.count == 1,
                let text = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                let pattern = try? Pattern.cached(text)
            else { return nil }
            return (.pattern(pattern, isWhole: isWhole), true)
        case .numbers(let min, let max, let excludesMin, let excludesMax):
            guard call == nil, let type, type.isNumber else { return nil }
            let interval = LiteralInterval(
                min: min.flatMap { LiteralNumber($0) }, max: max.flatMap { LiteralNumber($0) },
                excludesMin: excludesMin,
                excludesMax: excludesMax)
            return (.numbers(type == .wholeNumber ? interval.ofWholeNumbers : interval), true)
        case .shape(let text):
            guard call == nil, type == .text, let pattern = try? Pattern.cached(text) else { return nil }
            return (.pattern(pattern, isWhole: true), false)
        case .replacement: return nil
        }
    }

    /// A comparison with a constant. Texts are ordered by what no literal tells.
    private static func ordered(_ name: String?, _ value: LiteralValue, _ type: LiteralType) -> LiteralCondition? {
        if name == "equal" { return .members([value]) }
        if name == "notEqual" { return .excluded([value]) }
        guard case .number(let number) = value else { return nil }
        let interval: LiteralInterval<LiteralNumber>
        switch name {
        case "less": interval = LiteralInterval(max: number, excludesMax: true)
        case "lessOrEqual": interval = LiteralInterval(max: number)
        case "greater": interval = LiteralInterval(min: number, excludesMin: true)
        case "greaterOrEqual": interval = LiteralInterval(min: number)
        default: return nil
        }
        return .numbers(type == .wholeNumber ? interval.ofWholeNumbers : interval)
    }
}

extension LiteralType {
    fileprivate var isNumber: Bool {
        switch self {
        case .wholeNumber, .number: true
        case .text, .flag, .collection: false
        }
    }
}

extension ExprSyntax {
    /// The name of a member of the type that is asked for: `.less`.
    fileprivate var memberName: String? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }
}
#endif
