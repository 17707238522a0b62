#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// What the type is that a rule set is written for.
struct ModelKind {
    /// The type's name with its generic parameters.
    let type: String
    /// What stands before members that must be as visible as the type.
    let access: String
    let isClass: Bool
    /// Whether the type can be subclassed.
    let isOpenToSubclasses: Bool
    /// The class whose rules come before those of this one.
    let superclass: String?
    /// Whether the declaration says that the type is validatable.
    let saysConformance: Bool
    /// The global actor that the type says it belongs to.
    let actor: AttributeSyntax?
    /// A parameter pack of the type.
    let parameterPack: GenericParameterSyntax?
    /// Whether static properties can be stored.
    let storesStatics: Bool
    /// Whether the type lists its rules itself.
    let listsRules: Bool
    /// The expression for the rules of the model as a whole. A subclass cannot declare a property of another type than that
    /// of its superclass, so there a function will do.
    let ownRules: String

    init?(_ declaration: some DeclGroupSyntax, inheritsRules: Bool, in context: some MacroExpansionContext) {
        let name: String
        let parameters: GenericParameterClauseSyntax?
        if let structure = declaration.as(StructDeclSyntax.self) {
            (name, parameters, isClass) = (structure.name.text, structure.genericParameterClause, false)
        } else if let object = declaration.as(ClassDeclSyntax.self) {
            (name, parameters, isClass) = (object.name.text, object.genericParameterClause, true)
        } else {
            return nil
        }
        let names = parameters?.parameters.map(\.name.text) ?? []
        // What holds the keyword has another name in each version of swift-syntax.
        parameterPack = parameters?.parameters.first { parameter in
            parameter.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.each) }
        }
        type = names.isEmpty ? name : name + "<" + names.joined(separator: ", ") + ">"
        ownRules = OwnRules.areFunction(in: declaration.memberBlock.members) ? "modelRules()" : "modelRules"
        listsRules = ListedRules.declaration(in: declaration.memberBlock.members) != nil
        let modifiers = declaration.modifiers.map(\.name.text)
        isOpenToSubclasses = isClass && !modifiers.contains("final")
        access =
            modifiers.contains("open")
            ? "open " : modifiers.first { $0 == "public" || $0 == "package" }.map { $0 + " " } ?? ""
        // Any type can be a global actor; those that there are say so in their names.
        actor = declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.baseName.hasSuffix("Actor") }
        let inherited = declaration.inheritanceClause?.inheritedTypes.map { $0.type.code } ?? []
        let saysSo = inherited.contains { $0 == "Validatable" || $0 == "Proviso.Validatable" }
        saysConformance = saysSo
        superclass = isClass && inheritsRules && !saysSo ? inherited.first : nil
        let outerIsGeneric = context.lexicalContext.contains { outer in
            outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        }
        storesStatics = names.isEmpty && !outerIsGeneric
    }
}
#endif
