#if Macros
import SwiftSyntax

/// A place where the condition of a rule asks the model for a member.
struct ConditionRead: Equatable {
    let property: String
    let access: MemberAccessExprSyntax
}

extension BoundRuleSyntax {
    /// The stored properties that the rule's condition reads, or `nil` when it may read anything: when the model is used
    /// in another way than to ask for one of them.
    ///
    /// - Parameter properties: The stored properties of the model.
    func propertiesOfCondition(among properties: [StoredProperty]) -> [String]? {
        guard let finder = membersOfCondition else { return nil }
        let stored = Set(properties.map(\.name))
        let members = Set(finder.reads.map(\.property))
        guard finder.readsMembersOnly, members.allSatisfy(stored.contains) else { return nil }
        return members.sorted()
    }

    /// What the rule's condition reads of this very model.
    var readsOfCondition: [ConditionRead] {
        guard let finder = membersOfCondition, let type = finder.type, let model = property.model?.name else {
            return []
        }
        return type == "Self" || type == model || type.hasSuffix("." + model) ? finder.reads : []
    }

    private var membersOfCondition: ReadFinder? {
        guard let closure = when?.as(ClosureExprSyntax.self) else { return nil }
        // The model has its type in the closure, as the compiler asks.
        guard case .parameterClause(let clause) = closure.signature?.parameterClause,
            let parameter = clause.parameters.first
        else { return nil }
        let finder = ReadFinder((parameter.secondName ?? parameter.firstName).text, parameter.type?.code)
        finder.walk(closure.statements)
        return finder
    }
}

/// Finds the members that are asked for of a parameter.
private final class ReadFinder: SyntaxVisitor {
    private let parameter: String
    /// The parameter's type.
    let type: String?
    private(set) var reads: [ConditionRead] = []
    private(set) var readsMembersOnly = true

    init(_ parameter: String, _ type: String?) {
        self.parameter = parameter
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == parameter else { return .skipChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id {
            let name = access.declName.baseName.text.filter { $0 != "`" }
            reads.append(ConditionRead(property: name, access: access))
        } else {
            readsMembersOnly = false
        }
        return .skipChildren
    }
}
#endif
