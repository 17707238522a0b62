#if Configuration
public import Configuration
public import ProvisoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ConfigurationSource {
    /// Reads a value, and validates it by rules.
    ///
    /// ```swift
    /// let port = try config.validated(Int.self, forKey: "http.port", default: 8080, .range(1...65535))
    /// ```
    ///
    /// - Parameters:
    ///   - type: The value's type: a text, a number, a truth value, a list of these, or what is decoded from one.
    ///   - key: The key.
    ///   - isSecret: Whether the value is a secret, whatever its provider says.
    ///   - default: The value of a key without one. Rules judge it too. Without it such a key is an error.
    ///   - catalog: The language of the messages.
    ///   - fileID: The file that access reports name.
    ///   - line: The line that access reports name.
    ///   - rule: The first rule.
    ///   - others: Further rules.
    /// - Returns: The tidied, valid value.
    /// - Throws: ``ConfigurationError`` with everything that is wrong.
    public func validated<Value: Decodable>(
        _ type: Value.Type = Value.self, forKey key: ConfigKey, isSecret: Bool = false,
        default: @autoclosure () -> Value? = nil, in catalog: MessageCatalog = .english, fileID: String = #fileID,
        line: UInt = #line, _ rule: AnyRule<Value>, _ others: AnyRule<Value>...
    ) throws(ConfigurationError) -> Value {
        var intake = ConfigurationIntake(
            self, prefix: nil, secrets: isSecret ? [key] : [], fileID: fileID, line: line)
        let path = FieldPath(key.components.map { .key($0) })
        var value = `default`()
        if let data = intake.single(DecodedShape(of: type), key.components) {
            let (read, violations) = DataReading.value(of: type, from: data, at: path)
            if let error = intake.error(violations, in: catalog) { throw error }
            value = read
        }
        guard let value else {
            throw intake.error([Violation(.required, at: path)], in: catalog) ?? ConfigurationError([])
        }
        var judged: Value? = value
        var report = Report()
        RuleList([rule] + others).run(on: &judged, into: &report)
        let found = report.violations.map { DataReading.violation($0, at: path) }
        if let error = intake.error(found, in: catalog) { throw error }
        return judged ?? value
    }

    /// Reads the values that a rule document names, and validates them.
    ///
    /// ```swift
    /// let record = try config.validated(by: document, forKey: "http")
    /// ```
    ///
    /// Each attribute of the document is a key. A value is read as a text that may spell a number, and else as the type that it has; one
    /// with rules for its elements as a list.
    ///
    /// - Parameters:
    ///   - document: The rules.
    ///   - prefix: The key that those of the document begin with.
    ///   - scenario: The scenario.
    ///   - secrets: Keys of values that are kept secret, besides those that providers say are. With the prefix or without it.
    ///   - catalog: The language of the messages.
    ///   - fileID: The file that access reports name.
    ///   - line: The line that access reports name.
    /// - Returns: The values, as the filters of the document leave them.
    /// - Throws: ``ConfigurationError`` with everything that is wrong, or `UnknownScenario`.
    public func validated(
        by document: RuleDocument, forKey prefix: ConfigKey? = nil, scenario: Scenario = .default,
        secrets: Set<ConfigKey> = [], in catalog: MessageCatalog = .english, fileID: String = #fileID,
        line: UInt = #line
    ) throws -> DataValue {
        let validator = try document.validator(for: scenario)
        var intake = ConfigurationIntake(self, prefix: prefix, secrets: secrets, fileID: fileID, line: line)
        let (record, result) = validator.tidy(intake.value(of: AttributeTree(validator.plan)) ?? .object(DataObject()))
        if let error = intake.error(result.violations, in: catalog) { throw error }
        return record
    }
}
#endif
