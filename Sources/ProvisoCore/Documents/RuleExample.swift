/// An example for the reference of a rule: options, and values that pass and fail.
///
/// ```swift
/// static var examples: [RuleExample] {
///     [RuleExample(["allowsZero": false], passes: 2, fails: ["even": 0])]
/// }
/// ```
public struct RuleExample: Sendable {
    /// What the values of an example are.
    public enum Subject: String, Sendable, Hashable {
        /// Each is the value of one attribute.
        case value
        /// Each is a record, since the rule looks at several attributes.
        case record
        /// Each is a list of records, since the rule looks at all of a file.
        case records
    }

    /// What fails, and with what code.
    public struct Failure: Sendable {
        /// The code.
        public let code: ViolationCode
        /// The value.
        public let value: DataValue
    }

    /// What a rule makes of a value that it changes.
    public struct Change: Sendable {
        /// The value.
        public let value: DataValue
        /// What becomes of it.
        public let result: DataValue
    }

    /// What the values are.
    public let subject: Subject
    /// The attributes that the rule is for.
    public let attributes: [String]
    /// The options, as a document gives them.
    public let options: DataObject
    /// What passes.
    public let passing: [DataValue]
    /// What fails.
    public let failing: [Failure]
    /// What is changed.
    public let changes: [Change]

    /// Creates an example of a rule that looks at one value.
    ///
    /// - Parameters:
    ///   - options: The options, as a document gives them.
    ///   - passes: A value that passes.
    ///   - fails: Values that fail, each under the code of its violation.
    @inline(never)
    public init(
        _ options: DataObject = [:], passes: DataValue, fails: KeyValuePairs<ViolationCode, DataValue> = [:]
    ) {
        self.init(.value, ["value"], options, [passes], fails)
    }

    /// Creates an example of a rule that changes values.
    ///
    /// - Parameters:
    ///   - options: The options, as a document gives them.
    ///   - value: A value.
    ///   - result: What becomes of it.
    @inline(never)
    public init(_ options: DataObject = [:], changes value: DataValue, to result: DataValue) {
        self.init(.value, ["value"], options, [], [:], [Change(value: value, result: result)])
    }

    /// Creates an example of a rule that looks at several attributes of a record.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that the rule is for.
    ///   - options: The options, as a document gives them.
    ///   - passes: A record that passes.
    ///   - fails: Records that fail, each under the code of its violation.
    @inline(never)
    public static func record(
        _ attributes: [String], _ options: DataObject = [:], passes: DataValue,
        fails: KeyValuePairs<ViolationCode, DataValue>
    ) -> Self {
        Self(.record, attributes, options, [passes], fails)
    }

    /// Creates an example of a rule that looks at all records of a file.
    ///
    /// - Parameters:
    ///   - attributes: The attributes that the rule is for.
    ///   - options: The options, as a document gives them.
    ///   - passes: A list of records that passes.
    ///   - fails: Lists of records that fail, each under the code of its violation.
    @inline(never)
    public static func records(
        _ attributes: [String], _ options: DataObject = [:], passes: DataValue,
        fails: KeyValuePairs<ViolationCode, DataValue>
    ) -> Self {
        Self(.records, attributes, options, [passes], fails)
    }

    @inline(never)
    private init(
        _ subject: Subject, _ attributes: [String], _ options: DataObject, _ passing: [DataValue],
        _ failing: KeyValuePairs<ViolationCode, DataValue>, _ changes: [Change] = []
    ) {
        self.subject = subject
        self.attributes = attributes
        self.options = options
        self.passing = passing
        self.failing = failing.map { Failure(code: $0.key, value: $0.value) }
        self.changes = changes
    }

    /// A document of the one rule with these options.
    ///
    /// - Parameter rule: The name of the rule.
    public func document(of rule: String) -> DataValue {
        var entry: DataObject = ["attributes": .array(attributes.map(DataValue.string)), "type": .string(rule)]
        for (key, value) in options.members { entry[key] = value }
        return ["rules": [.object(entry)]]
    }
}
