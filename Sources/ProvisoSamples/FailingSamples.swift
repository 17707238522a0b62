public import ProvisoCore

/// Something that rules refuse, made so that nothing else is wrong with it.
public struct FailingSample: Sendable {
    /// The attribute that is wrong: `address.city`, `tags[]`; empty for a file as a whole.
    public let attribute: String
    /// The code of the violation.
    public let code: ViolationCode
    /// The rule that is broken.
    public let rule: String
    /// The scenario in which it is.
    public let scenario: Scenario
    /// The record; several where a rule looks at all records of a file.
    public let records: [DataValue]
    /// Whether it is a file of records, and not a record by itself.
    public let isFile: Bool
}

/// Something that rules could refuse and for which no example was made.
public struct UnmadeSample: Sendable, Hashable, CustomStringConvertible {
    /// The attribute; empty for a file as a whole.
    public let attribute: String
    /// The code.
    public let code: ViolationCode
    /// The rule.
    public let rule: String
    /// The scenario.
    public let scenario: Scenario
    /// Why there is none, in English.
    public let reason: String

    /// What was not made, and why.
    public var description: String {
        (attribute.isEmpty ? "" : "\(attribute): ") + "\(code)"
            + (scenario == .default ? "" : " (scenario \(scenario.rawValue))") + ": \(reason)"
    }
}

/// What was made of the rules, and what was not.
public struct FailingSamples: Sendable {
    /// One for each code of each rule, where it could be made.
    public internal(set) var made: [FailingSample] = []
    /// The others.
    public internal(set) var unmade: [UnmadeSample] = []
}
