@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Writes the source of models whose `@Rules` say what the document beside them says.
struct MacroModelSource {
    /// How many models there are: so many that each rule has its turn, and so few that they compile in seconds.
    static let count = 14

    private var generator = ParityGenerator(seed: 7)
    /// The place of the next rule of each kind.
    private var turns: [MacroKind: Int] = [:]

    /// The whole file.
    static func file() -> String {
        var writer = MacroModelSource()
        // A model with groups is told of every rule: the code that sees what passes is met in those without.
        let models = (0..<count).map { writer.model("MacroSubject\($0)", hasGroups: $0.isMultiple(of: 2)) }
        return """
            // swift-format-ignore-file
            // Made by `MacroParityTests`, which says how. What is changed here is lost.
            #if Macros
            import Proviso

            \(models.joined(separator: "\n"))
            /// The models.
            let macroSubjects: [any (MacroSubject & Validatable).Type] = [
            \((0..<count).map { "    MacroSubject\($0).self," }.joined(separator: "\n"))
            ]
            #endif

            """
    }

    /// A model, and the one inside of it.
    private mutating func model(_ name: String, hasGroups: Bool) -> String {
        let leaf = members(
            MacroProperty.leaf, of: name + ".Leaf", leaf: [], hasGroups: hasGroups, indent: "        ")
        let whole = members(MacroProperty.all, of: name, leaf: leaf.rules, hasGroups: hasGroups, indent: "    ")
        let document = DataValue.array(whole.rules.map { .object($0.members) })
        return """
            @Validatable
            struct \(name): MacroSubject {
                static let document = #\"""
                    \(document)
                    \"""#

            \(whole.source)

                @Validatable
                struct Leaf: Codable, Sendable {
            \(leaf.source)
                }
            }

            """
    }

    private mutating func members(
        _ properties: [MacroProperty], of model: String, leaf: [ParityRule], hasGroups: Bool, indent: String
    ) -> (source: String, rules: [ParityRule]) {
        var rules: [ParityRule] = []
        var lines: [String] = []
        for property in properties {
            for _ in 0..<property.count {
                let names = property.kind.rules
                let turn = turns[property.kind, default: 0]
                turns[property.kind] = turn + 1
                let drawn = generator.macroRule(
                    named: names[turn % names.count], for: property, among: properties, in: model, leaf: leaf,
                    hasGroups: hasGroups)
                guard let (rule, source) = drawn else { continue }
                rules.append(rule)
                lines.append(indent + source)
            }
            lines.append(indent + "var \(property.name): \(property.type)")
        }
        return (lines.joined(separator: "\n"), rules)
    }
}

extension ParityGenerator {
    /// A rule for a property, which a document can have, and what stands for it in the model.
    ///
    /// - Parameter leaf: The rules of the model inside.
    fileprivate mutating func macroRule(
        named name: String, for property: MacroProperty, among properties: [MacroProperty], in model: String,
        leaf: [ParityRule], hasGroups: Bool
    ) -> (rule: ParityRule, source: String)? {
        let members = properties.filter { $0.kind != .spelled }.map(\.member)
        for _ in 0..<200 {
            var rule = ParityRule(name, [property.name])
            if property.kind == .model {
                rule.inner = leaf
            } else if let drawn = self.rule(
                named: name, for: property.kind.drawn, [property.name], featuring: nil, depth: 2)
            {
                rule = drawn
            }
            if name == "compare", rule["compareValue"] == nil {
                guard let other = members.first(where: { $0.kind == property.kind.drawn && $0.name != property.name })
                else { continue }
                rule["compareAttribute"] = .string(other.name)
            }
            addCommonKeys(to: &rule, members, inElement: false)
            if !hasGroups { rule["group"] = nil }
            // Properties whose conditions read each other are a circle for the compiler: each reads those after it.
            let unread = properties.prefix { $0.name != property.name }.map(\.name) + [property.name]
            if let condition = rule["when"]?.description, unread.contains(where: { condition.contains("\"\($0)\"") }) {
                continue
            }
            guard let source = MacroRuleSource.attribute(rule, property.kind, in: model),
                (try? RuleDocument(["rules": [.object(rule.members)]])) != nil
            else { continue }
            return (rule, source + Self.allowed)
        }
        return nil
    }

    /// Chance makes rules that contradict or imply each other.
    private static let allowed =
        " // proviso: allow contradictory-rules, implied-rule, refused-default, refused-member"

    /// A value for a model of the macro that passes all of its rules, if one is found.
    mutating func macroValue(passing set: ParityRuleSet, _ document: RuleDocument) -> DataObject? {
        var object = DataObject()
        for _ in 0..<200 {
            guard let result = try? document.validate(.object(object)) else { return nil }
            if result.violations.isEmpty { return object }
            guard case .object(let drawn) = macroRun(for: set, scenarios: [.default]).value else { continue }
            for violation in result.violations {
                guard case .key(let name)? = violation.path.components.first else { return nil }
                object[name] = drawn[name]
            }
        }
        return nil
    }

    /// A value for a model of the macro, and what is asked of its rules.
    mutating func macroRun(for set: ParityRuleSet, scenarios: [Scenario]) -> ParityRun {
        var run = run(for: set, among: MacroProperty.all.map(\.member), scenarios: scenarios)
        guard case .object(var object) = run.value, let cell = object["cell"], cell != .null else { return run }
        let cells = ["", "12", "-1.5", "5.", "1e3", "true", "0", "x", "52.5, 13.4", "100.25", "3", "1"]
        object["cell"] = .untyped(cells.randomElement(using: &random) ?? "")
        run.value = .object(object)
        return run
    }
}
