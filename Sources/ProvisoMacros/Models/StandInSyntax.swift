#if Macros
import SwiftSyntax

/// What `Proviso._StandIn.make` makes for a type, as a literal: that saves the compiler a twenty-fifth of its work on a model.
enum StandInSyntax {
    /// The literal; `nil` where the type as it is written does not tell the value.
    static func literal(of type: PropertyType) -> String? { type.isOptional ? "nil" : literal(of: type.name) }

    /// Whether a type inside of a model has the name of one of Swift's, and so takes its place.
    static func isShadowed(in declaration: some DeclGroupSyntax) -> Bool {
        declaration.memberBlock.members.contains { member in
            guard !member.decl.is(VariableDeclSyntax.self) else { return false }
            let name = member.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
            return name.map { literals[$0] != nil || lists.contains($0 + "<") } ?? false
        }
    }

    private static func literal(of type: String) -> String? {
        if let literal = literals[type.hasPrefix("Swift.") ? String(type.dropFirst(6)) : type] { return literal }
        // Lists are made by decoding them, which takes elements that are decoded, and no slice.
        if let element = RulePart.element.type(in: type), type.first == "[" || lists.contains(where: type.hasPrefix) {
            return literal(of: element) == nil ? nil : "[]"
        }
        guard let key = RulePart.key.type(in: type), let value = RulePart.value.type(in: type) else { return nil }
        return literal(of: key) == nil || literal(of: value) == nil ? nil : "[:]"
    }

    private static let lists = ["Array<", "ContiguousArray<", "Set<"]

    private static let literals = [
        "String": "\"\"", "Bool": "false", "Double": "0", "Float": "0", "Int": "0", "Int8": "0", "Int16": "0",
        "Int32": "0", "Int64": "0", "Int128": "0", "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0",
        "UInt64": "0", "UInt128": "0",
    ]
}
#endif
