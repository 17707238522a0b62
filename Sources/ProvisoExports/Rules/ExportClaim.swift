public import ProvisoCore

/// How much of a rule an export says.
public enum ExportExtent: String, Sendable, Hashable, CaseIterable {
    /// The export refuses exactly what the rule refuses.
    case exact
    /// The export refuses less than the rule, and never more.
    case weaker
    /// The export says nothing of the rule.
    case notExpressible
}

/// What an export says of one rule for its attributes. Every rule of the document has one, so nothing is left out in silence.
public struct ExportClaim: Sendable, Hashable {
    /// The scenario that was exported.
    public let scenario: Scenario
    /// The attributes; parts of objects and elements of lists as `address.city` and `tags[]`.
    public let attributes: [String]
    /// The rule, as documents call it.
    public let rule: String
    /// How much of it the export says.
    public let extent: ExportExtent
    /// Why that is not all, or what else there is to know.
    public let reasons: [String]

    /// The claim as data.
    public var data: DataValue {
        [
            "scenario": .string(scenario.rawValue), "attributes": .array(attributes.map(DataValue.string)),
            "rule": .string(rule), "extent": .string(extent.rawValue),
            "reasons": .array(reasons.map(DataValue.string)),
        ]
    }
}

extension ExportClaim: CustomStringConvertible {
    /// The claim on one line.
    public var description: String {
        let word = extent == .notExpressible ? "not expressible" : extent.rawValue
        let subject = attributes.isEmpty ? rule : "\(attributes.joined(separator: ", ")): \(rule)"
        return "\(word): \(subject)"
            + (reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; "))
    }
}
