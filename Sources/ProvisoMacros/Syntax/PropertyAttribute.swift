#if Macros
import SwiftSyntax

/// An attribute of a property, `@Rules(…)`, and the conditions of compilation that it stands under by itself.
struct PropertyAttribute {
    let syntax: AttributeSyntax
    /// The name without that of a module, which is looked up once: many ask for it.
    let name: String
    let conditions: [ConditionalClause]

    /// The attributes in a list, those inside `#if` too.
    static func all(in list: AttributeListSyntax, under conditions: [ConditionalClause] = []) -> [Self] {
        list.flatMap { element -> [Self] in
            switch element {
            case .attribute(let attribute):
                return [Self(syntax: attribute, name: attribute.baseName, conditions: conditions)]
            case .ifConfigDecl(let block):
                return ConditionalClause.all(of: block).flatMap { clause, elements -> [Self] in
                    guard case .attributes(let inner) = elements else { return [] }
                    return all(in: inner, under: conditions + [clause])
                }
            }
        }
    }
}
#endif
