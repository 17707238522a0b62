public import ProvisoCore

/// Proves for two documents that every record which passes the first passes the second as well.
///
/// ```swift
/// let old = try RuleDocument([["age", "number", ["min": 18]]])
/// let new = try RuleDocument([["age", "number", ["min": 16]]])
/// PassingProof(from: old, to: new).isProven               // true
/// PassingProof(from: new, to: old).isProven               // false
/// ```
///
/// Each rule of the second document must be one of the first, or let everything pass that rules of the first let pass. Where the documents
/// differ in something else that decides what passes (filters, `where`, how values are read, what is asked of files), nothing is proven.
/// What is not proven may be true all the same.
public struct PassingProof: Sendable {
    /// What is in the way of a proof.
    public struct Gap: Sendable, Hashable {
        /// The attribute; empty for what is about the whole document.
        public let attribute: String
        /// The rule, or the key of the document.
        public let rule: String
    }

    /// What is in the way, each thing once.
    public let gaps: [Gap]
    /// Whether it is proven, for all scenarios that both documents know.
    public var isProven: Bool { gaps.isEmpty }

    /// Looks for a proof.
    ///
    /// - Complexity: For each attribute, the product of its rules in both documents; each comparison is bounded.
    public init(from old: RuleDocument, to new: RuleDocument, registry: RuleRegistry = .standard) {
        var gaps: [Gap] = []
        func add(_ gap: Gap) { if !gaps.contains(gap) { gaps.append(gap) } }
        for key in [
            "where", "closed", "records", "columns", "missing", "decimal", "thousands", "unit", "scenarios", "files",
        ]
        where old.data[key] != new.data[key] {
            add(Gap(attribute: "", rule: key))
        }
        if Self.readings(of: old) != Self.readings(of: new) { add(Gap(attribute: "", rule: "attributes")) }
        let (before, after) = (Version(old, "old", registry), Version(new, "new", registry))
        if before.filters != after.filters { add(Gap(attribute: "", rule: "filters")) }
        let prover = Prover()
        var proven: Set<[Int]> = []
        for scenario in new.scenarios where old.scenarios.contains(scenario) {
            for rule in after.rules where rule.occurrence.isActive(in: scenario) && rule.matters {
                let known = before.rules.filter { $0.occurrence.isActive(in: scenario) && $0.place == rule.place }
                if known.contains(where: { $0.isSame(as: rule) }) { continue }
                let binding = known.filter { $0.occurrence.isBinding && !$0.holdsOthers }
                // The same rules of several scenarios are compared once.
                guard !proven.contains([rule.index] + binding.map(\.index)) else { continue }
                let isDecidable =
                    !rule.holdsOthers && !rule.occurrence.spansAttributes && !rule.occurrence.looksElsewhere
                if isDecidable,
                    prover.isSubset(.intersection(of: binding.map(\.set)), of: rule.set) == true
                {
                    proven.insert([rule.index] + binding.map(\.index))
                } else {
                    add(Gap(attribute: rule.occurrence.attribute, rule: rule.occurrence.rule))
                }
            }
        }
        self.gaps = gaps
    }

    /// How values are read, by attribute.
    private static func readings(of document: RuleDocument) -> DataObject {
        var readings = DataObject()
        guard case .object(let attributes)? = document.data["attributes"] else { return readings }
        for (name, value) in attributes.members {
            guard case .object(let members) = value else { continue }
            for key in ["missing", "decimal", "thousands", "unit", "column"] {
                if let reading = members[key] { readings["\(name) \(key)"] = reading }
            }
        }
        return readings
    }
}

/// The rules of a document as they are compared.
private struct Version {
    /// A rule for an attribute.
    struct Rule {
        let index: Int
        let occurrence: RuleOccurrence
        /// The attribute, and how many filters come before.
        let place: String
        let set: ValueSet
        /// The rule without its messages and the rules inside.
        let definition: DataObject?
        let holdsOthers: Bool

        /// Whether it decides whether a record, or a file, passes.
        var matters: Bool { occurrence.judges && (occurrence.isError || occurrence.definition?["atMost"] != nil) }

        func isSame(as other: Rule) -> Bool {
            guard let definition, let others = other.definition else { return false }
            return definition == others && occurrence.rule == other.occurrence.rule
                && occurrence.activity == other.occurrence.activity && occurrence.isError == other.occurrence.isError
                && occurrence.isConditional == other.occurrence.isConditional
                && occurrence.spansAttributes == other.occurrence.spansAttributes
        }
    }

    var rules: [Rule] = []
    /// What changes values, in its order.
    var filters: [DataValue] = []

    /// - Parameter name: Tells the document from the one that it is compared with, so that two rules of which nothing is known are not
    ///   taken for one.
    init(_ document: RuleDocument, _ name: String, _ registry: RuleRegistry) {
        var all: [Int: [String]] = [:]
        let occurrences = document.ruleOccurrences
        for occurrence in occurrences where occurrence.spansAttributes {
            all[occurrence.number, default: []].append(occurrence.attribute)
        }
        for (index, occurrence) in occurrences.enumerated() {
            var definition = occurrence.definition
            let facts = definition.flatMap { RuleFacts(of: $0, in: registry) }
            for option in facts?.messageOptions ?? ["message"] { definition?[option] = nil }
            for option in RuleDescription.commonOptions where option.widens == .never { definition?[option.name] = nil }
            let holdsOthers = facts?.innerPlace != nil
            if holdsOthers { for option in ["rule", "rules"] { definition?[option] = nil } }
            if occurrence.changesValue {
                filters.append([
                    .string(occurrence.attribute), .object(definition ?? [:]),
                    .string(occurrence.activity.map { "\($0.on) \($0.except)" }.joined()),
                ])
            }
            if let names = all[occurrence.number] { definition?["attributes"] = .array(names.map(DataValue.string)) }
            // Rules with the same options agree in what is not known of them.
            var own = definition ?? ["number": .string("\(name) \(index)")]
            for option in RuleDescription.commonOptions { own[option.name] = nil }
            let asked = ValueSet(
                occurrence.constraints, named: "\(occurrence.rule) \(occurrence.isReadPlainly) \(DataValue.object(own))"
            )
            // Values that are read otherwise than they stand are not compared.
            let set =
                !occurrence.isReadPlainly
                ? ValueSet(.opaque, named: "\(name) \(index)")
                : occurrence.skipsEmptyValues ? asked.union(.emptyValues) : asked
            rules.append(
                Rule(
                    index: index, occurrence: occurrence, place: "\(occurrence.attribute) \(filters.count)", set: set,
                    definition: definition, holdsOthers: holdsOthers))
        }
    }
}
