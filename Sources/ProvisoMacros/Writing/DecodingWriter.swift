#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes how a structure is decoded from JSON, for `@Validatable(jsonDecoding: .generated)`: an initializer with a line or two for each
/// property, which calls no `Decoder`.
struct DecodingWriter {
    private let kind: ModelKind
    private var keys = ConditionalLines()
    private var statements = ConditionalLines()
    /// The arguments of the memberwise initializer, which are read before it is called, and what is read behind it.
    private var arguments: [String] = []
    private var readings: [String] = []
    /// Whether the memberwise initializer is called. A model that is given one value after the other, and may have to be given up in
    /// between, is copied when it is done.
    private let isMemberwise: Bool

    /// - Returns: `nil` if the attribute does not ask for it, or if it cannot be written, which is reported.
    init?(
        _ node: AttributeSyntax, _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
    ) {
        guard let argument = node.argument(named: "jsonDecoding") else { return nil }
        guard argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "generated" else {
            context.diagnose(.error("decodingArgument", "write '.generated' here", at: argument))
            return nil
        }
        guard let kind = ModelKind(declaration, inheritsRules: false, in: context) else { return nil }
        let properties = StoredProperty.all(of: declaration)
        let hasDefaults = BlankSyntax(kind, properties, in: declaration).hasDeclaredDefaults
        if let mistake = Self.mistake(kind, properties, declaration, argument, hasDefaults) {
            context.diagnose(mistake)
            return nil
        }
        self.kind = kind
        isMemberwise = Self.hasMemberwiseInitializer(declaration, properties)
        let cases = CodingKeysSyntax.cases(in: declaration)
        for property in properties where !(property.isConstant && property.hasDefault) {
            let key = cases.map { $0.first { $0.name == property.name }?.key } ?? property.name
            guard let key else { continue }
            write(property, key.quoted, hasDefaults)
        }
    }

    /// Why the decoding of a type cannot be written; `nil` when it can.
    private static func mistake(
        _ kind: ModelKind, _ properties: [StoredProperty], _ declaration: some DeclGroupSyntax, _ argument: ExprSyntax,
        _ hasDefaults: Bool
    ) -> Diagnostic? {
        func error(_ id: String, _ reason: String, _ node: some SyntaxProtocol) -> Diagnostic {
            .error(id, "decoding cannot be generated: \(reason)", at: node)
        }
        guard let structure = declaration.as(StructDeclSyntax.self) else {
            return error("decodingOfClass", "'\(kind.type)' is no structure", argument)
        }
        if let generic = structure.genericParameterClause {
            return error("decodingOfGeneric", "'\(structure.name.text)' is generic", generic)
        }
        for (member, isConditional) in declaration.memberBlock.members.declarations {
            if let own = member.as(InitializerDeclSyntax.self), own.takesDecoder {
                return error("decodesItself", "the type has an initializer 'init(from:)' of its own", own.initKeyword)
            }
            guard CodingKeysSyntax.areKeys(member) else { continue }
            if isConditional { return error("conditionalKeys", "'CodingKeys' depends on a condition", member) }
            if CodingKeysSyntax.areTexts(member) { continue }
            return error("keysWithoutTexts", "'CodingKeys' has to be an enumeration of 'String'", member)
        }
        for property in properties {
            if property.mayBeWrapped {
                return error("wrapped", "'\(property.name)' may have a property wrapper", property.declaration)
            }
            if property.declaration.bindsPattern {
                return error("pattern", "'\(property.name)' is declared together with others", property.declaration)
            }
            guard property.isUnsafe, !property.hasDefault || !hasDefaults else { continue }
            return error(
                "unsettable", "'\(property.name)' is @NotAssignable, and its declaration gives it no default",
                property.declaration)
        }
        return nil
    }

    /// Whether a type surely has a memberwise initializer: another macro may write an initializer that takes its place.
    private static func hasMemberwiseInitializer(
        _ declaration: some DeclGroupSyntax, _ properties: [StoredProperty]
    ) -> Bool {
        declaration.attributes.count == 1
            && properties.allSatisfy(\.conditions.isEmpty)
            && !declaration.memberBlock.members.contains {
                $0.decl.is(InitializerDeclSyntax.self) || $0.decl.is(IfConfigDeclSyntax.self)
                    || $0.decl.is(MacroExpansionDeclSyntax.self)
            }
    }

    /// The members of the extension.
    var members: String {
        let access = kind.access == "open " ? "public " : kind.access
        let lines =
            ["\(access)static var _decodedKeys: Proviso._DecodedKeys {", "var keys = Proviso._DecodedKeys()"]
            + keys.closed
            + ["return keys", "}", "\(access)init(_ json: Proviso._JSONMembers) throws(Proviso._NotDecoded) {"]
            + statements.closed + (isMemberwise ? ["self.init(\(arguments.joined(separator: ", ")))"] + readings : [])
            + ["}"]
        return lines.joined(separator: "\n")
    }

    private mutating func write(_ property: StoredProperty, _ key: String, _ hasDefaults: Bool) {
        keys.append("keys.add(\(key), for: CodingKeys.\(property.spelling))", under: property.conditions)
        let place = "self.\(property.spelling)"
        let isOptional = property.type.isOptional
        func state(_ line: String) { statements.append(line, under: property.conditions) }
        if property.isUnsafe { return state("try json.refuse(\(key))") }
        if property.hasDefault, hasDefaults, !isMemberwise || !property.isNilByDefault {
            let reading = "try json.\(isOptional ? "readOptional" : "read")(\(key), into: &\(place))"
            if isMemberwise { readings.append(reading) } else { state(reading) }
            return
        }
        if property.hasDefault, !hasDefaults { state("try json.require(\(key))") }
        let reading = "try json.\(isOptional ? "optional" : "value")(\(key)"
        guard isMemberwise else { return state("\(place) = \(reading))") }
        // The property tells the type. One that is spelled here may not be found, and where an extension has an initializer with the
        // same labels, arguments without a type fit both.
        let value = "value\(arguments.count + 1)"
        state("let \(value) = \(reading), like: { (model: Self) in model.\(property.spelling) })")
        arguments.append("\(property.argumentLabel): \(value)")
    }
}

extension MemberBlockItemListSyntax {
    /// The declarations, those inside `#if` too, and whether they depend on such a condition.
    fileprivate var declarations: [(declaration: DeclSyntax, isConditional: Bool)] {
        flatMap { member -> [(declaration: DeclSyntax, isConditional: Bool)] in
            guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [(member.decl, false)] }
            return ConditionalClause.all(of: block).flatMap { _, elements in
                guard case .decls(let inner) = elements else {
                    return [(declaration: DeclSyntax, isConditional: Bool)]()
                }
                return inner.declarations.map { ($0.declaration, true) }
            }
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether this is `init(from decoder: any Decoder)`.
    fileprivate var takesDecoder: Bool {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "from" else { return false }
        return only.type.code.split { " .".contains($0) }.last == "Decoder"
    }
}
#endif
