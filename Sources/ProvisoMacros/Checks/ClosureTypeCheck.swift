#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds closures in `@Rules` that do not say of what type their parameters are. The rules are read before the type of the
/// property is known, so that the compiler cannot find it out.
enum ClosureTypeCheck {
    /// A closure of a rule.
    static func mistake(_ rule: BoundRuleSyntax) -> Diagnostic? {
        // Rules for a type know it.
        guard !rule.options.contains(where: { $0.label == "for" }) else { return nil }
        return mistake(in: rule.expression, type: rule.property.type.written)
    }

    /// The closure that is the condition of rules.
    static func mistakeInCondition(of rule: BoundRuleSyntax) -> Diagnostic? {
        guard let closure = rule.when?.as(ClosureExprSyntax.self), let model = rule.property.model else { return nil }
        return mistake(in: closure, [("model", model.name)])
    }

    private static func mistake(in expression: ExprSyntax, type: String?) -> Diagnostic? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else {
            let base = expression.as(MemberAccessExprSyntax.self)?.base
            return base.flatMap { mistake(in: $0, type: type) }
        }
        if let base = member.base, let found = mistake(in: base, type: type) { return found }
        let name = member.declName.baseName.text.filter { $0 != "`" }
        if let closure = closure(of: call, for: name) {
            let parameters = RuleNames.closures[name]?.parameters ?? []
            return mistake(in: closure, parameters.map { ($0.name, $0.type == "Value" ? type : $0.type) })
        }
        guard let part = RulePart.of(member) else { return nil }
        let inner = type.flatMap(part.type)
        return call.arguments.lazy.compactMap { mistake(in: $0.expression, type: inner) }.first
    }

    /// The closure that is given to a built-in rule and gets the value.
    private static func closure(of call: FunctionCallExprSyntax, for name: String) -> ClosureExprSyntax? {
        guard let known = RuleNames.closures[name] else { return nil }
        if let closure = call.trailingClosure { return closure }
        return call.arguments.first { $0.label?.text == known.label && $0.expression.is(ClosureExprSyntax.self) }?
            .expression.as(ClosureExprSyntax.self)
    }

    private static func mistake(
        in closure: ClosureExprSyntax, _ parameters: [(name: String, type: String?)]
    ) -> Diagnostic? {
        guard let names = untypedNames(of: closure, parameters.map(\.name)) else { return nil }
        var fixIts: [FixIt] = []
        if names.count == parameters.count, let types = parameters.map(\.type) as? [String] {
            let typed = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
            fixIts = [
                .replacing("writeType", "Write '(\(typed)) in'", closure, with: rewritten(closure, names, typed))
            ]
        }
        return .error(
            "closureNeedsType",
            "a closure in '@Rules' says of what type its parameters are: rules are read before the property's type is known",
            at: closure, fixIts: fixIts)
    }

    /// The names of the parameters, when one has no type; `nil` when all have, or there are none.
    private static func untypedNames(of closure: ClosureExprSyntax, _ names: [String]) -> [String]? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): return list.map(\.name.text)
        case .parameterClause(let clause):
            let isTyped = clause.parameters.allSatisfy { $0.type != nil }
            return isTyped ? nil : clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil:
            let finder = ShorthandFinder(viewMode: .sourceAccurate)
            finder.walk(closure.statements)
            return finder.count == 0 ? nil : names
        }
    }

    /// The closure with its parameters written out.
    private static func rewritten(_ closure: ClosureExprSyntax, _ names: [String], _ typed: String) -> ExprSyntax {
        let effects = closure.signature?.effectSpecifiers.map { " " + $0.code } ?? ""
        let result = closure.signature?.returnClause.map { " " + $0.code } ?? ""
        let capture = closure.signature?.capture.map { $0.code + " " } ?? ""
        var body = closure.statements.description
        if closure.signature?.parameterClause == nil {
            body = ShorthandRenamer(names).rewrite(Syntax(closure.statements)).description
        }
        let space = body.first?.isWhitespace ?? true ? "" : " "
        let closing = closure.rightBrace.leadingTrivia.description
        return
            "{ \(raw: capture)(\(raw: typed))\(raw: effects)\(raw: result) in\(raw: space)\(raw: body)\(raw: closing)}"
    }
}

/// Counts parameters without a name, `$0`.
private final class ShorthandFinder: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = token.tokenKind { count += 1 }
        return .skipChildren
    }

    /// Those inside are of that closure.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Gives names to parameters without one.
private final class ShorthandRenamer: SyntaxRewriter {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init()
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax {
        guard case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()),
            names.indices.contains(index)
        else { return token }
        return token.with(\.tokenKind, .identifier(names[index]))
    }

    override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }
}
#endif
