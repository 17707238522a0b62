public import ProvisoCore

/// Finds what cannot be meant in the rules of a document.
///
/// ```swift
/// let document = try RuleDocument([["age", "number", ["min": 10]], ["age", "in", ["range": [1, 2]]]])
/// DocumentReview(document).findings.map(\.kind)            // [contradictoryRules]
/// ```
///
/// A finding is proven: no value contradicts it, be it of JSON or a cell of CSV. What cannot be decided within the limits of
/// ``ValueSet`` is not mentioned. Rules that other rules, conditions, filters or scenarios keep from judging the same value are not
/// compared. Neither are attributes whose values are read otherwise than they stand (`missing`, `decimal`, `unit`).
///
/// - Complexity: For each attribute, quadratic in its rules; each comparison is bounded.
public struct DocumentReview: Sendable {
    /// What was found, in the order of the document.
    public let findings: [RuleFinding]

    /// Reviews a document, and the documents that it has for files by their names.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - registry: The rules that it names.
    ///   - files: The files that it names.
    public init(_ document: RuleDocument, registry: RuleRegistry = .standard, files: RuleFiles? = nil) {
        var findings = DocumentReviewer(document, registry, files).review()
        for part in document.files { findings += DocumentReviewer(part.document, registry, files).review() }
        self.findings = findings.enumerated().sorted { left, right in
            guard let one = left.element.position, let other = right.element.position, one != other else {
                return left.offset < right.offset
            }
            return one < other
        }.map(\.element)
    }

    /// The names in such comments that no finding has, with their lines: they allow nothing.
    public static func unknownNames(inCommentsOf text: String) -> [(line: Int, name: String)] {
        Allowances(text).unknownNames
    }

    /// What comments of a document allow: `# proviso: allow implied-rule`, in the line where the rule begins or in the one above it.
    ///
    /// - Parameters:
    ///   - text: The text of the document.
    ///   - name: A document that is included, as positions name it; `nil` for the document itself.
    public func allowed(byCommentsOf text: String, file name: String? = nil) -> Set<RuleFinding> {
        let allowances = Allowances(text)
        return Set(
            findings.filter { finding in
                guard let position = finding.position, position.file == name else { return false }
                return allowances.allow(finding.kind, at: position.line)
            })
    }
}

/// What is known of a document while it is reviewed.
final class DocumentReviewer {
    let document: RuleDocument
    let occurrences: [RuleOccurrence]
    let prover: Prover
    private(set) var findings: [RuleFinding] = []
    private let registry: RuleRegistry
    private let files: RuleFiles?
    private let commonOptions = Set(RuleDescription.commonOptions.map(\.name))
    /// Whether the document reads all values otherwise than they stand.
    let readsOtherwise: Bool

    /// - Parameter budget: How many steps of automata, and instructions of patterns, all comparisons together may take.
    init(_ document: RuleDocument, _ registry: RuleRegistry, _ files: RuleFiles?, budget: Int = 20_000_000) {
        self.document = document
        prover = Prover(limits: TextSearch.Limits(states: 4000, steps: 60_000, work: 400_000), budget: budget)
        var offline = registry
        offline.isOffline = true
        (self.registry, self.files) = (offline, files)
        occurrences = document.ruleOccurrences
        readsOtherwise = ["missing", "decimal", "thousands", "unit"].contains { document.data[$0] != nil }
    }

    func review() -> [RuleFinding] {
        var order: [String] = []
        var groups: [String: [RuleOccurrence]] = [:]
        for occurrence in occurrences {
            if groups[occurrence.attribute] == nil { order.append(occurrence.attribute) }
            groups[occurrence.attribute, default: []].append(occurrence)
        }
        for attribute in order {
            let rules = groups[attribute] ?? []
            guard rules.allSatisfy(\.isReadPlainly) else { continue }
            for segment in segments(of: rules, attribute) {
                reviewRules(segment.rules, of: attribute)
                if let filter = segment.filter { reviewOutcomes(of: filter, segment.rules, of: attribute) }
            }
            reviewDefaults(rules, of: attribute)
            noteExhaustion(at: rules.first)
        }
        reviewConditions(groups)
        reviewComparisons(groups)
        reviewCircles()
        reviewScenarios()
        return findings
    }

    /// Says once from where on patterns are not compared.
    private func noteExhaustion(at rule: RuleOccurrence?) {
        guard let rule, prover.isExhausted, !findings.contains(where: { $0.kind == .undecidedRules }) else { return }
        note(
            .undecidedRules, .note, rule,
            "The patterns of the document are too large to compare them all: from `\(rule.attribute)` on, rules that need it "
                + "are not compared.")
    }

