#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members that make a model of a type: the function that makes its rules, and what keeps them.
struct ModelWriter {
    let kind: ModelKind
    let properties: [StoredProperty]
    let rules: [BoundRuleSyntax]
    let places: SourcePlaces?
    /// How a new model is made.
    let blank: BlankSyntax
    /// The names that coding keys give to properties, where they are seen and differ.
    let renamed: [(name: String, key: String)]?

    /// The members, as text: the compiler reads it anyway, and to parse it here too would double the time.
    var members: [DeclSyntax] {
        let others = [keys, blank.statement].compactMap(\.self)
        let rules = RuleSetWriter(kind, properties, rules, places, others).function
        let isInheritable = kind.isOpenToSubclasses || kind.superclass != nil
        let declarations =
            kind.listsRules ? namingMembers : isInheritable ? classMembers : members(of: kind.access)
        return (declarations + [rules] + [blank.initializer].compactMap(\.self)).map(DeclSyntax.init(unparsed:))
    }

    /// What a type needs that lists its rules itself: the names of its properties, and their rules for the list.
    private var namingMembers: [String] {
        let access = kind.access == "open " ? "public " : kind.access
        let keyword = kind.storesStatics ? "let" : "var"
        let made = kind.storesStatics ? "= makeCompiledRules()" : "{ makeCompiledRules() }"
        return [
            "\(access)static \(keyword) propertyRules: Proviso._CompiledRuleSet<\(kind.type)> \(made)",
            "\(access)static func propertyName(at keyPath: Swift.AnyKeyPath) -> Swift.String? { propertyRules.propertyName(at: keyPath) }",
        ]
    }

    private var keys: String? {
        renamed.map { renamed in
            let pairs = renamed.map { "\($0.name.quoted): \($0.key.quoted)" }
            return "compiler.keys([\(pairs.isEmpty ? ":" : pairs.joined(separator: ", "))])"
        }
    }

    private func members(of access: String) -> [String] {
        let type = "\(access)typealias ModelRuleSet = Proviso._CompiledRuleSet<\(kind.type)>"
        guard kind.storesStatics else {
            return [type, "\(access)static var rules: ModelRuleSet { makeCompiledRules() }"]
        }
        return [
            type, "\(access)static let compiledRules: ModelRuleSet = makeCompiledRules()",
            "\(access)static var rules: ModelRuleSet { compiledRules }",
        ]
    }

    /// A class can be subclassed, so that what its rules are is found out by the object's own class.
    private var classMembers: [String] {
        let access = kind.access
        let made =
            kind.superclass.map { "ModelRuleSet(Proviso._InheritedRuleSet(\($0).compiledRules, makeCompiledRules()))" }
            ?? "ModelRuleSet(makeCompiledRules())"
        var members: [String] = []
        if kind.superclass == nil {
            let inner = access == "open " ? "public " : access
            members.append("\(inner)typealias ModelRuleSet = Proviso.AnyRuleSet<\(kind.type)>")
            members.append("\(access)class var rules: ModelRuleSet { compiledRules }")
        }
        if kind.storesStatics { members.append("private static let ownCompiledRules = \(made)") }
        let kept = kind.storesStatics ? "ownCompiledRules" : "Proviso._RuleSetCompiler<\(kind.type)>.kept { \(made) }"
        let override = kind.superclass == nil ? "" : "override "
        members.append("\(access)\(override)class var compiledRules: ModelRuleSet { \(kept) }")
        members.append(
            "\(access)\(override)class func propertyName(at keyPath: Swift.AnyKeyPath) -> Swift.String? "
                + "{ compiledRules.propertyName(at: keyPath) }")
        return members
    }
}

extension DeclSyntax {
    /// Declarations as they are written, which are not examined.
    fileprivate init(unparsed text: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(text)))
    }
}
#endif
