#if Macros
import SwiftSyntax

extension BoundRuleSyntax {
    /// The stored properties that the rule's condition reads, or `nil` when it may read anything: when the model is used
    /// in another way than to ask for one of them.
    var propertiesOfCondition: [String]? {
        guard let closure = when?.as(ClosureExprSyntax.self) else { return nil }
        // The model has its type in the closure, as the compiler asks.
        guard case .parameterClause(let clause) = closure.signature?.parameterClause,
            let parameter = clause.parameters.first
        else { return nil }
        let finder = ReadFinder((parameter.secondName ?? parameter.firstName).text)
        finder.walk(closure.statements)
        let stored = Set(StoredProperty.all(in: property.model?.members ?? []).map(\.name))
        guard finder.readsMembersOnly, finder.members.allSatisfy(stored.contains) else { return nil }
        return finder.members.sorted()
    }
}

/// Finds the members that are asked for of a parameter.
private final class ReadFinder: SyntaxVisitor {
    private let parameter: String
    private(set) var members: Set<String> = []
    private(set) var readsMembersOnly = true

    init(_ parameter: String) {
        self.parameter = parameter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == parameter else { return .skipChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id {
            members.insert(access.declName.baseName.text.filter { $0 != "`" })
        } else {
            readsMembersOnly = false
        }
        return .skipChildren
    }
}
#endif
