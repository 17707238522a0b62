#if Macros
import SwiftSyntax

/// Writes how a new model is made that has the defaults of its declaration: what becomes a new element of an array.
///
/// Where properties have no default, something stands in for their values until they are set.
struct BlankSyntax {
    /// What tells the compiler of the rules, or `nil` when no model can be made.
    let statement: String?
    /// An initializer that the type needs for it.
    let initializer: String?
    /// Whether a new model has the defaults of its declaration, and no initializer changes them.
    let hasDeclaredDefaults: Bool

    private static let nothing = BlankSyntax(statement: nil, initializer: nil, hasDeclaredDefaults: false)

    init(_ kind: ModelKind, _ properties: [StoredProperty], in declaration: some DeclGroupSyntax) {
        self = Self.find(kind, properties, declaration) ?? .nothing
    }

    private init(statement: String?, initializer: String?, hasDeclaredDefaults: Bool = true) {
        self.statement = statement
        self.initializer = initializer
        self.hasDeclaredDefaults = hasDeclaredDefaults
    }

    private static func find(
        _ kind: ModelKind, _ properties: [StoredProperty], _ declaration: some DeclGroupSyntax
    ) -> BlankSyntax? {
        let members = declaration.memberBlock.members.map(\.decl)
        // What stands under a condition may or may not be there.
        let isUncertain =
            properties.contains { !$0.conditions.isEmpty && !$0.hasDefault }
            || members.contains { $0.as(IfConfigDeclSyntax.self)?.declaresInitializer ?? false }
        guard !isUncertain else { return nil }
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
        if let initializer = initializers.first(where: \.takesNothing) {
            let changesNothing = initializer.body?.statements.isEmpty ?? false
            return BlankSyntax(
                statement: statement("\(kind.type)()", changesNothing ? properties : []), initializer: nil,
                hasDeclaredDefaults: changesNothing)
        }
        let unset = properties.filter { !$0.hasDefault }
        let isWrapped = unset.contains(where: \.mayBeWrapped)
        let isPattern = properties.contains(where: \.declaration.bindsPattern)
        guard !isWrapped, !isPattern, kind.superclass == nil else { return nil }
        if kind.isClass {
            // A superclass may ask for more, and protocols cannot be told from it but by name.
            guard declaration.inheritsKnownProtocolsOnly else { return nil }
            if initializers.isEmpty {
                return unset.isEmpty
                    ? BlankSyntax(statement: statement("\(kind.type)()", properties), initializer: nil) : nil
            }
            guard !kind.isOpenToSubclasses else { return nil }
        }
        let isShadowed = StandInSyntax.isShadowed(in: declaration)
        let values = unset.map { ($0, literal: isShadowed ? nil : StandInSyntax.literal(of: $0.type)) }
        let mayThrow = values.contains { $0.literal == nil }
        if initializers.isEmpty {
            let arguments = values.map { "\($0.name): \($1 ?? standIn)" }.joined(separator: ", ")
            let call = "\(kind.type)(\(arguments))"
            return BlankSyntax(statement: statement(mayThrow ? "try " + call : call, properties), initializer: nil)
        }
        // Initializers of its own take the memberwise one away, so one more does no harm.
        let lines = values.map { "self.\($0.spelling) = \($1 ?? "try " + standIn)" }.joined(separator: "; ")
        return BlankSyntax(
            statement: statement((mayThrow ? "try " : "") + "\(kind.type)(blank: ())", properties),
            initializer: "private init(blank: Swift.Void) \(mayThrow ? "throws " : "")"
                + (unset.isEmpty ? "{}" : "{ \(lines) }"))
    }

    private static let standIn = "Proviso._StandIn.make()"

    private static func statement(_ call: String, _ properties: [StoredProperty]) -> String {
        func names(_ label: String, _ properties: [StoredProperty]) -> String? {
            let names = properties.map { $0.nameLiteral.dropFirst().dropLast() }.joined(separator: "\\n")
            return names.isEmpty ? nil : "\(label): \"\(names)\""
        }
        let unset = properties.filter { !$0.hasDefault }
        let empty = properties.filter { $0.isNilByDefault && $0.conditions.isEmpty }
        let arguments = [names("without", unset), names("empty", empty)].compactMap(\.self).joined(separator: ", ")
        return "compiler.blank\(arguments.isEmpty ? "" : "(\(arguments))") { \(call) }"
    }
}

extension VariableDeclSyntax {
    /// Whether the declaration takes a value apart: `var (a, b) = pair`.
    var bindsPattern: Bool {
        bindings.contains { !$0.pattern.is(IdentifierPatternSyntax.self) }
    }
}

extension IfConfigDeclSyntax {
    /// Whether one of the clauses has an initializer.
    fileprivate var declaresInitializer: Bool {
        ConditionalClause.all(of: self).contains { _, elements in
            guard case .decls(let members) = elements else { return false }
            return members.contains { member in
                member.decl.is(InitializerDeclSyntax.self)
                    || member.decl.as(IfConfigDeclSyntax.self)?.declaresInitializer ?? false
            }
        }
    }
}

extension InitializerDeclSyntax {
    /// Whether the initializer can be called without arguments, and always makes a value.
    fileprivate var takesNothing: Bool {
        optionalMark == nil && attributes.isEmpty && genericParameterClause == nil && genericWhereClause == nil
            && signature.effectSpecifiers == nil
            && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
}

extension DeclGroupSyntax {
    /// Whether the type has no superclass, as far as names tell.
    fileprivate var inheritsKnownProtocolsOnly: Bool {
        let known: Set = [
            "Codable", "Decodable", "Encodable", "Sendable", "Hashable", "Equatable", "Comparable", "Identifiable",
            "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "Observable", "Validatable",
            "FormHooks", "ScenarioListing", "FixedPositions",
        ]
        let inherited = inheritanceClause?.inheritedTypes.map(\.type.code) ?? []
        return inherited.allSatisfy { type in
            let words = type.split { " &".contains($0) }.filter { !$0.hasPrefix("@") && $0 != "nonisolated" }
            return words.allSatisfy { known.contains(String($0.split(separator: ".").last ?? $0)) }
        }
    }
}
#endif
