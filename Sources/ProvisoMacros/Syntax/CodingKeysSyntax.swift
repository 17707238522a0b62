#if Macros
import SwiftParser
import SwiftSyntax

/// The enumeration `CodingKeys` of a type, as far as it is inside the type's own braces.
///
/// One in an extension is not seen here; what its names are is found out from how the type decodes itself.
enum CodingKeysSyntax {
    /// The names of the keys by those of the properties, where they differ; `nil` when no enumeration is seen.
    static func renamed(in declaration: some DeclGroupSyntax) -> [(name: String, key: String)]? {
        for member in declaration.memberBlock.members {
            guard let keys = member.decl.as(EnumDeclSyntax.self), keys.name.text == "CodingKeys" else { continue }
            return keys.memberBlock.members.flatMap { member in
                member.decl.as(EnumCaseDeclSyntax.self)?.elements.compactMap(renamed) ?? []
            }
        }
        return nil
    }

    private static func renamed(_ element: EnumCaseElementSyntax) -> (name: String, key: String)? {
        let name = element.name.text.filter { $0 != "`" }
        guard let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self),
            let key = literal.representedLiteralValue, key != name
        else { return nil }
        return (name, key)
    }
}
#endif
