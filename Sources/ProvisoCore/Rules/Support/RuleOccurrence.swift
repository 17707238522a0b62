/// A rule of a document for one of its attributes, with its place and with what decides whether it runs: for whoever compares rules
/// without running them.
package struct RuleOccurrence: Sendable {
    /// The attribute: `age`, `address.city`, `tags[]` for the elements of a list, `prices{}` and `prices{key}` for the values and names of
    /// an object.
    package let attribute: String
    /// The number of the rule in the document, those inside of others behind it. A rule for several attributes has one number.
    package let number: Int
    /// The rule, as documents call it.
    package let rule: String
    /// Where it stands.
    package let position: SourcePosition?
    /// The rule in the long form, without attributes; `nil` where it is not known.
    package let definition: DataObject?
    /// What it lets pass.
    package let constraints: Constraints
    /// What holds of every value that it leaves, if it is a filter.
    package let outcome: Constraints
    /// What stands in front of the attributes that its options and its condition name: `address.` inside of a rule for the parts of an
    /// address.
    package let scope: String
    /// Whether it changes the value.
    package let changesValue: Bool
    /// Whether it judges anything.
    package let judges: Bool
    /// Whether it fills an empty value or may do so.
    package let isFilter: Bool
    /// Whether it sees several attributes at once.
    package let spansAttributes: Bool
    /// The scenarios in which it and the rules around it run, and those in which they do not.
    package let activity: [Activity]
    /// Whether what it finds makes each record invalid.
    package let isError: Bool
    /// Whether it, or a rule around it, runs only where a condition holds.
    package let isConditional: Bool
    /// Whether empty values are left alone.
    package let skipsEmptyValues: Bool
    /// When each of the rules runs of which one has to pass, if it holds such.
    package let choices: [Activity]
    /// Whether it finds more than errors: what one of these rules warns of.
    package let warns: Bool
    /// Whether values are read as they are: without another decimal sign, a unit or words for missing values.
    package let isReadPlainly: Bool

    /// In which scenarios a rule runs.
    package struct Activity: Sendable, Equatable {
        /// The scenarios in which it runs; all when there are none.
        package let on: [Scenario]
        /// The scenarios in which it does not run.
        package let except: [Scenario]

        fileprivate func holds(in scenario: Scenario) -> Bool {
            !except.contains(scenario) && (on.isEmpty || on.contains(scenario))
        }
    }

    /// Whether it runs in a scenario.
    package func isActive(in scenario: Scenario) -> Bool { activity.allSatisfy { $0.holds(in: scenario) } }

    /// Which of the rules run in a scenario of which one has to pass, by their numbers.
    package func choices(in scenario: Scenario) -> [Int] { choices.indices.filter { choices[$0].holds(in: scenario) } }
}

extension RuleDocument {
    /// The rules in the order of the document, each once for every attribute, and behind it those inside of it.
    package var ruleOccurrences: [RuleOccurrence] {
        var reader = OccurrenceReader()
        var definitions: [DataObject] = []
        if case .array(let rules)? = data["rules"] {
            definitions = rules.compactMap { if case .object(let rule) = $0 { rule } else { nil } }
        }
        reader.read(plan.steps, plan.layout, definitions, prefix: "", within: OccurrenceReader.Surroundings())
        return reader.occurrences
    }
}

private struct OccurrenceReader {
    /// What the rules around others say of those.
    struct Surroundings {
        var activity: [RuleOccurrence.Activity] = []
        var isError = true
        var isConditional = false
        var isList = false
        var scope = ""
    }

    var occurrences: [RuleOccurrence] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    mutating func read(
        _ steps: RuleSteps, _ layout: RecordLayout, _ definitions: [DataObject], prefix: String,
        within surroundings: Surroundings
    ) {
        var places: [ObjectIdentifier: Int] = [:]
        for step in steps.all {
            let rule = step.rule
            let id = ObjectIdentifier(rule)
            let place = places[id] ?? places.count
            places[id] = place
            let number = numbers[id] ?? numbers.count
            numbers[id] = number
            let definition = definitions.indices.contains(place) ? definitions[place] : nil
            for slot in step.slots {
                let own = layout.slots.indices.contains(slot) ? layout.slots[slot].name : ""
                let name = surroundings.isList ? prefix : prefix + own
                let isPlain = layout.slots.indices.contains(slot) && layout.slots[slot].reading.isPlain
                let occurrence = Self.occurrence(
                    step, number, name, definition, isReadPlainly: isPlain, within: surroundings)
                occurrences.append(occurrence)
                let inside = Surroundings(
                    activity: occurrence.activity, isError: occurrence.isError, isConditional: occurrence.isConditional,
                    scope: surroundings.scope)
                readInside(step, layout, definition, of: name, within: inside)
            }
        }
    }

