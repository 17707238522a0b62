/// The rules of a document for what lies inside of a value, which the options `rule` and `rules` name.
struct InnerRules: Sendable {
    /// The rules, in their order.
    let steps: RuleSteps
    /// The place that what they judge is put into.
    let slot: Int

    /// Reads the rules. ``checkGiven(_:)`` says afterwards whether there are any.
    ///
    /// - Parameters:
    ///   - options: The options of the rule that has them.
    ///   - part: What they judge: an element, a value, a key.
    init(_ options: inout RuleOptions, forEach part: String) {
        var nodes: [DocumentNode] = []
        if let rule = options.node(
            "rule", .innerRule, nil, "The rule for each \(part): its type and options.",
            alsoCalled: ["items", "element", "elements", "of", "each", "validator"])
        {
            nodes = [rule]
        }
        let help = "Several rules for each \(part), in their order."
        if let rules = options.node("rules", .innerRules, nil, help, alsoCalled: ["validators"]) {
            if case .sequence(let elements) = rules.content {
                nodes += elements
            } else {
                options.fail("`rules` must be a list of rules, not \(rules.kind).", option: "rules")
            }
        }
        guard let compiler = options.context.compiler else {
            (steps, slot) = (RuleSteps([]), 0)
            return
        }
        let (slot, attribute) = (compiler.elementSlot(of: options.attribute), options.attribute)
        self.slot = slot
        steps = Self.read(nodes, at: slot, of: attribute, compiler)
    }

    /// Reads rules that judge what is put into a place.
    ///
    /// - Parameter judgesEmptyValues: Whether they judge empty values too, unless they say otherwise.
    static func read(
        _ nodes: [DocumentNode], at slot: Int, of attribute: String, judgingEmptyValues judgesEmptyValues: Bool = false,
        _ compiler: RuleCompiler
    ) -> RuleSteps {
        RuleSteps(
            nodes.compactMap { node in
                RuleEntry(inner: node, problems: compiler.problems).flatMap {
                    compiler.step(forElementsIn: slot, of: attribute, judgingEmptyValues: judgesEmptyValues, $0)
                }
            })
    }

    /// Notes that there are no rules. Once all options are read, so that what is asked for is told last.
    static func checkGiven(_ options: RuleOptions) {
        if options.isGiven("rules"), !options.isGiven("rule"),
            case .sequence(let elements)? = options.find("rules")?.content, elements.isEmpty
        {
            options.fail("`rules` is empty.", option: "rules")
        }
        options.require("rule", or: ["rules"])
    }
}
