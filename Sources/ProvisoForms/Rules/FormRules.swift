internal import ProvisoCore

/// Rules of a form, wherever they come from: the rule set of a type, a rule document, a closure.
struct FormRules<Model>: Sendable {
    /// The attributes that the rules name.
    var attributes: [FormAttribute<Model>] = []
    /// What each rule is, in order.
    var rules: [ModelRule] = []
    /// The scenarios that the rules name.
    var scenarios: [Scenario] = []
    /// Whether there is an attribute with a name, or a part of one.
    var hasAttribute: @Sendable (Substring) -> Bool = { _ in false }
    /// The scenarios that are listed with their active attributes.
    var listed: [Scenario: [ActiveAttribute]] = [:]
    /// The parts of nested objects that mass assignment may set, by attribute; see ``AssignableParts``.
    var assignableParts: @Sendable (Scenario) -> [String: AssignableParts] = { _ in [:] }
    /// Whether the types of nested models say which parts of them may be set; else a document does.
    var opensByType = true
    /// Judges a model, and changes it as the filters say.
    var run: @Sendable (inout Model, inout ModelCheck) -> Void = { _, _ in }
}

extension FormRules {
    /// The rules of a rule set.
    init(_ set: some RuleSet<Model>) {
        attributes = set.attributes.map(FormAttribute.init)
        rules = set.modelRules
        scenarios = set.allScenarios
        hasAttribute = { set.hasAttribute($0) }
        run = { model, check in set.run(on: &model, in: &check) }
    }
}