    private static func occurrence(
        _ step: RuleStep, _ number: Int, _ name: String, _ definition: DataObject?, isReadPlainly: Bool,
        within surroundings: Surroundings
    ) -> RuleOccurrence {
        let rule = step.rule
        var bare = definition
        bare?["attributes"] = nil
        let judges = if case .nothing = step.action { false } else { !step.action.isFilter }
        let own = RuleOccurrence.Activity(on: rule.on, except: rule.except)
        let choices: [RuleStep] = if case .alternatives(let rules) = step.action { rules.steps } else { [] }
        return RuleOccurrence(
            attribute: name, number: number, rule: rule.name, position: rule.document?.position, definition: bare,
            constraints: step.action.constraints, outcome: step.action.outcome, scope: surroundings.scope,
            changesValue: step.changesValue, judges: judges,
            isFilter: step.action.isFilter, spansAttributes: step.spansAttributes,
            activity: surroundings.activity + [own],
            isError: surroundings.isError && (rule.severity ?? .error) == .error && step.tolerance == nil,
            isConditional: surroundings.isConditional || step.condition != nil || rule.isConditional,
            skipsEmptyValues: rule.skipsEmptyValues,
            choices: choices.map { RuleOccurrence.Activity(on: $0.rule.on, except: $0.rule.except) },
            warns: choices.contains { !$0.isError }, isReadPlainly: isReadPlainly)
    }

    private mutating func readInside(
        _ step: RuleStep, _ layout: RecordLayout, _ definition: DataObject?, of name: String,
        within surroundings: Surroundings
    ) {
        var list = surroundings
        list.isList = true
        switch step.action {
        case .nested(let plan):
            var rules: [DataObject] = []
            if case .array(let elements)? = definition?["rules"] {
                rules = elements.compactMap { RuleIntrospection.longForm(of: $0) }
            }
            var object = surroundings
            object.scope = name + "."
            read(plan.steps, plan.layout, rules, prefix: name + ".", within: object)
        case .each(let steps, _, let separator):
            // What divides a text decides what its elements are.
            let place = name + "[" + (separator?.text ?? "") + "]"
            read(steps, layout, Self.inner(definition), prefix: place, within: list)
        case .entries(let steps, _, let areKeys):
            read(steps, layout, Self.inner(definition), prefix: name + (areKeys ? "{key}" : "{}"), within: list)
        // One value of several kinds: what it comes to is what they let pass together.
        case .alternatives: break
        case .check, .filter, .rewrite, .allOrNone, .nothing: break
        }
    }

    /// The rules inside of `each`, `values` or `keys`.
    private static func inner(_ definition: DataObject?) -> [DataObject] {
        var elements = definition?["rule"].map { [$0] } ?? []
        if case .array(let more)? = definition?["rules"] { elements += more }
        return elements.compactMap { RuleIntrospection.longForm(ofInner: $0) }
    }
}

extension RuleStep.Action {
    /// What holds of every value that the rule leaves.
    fileprivate var outcome: Constraints { if case .filter(let rule) = self { rule.outcome } else { .opaque } }
}

extension RuleStep {
    /// Whether it changes values, or a rule inside does.
    var changesValue: Bool {
        switch action {
        case .filter, .rewrite: true
        case .nested(let plan): plan.steps.all.contains { $0.changesValue }
        case .each(let steps, _, _), .entries(let steps, _, _): steps.all.contains { $0.changesValue }
        case .alternatives(let rules): rules.steps.contains { $0.changesValue }
        case .check, .allOrNone, .nothing: false
        }
    }
}
