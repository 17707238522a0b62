/// Several attributes that a rule judges together: its messages name all of them in `{attributes}`.
struct Combination: Sendable {
    private let names: DataValue
    private let labels: Shared<[String: AttributeLabel]>

    /// Creates the combination, or `nil` for one attribute, which the message names in `{attribute}`.
    init?(_ attributes: [(name: String, label: AttributeLabel)]) {
        guard attributes.count > 1 else { return nil }
        names = .array(attributes.map { .string($0.name) })
        labels = Shared(Dictionary(attributes.map { ($0.name, $0.label) }, combining: { first, _ in first }))
    }

    init?(_ attributes: [AttributeReference]) { self.init(attributes.map { ($0.name, $0.named) }) }

    /// Names the attributes in a violation.
    func name(in violation: inout Violation) {
        violation.parameters["attributes"] = names
        violation.wording.sharedLabels = labels
    }
}

extension Report {
    /// Notes that attributes break a rule together, or that a single one does.
    mutating func fail(
        _ code: ViolationCode, _ parameters: Parameters, of combination: Combination?, wording: String? = nil
    ) {
        var violation = Violation(code, parameters, severity: .error, wording: wording)
        combination?.name(in: &violation)
        add(violation)
    }
}
