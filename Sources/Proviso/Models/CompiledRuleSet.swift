/// The rules that `@Validatable` finds in the properties of a type.
public final class CompiledRuleSet<Model>: RuleSet {
    /// The properties, in the order declared.
    public let attributes: [ModelAttribute<Model>]
    /// What each rule is, in order.
    public let modelRules: [ModelRule]
    private let body: @Sendable (inout Model, inout ModelCheck) -> Void

    init(
        _ attributes: [ModelAttribute<Model>], _ modelRules: [ModelRule],
        _ body: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) {
        self.attributes = attributes
        self.modelRules = modelRules
        self.body = body
    }

    /// Judges a model by every rule that applies, in the order declared.
    public func run(on model: inout Model, in check: inout ModelCheck) { body(&model, &check) }
}
