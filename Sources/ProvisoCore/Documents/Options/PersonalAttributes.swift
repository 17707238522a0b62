/// The attributes of a document that have a rule whose values are about a person (see ``DocumentRule/isPersonal``): they are
/// sensitive, unless the document says that they are not.
final class PersonalAttributes {
    /// The attributes of which the document itself says whether they are sensitive.
    private let decided: Set<String>
    /// The ways to the attributes from the record.
    private(set) var paths: Set<String> = []
    /// Whether the rules of a name are personal, as far as it was asked.
    private var known: [String: Bool] = [:]

    init(decided: Set<String> = []) { self.decided = decided }

    func contains(_ path: String) -> Bool { !paths.isEmpty && paths.contains(path) }

    /// Notes an attribute, when the document leaves it open whether it is sensitive.
    func insert(_ path: String) {
        if !decided.contains(path) { paths.insert(path) }
    }

    /// Notes the attributes of rules before the first of them is read: others may name the same attributes.
    ///
    /// - Parameter prefix: The way to the object whose attributes they are, with a dot at the end.
    func note(_ rules: [DocumentNode], in registry: RuleRegistry, prefix: String) {
        for rule in rules {
            guard let name = Self.type(of: rule), isPersonal(name, in: registry),
                let entry = RuleEntry(rule, problems: RuleDocumentProblems())
            else { continue }
            for attribute in entry.attributes { insert(prefix + attribute) }
        }
    }

    private func isPersonal(_ name: String, in registry: RuleRegistry) -> Bool {
        if let isPersonal = known[name] { return isPersonal }
        let isPersonal = registry.type(named: name)?.isPersonal ?? false
        known[name] = isPersonal
        return isPersonal
    }

    /// The name of a rule in either form.
    private static func type(of rule: DocumentNode) -> String? {
        switch rule.content {
        case .sequence(let parts): parts.count > 1 ? parts[1].text : nil
        case .mapping(let members): members.last { $0.key.text == RuleKeys.type }?.value.text
        case .scalar: nil
        }
    }
}

extension [String: AttributeLabel] {
    /// The labels, with those besides of attributes that are sensitive for their rules.
    func concealing(_ personal: PersonalAttributes) -> Self {
        guard !personal.paths.isEmpty else { return self }
        var labels = self
        for path in personal.paths {
            var label = labels[path] ?? AttributeLabel(attributeOrPart: path)
            label.isSensitive = true
            labels[path] = label
        }
        return labels
    }
}

extension RuleCompiler {
    /// The places of the attributes that were named, each with what is sensitive inside of its values.
    ///
    /// - Parameter closed: Refuses members that were not named.
    func layout(_ closed: ClosedMembers? = nil) -> RecordLayout {
        let sensitive = labels.filter { $0.value.isSensitive }.map { $0.key } + personal.paths
        guard !sensitive.isEmpty else { return RecordLayout(slots: slots, closed: closed) }
        return RecordLayout(
            slots: zip(slots, names).map { slot, name in
                var slot = slot
                slot.sensitiveParts = SensitiveParts(of: prefix + name, among: sensitive)
                return slot
            }, closed: closed)
    }
}
