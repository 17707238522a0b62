#if Macros
import SwiftParser
import SwiftSyntax

/// The enumeration `CodingKeys` of a type, as far as it is inside the type's own braces.
///
/// One in an extension is not seen here; what its names are is found out from how the type decodes itself.
enum CodingKeysSyntax {
    typealias Case = (name: String, key: String)

    /// The names of the keys by those of the properties, where they differ; `nil` when no enumeration is seen.
    static func renamed(in declaration: some DeclGroupSyntax) -> [Case]? {
        cases(in: declaration)?.filter { $0.name != $0.key }
    }

    /// The names of the keys by those of the properties; `nil` when no enumeration is seen.
    static func cases(in declaration: some DeclGroupSyntax) -> [Case]? {
        for member in declaration.memberBlock.members {
            guard let keys = member.decl.as(EnumDeclSyntax.self), areKeys(member.decl) else { continue }
            return keys.memberBlock.members.flatMap { member in
                member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(named) ?? []
            }
        }
        return nil
    }

    /// Whether a declaration is that of the coding keys.
    static func areKeys(_ declaration: DeclSyntax) -> Bool {
        let name = declaration.as(EnumDeclSyntax.self)?.name ?? declaration.as(TypeAliasDeclSyntax.self)?.name
        return (name ?? declaration.as(StructDeclSyntax.self)?.name)?.text == "CodingKeys"
    }

    /// Whether a declaration is an enumeration whose cases are texts, or the names of the cases.
    static func areTexts(_ declaration: DeclSyntax) -> Bool {
        guard let keys = declaration.as(EnumDeclSyntax.self) else { return false }
        let members = keys.memberBlock.members.map(\.decl)
        let inherited = keys.inheritanceClause?.inheritedTypes.first?.type.code
        // Keys that are no texts may still say what they are called.
        return ["String", "Swift.String", "CodingKey", "Swift.CodingKey"].contains(inherited)
            && members.allSatisfy { $0.is(EnumCaseDeclSyntax.self) }
    }

    private static func named(_ element: EnumCaseElementSyntax) -> Case {
        let name = element.name.text.filter { $0 != "`" }
        return (name, element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? name)
    }
}
#endif
