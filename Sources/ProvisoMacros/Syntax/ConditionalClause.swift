#if Macros
import SwiftSyntax

/// A clause of `#if … #endif` that contains a declaration or an attribute.
struct ConditionalClause {
    let block: SyntaxIdentifier
    /// Which one of the block's it is.
    let index: Int
    /// What the block's clauses up to this one begin with: `#if DEBUG`, `#elseif os(Linux)`, `#else`.
    let directives: [String]

    /// The clauses of a block, in order.
    static func all(of block: IfConfigDeclSyntax) -> [(clause: Self, elements: IfConfigClauseSyntax.Elements?)] {
        var directives: [String] = []
        return block.clauses.enumerated().map { index, clause in
            directives.append(clause.poundKeyword.text + (clause.condition.map { " " + $0.code } ?? ""))
            return (Self(block: block.id, index: index, directives: directives), clause.elements)
        }
    }

    func isSame(as other: Self) -> Bool { block == other.block && index == other.index }
}
#endif
