internal import ProvisoCore

extension PageRules {
    /// Reads a document.
    static func document(
        _ text: UnsafeBufferPointer<UInt8>, _ registry: RuleRegistry
    ) throws(RuleDocumentError) -> RuleDocument {
        try RuleDocument(json: String(decoding: text, as: UTF8.self), registry: registry)
    }

    /// What a script needs to know of the rules in a scenario: how it writes a record, and what it can tell of each attribute.
    func description(in scenario: Int, _ catalog: MessageCatalog) -> DataValue {
        let validator = validator(scenario)
        let layout = validator.plan.layout
        // An attribute whose members have other names, which may be patterns, is found by the engine; so are members that no rule names.
        let isWhole = !layout.renamed.isEmpty || layout.isClosed
        let slots = layout.slots.indices.filter { layout.slots[$0].parent == nil && !layout.slots[$0].name.isEmpty }
        return [
            "scenarios": .array(document.scenarios.map { .string($0.rawValue) }),
            "slots": isWhole
                ? .null
                : .array(slots.map { [.number(ExactNumber($0)), .string(layout.slots[$0].name)] }),
            "warnings": .array(document.warnings.map { .string($0.description) }),
            "attributes": .array(attributes(of: validator, catalog)),
            "language": .string(catalog.language.tag),
            "isRightToLeft": .bool(catalog.language.isRightToLeft),
            "unavailable": .array(
                document.leftRules.flatMap { left in
                    left.attributes.map {
                        ["attribute": .string($0), "rule": .string(left.rule), "why": .string(left.reason)]
                    }
                }),
        ]
    }

    private func attributes(of validator: RecordValidator, _ catalog: MessageCatalog) -> [DataValue] {
        let active = (try? document.activeAttributes(in: validator.scenario)) ?? []
        let required = validator.requiredAttributes
        return active.map { attribute in
            let label = document.labels.label(of: attribute.name, at: attribute.name)
            let words = label.words(in: catalog, at: FieldPath(attribute.name))
            return [
                "name": .string(attribute.name), "label": .string(words.text), "isSafe": .bool(attribute.isSafe),
                "isSensitive": .bool(label.isSensitive), "isRequired": .bool(required.contains(attribute.name)),
            ]
        }
    }
}