    /// Notes a finding once, unless the rule allows it.
    func note(
        _ kind: RuleFinding.Kind, _ weight: RuleFinding.Weight, _ occurrence: RuleOccurrence?, _ message: String,
        at position: SourcePosition? = nil
    ) {
        if occurrence?.allowedFindings.contains(kind) ?? false { return }
        let finding = RuleFinding(
            kind: kind, weight: weight, position: occurrence?.position ?? position,
            attribute: occurrence?.attribute ?? "", rule: occurrence?.rule ?? "", message: message)
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Rules of an attribute that judge the same value, and the filter that leaves it.
    struct Segment {
        /// The filter of the attribute in front of the rules; `nil` where there is none, or where one changes a part of the value.
        var filter: RuleOccurrence?
        var rules: [RuleOccurrence] = []
    }

    /// The rules of an attribute between two filters.
    func segments(of rules: [RuleOccurrence], _ attribute: String) -> [Segment] {
        let numbers = Set(rules.map(\.number))
        var segments = [Segment()]
        for occurrence in occurrences {
            if occurrence.attribute == attribute, !occurrence.changesValue, numbers.contains(occurrence.number) {
                segments[segments.count - 1].rules.append(occurrence)
            } else if occurrence.changesValue, occurrence.attribute.isRelated(to: attribute) {
                segments.append(Segment(filter: occurrence.attribute == attribute ? occurrence : nil))
            }
        }
        return segments.filter { !$0.rules.isEmpty }
    }

    /// What a rule lets pass as the value of its attribute, with what it skips.
    func set(_ occurrence: RuleOccurrence) -> ValueSet {
        let own = ValueSet(occurrence.constraints, named: name(of: occurrence))
        return occurrence.skipsEmptyValues ? own.union(.emptyValues) : own
    }

    /// Rules with the same options are the same.
    private func name(of occurrence: RuleOccurrence) -> String {
        guard var definition = occurrence.definition else { return "\(occurrence.rule) \(occurrence.number)" }
        for name in definition.members.map(\.key) where commonOptions.contains(name) { definition[name] = nil }
        return DataValue.object(definition).description
    }

    /// A document with some rules for an attribute `x`; whether they are of the document's own, in their order.
    func document(of rules: [RuleOccurrence]) -> RuleDocument? {
        var definitions: [DataValue] = []
        for rule in rules {
            guard var definition = rule.definition else { return nil }
            for option in ["on", "except", "when", "group", "message"] { definition[option] = nil }
            definition["attributes"] = ["x"]
            definitions.append(.object(definition))
        }
        return try? RuleDocument(["rules": .array(definitions)], registry: registry, files: files)
    }

    /// The scenarios in which a rule runs.
    func scenarios(of occurrence: RuleOccurrence) -> [Scenario] {
        document.scenarios.filter { occurrence.isActive(in: $0) }
    }

    /// Whether a rule runs wherever another one does.
    func runs(_ rule: RuleOccurrence, wherever other: RuleOccurrence) -> Bool {
        rule.activity == other.activity || scenarios(of: other).allSatisfy { rule.isActive(in: $0) }
    }
}

extension RuleOccurrence {
    /// Whether every record whose attribute passes meets what the rule asks for, as far as a value by itself tells.
    var isBinding: Bool { judges && isError && !isConditional && !spansAttributes && !looksElsewhere }

    /// Whether it looks at other records, or at several attributes together.
    var looksElsewhere: Bool {
        constraints.all.contains { constraint in
            switch constraint {
            case .across, .allOrNone: true
            default: false
            }
        }
    }

    /// What the rule says may be found in it.
    fileprivate var allowedFindings: Set<RuleFinding.Kind> {
        let names =
            switch definition?["allow"] {
            case .array(let names)?: names.compactMap(\.text)
            case let name?: (name.text ?? "").split { ", ".contains($0) }.map(String.init)
            case nil: [String]()
            }
        return Set(names.compactMap(RuleFinding.Kind.init(rawValue:)))
    }

    /// The rule with the line where it stands: “`number` (line 3)”.
    var place: String { "`\(rule)`" + (position.map { " (line \($0.line))" } ?? "") }
}

extension String {
    /// Whether one attribute is the other, or a part of it.
    fileprivate func isRelated(to other: String) -> Bool {
        func isPart(_ part: String, of whole: String) -> Bool {
            part.hasPrefix(whole)
                && (part.count == whole.count || ".[{".contains(part.dropFirst(whole.count).first ?? " "))
        }
        return isPart(self, of: other) || isPart(other, of: self)
    }
}
