#if Macros
import SwiftSyntax

/// What a property's declaration tells about its type. Rules are checked against it as far as it is known; what it does
/// not tell, the compiler finds out in the code that the macro writes.
struct PropertyType {
    enum Kind {
        case text, number, boolean, date, identifier
        case array, set, dictionary
        case unknown

        var isCollection: Bool { self == .array || self == .set || self == .dictionary }
    }

    let kind: Kind
    /// The type as it is written, without the optional.
    let name: String
    let isOptional: Bool

    /// The type as code can write it, without the optional; `nil` when the declaration does not tell it.
    var written: String? { name.isEmpty || name == "an array" ? nil : name }

    init(_ type: TypeSyntax?, _ value: ExprSyntax?) {
        if let type {
            let inner = Self.unwrapped(type)
            isOptional = inner.id != type.id
            name = inner.code
            kind = Self.kind(of: inner)
        } else if let value {
            isOptional = false
            (kind, name) = Self.kind(of: value)
        } else {
            isOptional = false
            (kind, name) = (.unknown, "")
        }
    }

    private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        if let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
            let argument = generic.genericArgumentClause?.arguments.first?.argument,
            let type = Syntax(argument).as(TypeSyntax.self)
        {
            return type
        }
        return type
    }

    private static func kind(of type: TypeSyntax) -> Kind {
        if type.is(ArrayTypeSyntax.self) { return .array }
        if type.is(DictionaryTypeSyntax.self) { return .dictionary }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return .unknown }
        switch name {
        case "String", "Substring": return .text
        case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
            "UInt128", "Double", "Float", "Float16", "Decimal":
            return .number
        case "Bool": return .boolean
        case "Date": return .date
        case "URL", "UUID": return .identifier
        case "Array", "ArraySlice", "ContiguousArray": return .array
        case "Set": return .set
        case "Dictionary": return .dictionary
        default: return .unknown
        }
    }

    private static func kind(of value: ExprSyntax) -> (Kind, String) {
        if value.is(StringLiteralExprSyntax.self) { return (.text, "String") }
        if value.is(IntegerLiteralExprSyntax.self) { return (.number, "Int") }
        if value.is(FloatLiteralExprSyntax.self) { return (.number, "Double") }
        if value.is(BooleanLiteralExprSyntax.self) { return (.boolean, "Bool") }
        if let array = value.as(ArrayExprSyntax.self), !array.elements.isEmpty { return (.array, "an array") }
        return (.unknown, "")
    }
}
#endif
