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

    private static let nothing = BlankSyntax(statement: nil, initializer: nil)

    init(_ kind: ModelKind, _ properties: [StoredProperty], in declaration: some DeclGroupSyntax) {
        self = Self.find(kind, properties, declaration) ?? .nothing
    }

    private init(statement: String?, initializer: String?) {
        self.statement = statement
        self.initializer = initializer
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
        if initializers.contains(where: \.takesNothing) {
            return BlankSyntax(statement: "compiler.blank { \(kind.type)() }", initializer: nil)
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
                    ? BlankSyntax(statement: "compiler.blank { \(kind.type)() }", initializer: nil) : nil
            }
            guard !kind.isOpenToSubclasses else { return nil }
        }
        if initializers.isEmpty {
            let arguments = unset.map { "\($0.name): \(standIn)" }.joined(separator: ", ")
            return BlankSyntax(statement: statement("\(kind.type)(\(arguments))", unset), initializer: nil)
        }
        // Initializers of its own take the memberwise one away, so one more does no harm.
        let lines = unset.map { "self.\($0.spelling) = try \(standIn)" }.joined(separator: "; ")
        return BlankSyntax(
            statement: statement("\(kind.type)(blank: ())", unset),
            initializer: "private init(blank: Swift.Void) " + (unset.isEmpty ? "{}" : "throws { \(lines) }"))
    }

    private static let standIn = "Proviso._StandIn.make()"

    private static func statement(_ call: String, _ unset: [StoredProperty]) -> String {
        if unset.isEmpty { return "compiler.blank { \(call) }" }
        return "compiler.blank(without: [\(unset.map { "\"\($0.name)\"" }.joined(separator: ", "))]) { try \(call) }"
    }
}

extension VariableDeclSyntax {
    /// Whether the declaration takes a value apart: `var (a, b) = pair`.
    fileprivate var bindsPattern: Bool {
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
