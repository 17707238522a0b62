public import ProvisoCore
internal import ProvisoBase

/// The rules that were given to types at run time.
enum TypeRules {
    private struct Overlay<Model>: Sendable {
        var replacement: FormRules<Model>?
        var added: [FormRules<Model>] = []
    }

    private static let overlays = Locked<[ObjectIdentifier: any Sendable]>([:])

    /// The rules of a type's forms: its own, or what replaced them, and then what was added.
    static func rules<Model>(over own: FormRules<Model>, of type: Model.Type) -> [FormRules<Model>] {
        let key = ObjectIdentifier(type)
        guard let overlay = overlays.withLock({ $0[key] }) as? Overlay<Model> else { return [own] }
        guard let replacement = overlay.replacement else { return [own] + overlay.added }
        // The attributes stay: they are the model's.
        return [FormRules(attributes: own.attributes), replacement] + overlay.added
    }

    static func add<Model>(_ rules: FormRules<Model>) {
        change(Model.self) { $0.added.append(rules) }
    }

    static func replace<Model>(with rules: FormRules<Model>) {
        change(Model.self) { $0 = Overlay(replacement: rules) }
    }

    static func reset<Model>(_: Model.Type) {
        let key = ObjectIdentifier(Model.self)
        overlays.withLock { $0[key] = nil }
    }

    private static func change<Model>(_: Model.Type, _ change: @Sendable (inout Overlay<Model>) -> Void) {
        let key = ObjectIdentifier(Model.self)
        overlays.withLock { overlays in
            var overlay = overlays[key] as? Overlay<Model> ?? Overlay()
            change(&overlay)
            overlays[key] = overlay
        }
    }
}

extension FormModel where Model: Validatable {
    /// Adds rules to those of a type, for every form of it that is made from now on.
    ///
    /// Rules given at run time are a matter of forms: `validate()` of the model itself goes by what its type declares.
    public static func addTypeRules(@RuleSetBuilder<Model> _ rules: () -> ModelRules<Model>) {
        TypeRules.add(FormRules(rules()))
    }

    /// Puts rules in place of those that a type declares, for every form of it that is made from now on.
    public static func replaceTypeRules(@RuleSetBuilder<Model> with rules: () -> ModelRules<Model>) {
        TypeRules.replace(with: FormRules(rules()))
    }

    /// Goes back to the rules that a type declares, for every form of it that is made from now on.
    public static func resetTypeRules() { TypeRules.reset(Model.self) }
}
