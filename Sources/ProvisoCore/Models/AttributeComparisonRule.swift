/// The value relates to that of another attribute, in a list of rules: `.equal(to: \.passwordRepeat)`,
/// `.compare(.greater, to: \.arrival)`.
struct AttributeComparisonRule<Model, Value>: DependentRule, AttributeReading, EmptinessReading, CodedRule {
    /// `equal` or `compare`.
    let name: String
    let attributesRead: [String]?
    let other: @Sendable (Model) -> Value?
    let comparison: _AttributeComparison<Value>

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - name: What the rule is called.
    ///   - keyPath: The other attribute.
    ///   - label: How messages name it; the words of its name by default.
    ///   - file: Where this stands, to be named when the attribute's name cannot be found out.
    ///   - line: The line.
    ///   - compare: Makes the comparison with an attribute that messages name so.
    init(
        _ name: String, _ keyPath: any KeyPath<Model, Value> & Sendable, _ label: AttributeLabel?,
        _ file: StaticString, _ line: UInt, _ compare: (AttributeLabel) -> _AttributeComparison<Value>
    ) {
        self.name = name
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        comparison = compare(label ?? .of(keyPath, file, line))
    }

    /// Creates the rule for an optional attribute.
    init(
        _ name: String, _ keyPath: any KeyPath<Model, Value?> & Sendable, _ label: AttributeLabel?,
        _ file: StaticString, _ line: UInt, _ compare: (AttributeLabel) -> _AttributeComparison<Value>
    ) {
        self.name = name
        attributesRead = ModelName.known(keyPath).map { [$0] }
        other = { $0[keyPath: keyPath] }
        comparison = compare(label ?? .of(keyPath, file, line))
    }

    var codes: Set<ViolationCode>? { comparison.codes }

    var definitions: [RuleDefinition]? { attributesRead?.first.flatMap(comparison.definitions) }

    var lacksOther: (@Sendable (Model) -> Bool)? {
        guard comparison.asked.isOrdering else { return nil }
        return { comparison.hasNothingToCompare(with: other($0)) }
    }

    /// Judges a value.
    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        comparison.findings(in: value, against: other(model), into: &report)
    }

    func completion(of text: String, in model: Model) -> Completion? {
        comparison.completion(of: text, against: other(model))
    }
}

extension AttributeLabel {
    /// How messages name the attribute at a key path: the words of its name, unless its declaration has others.
    fileprivate static func of<Model>(
        _ keyPath: PartialKeyPath<Model>, _ file: StaticString, _ line: UInt
    ) -> AttributeLabel {
        let name = ModelName.of(keyPath, or: "label:", file: file, line: line)
        return PropertyLabels.label(of: name, at: keyPath) ?? AttributeLabel(attributeOrPart: name)
    }
}
