public import ProvisoCore

extension RuleVocabulary {
    /// The value passes a JSON Schema: a `DataValue`, or what one can be made of without a loss.
    ///
    /// ```swift
    /// let port = try JSONSchema(["type": "integer", "maximum": 65535])
    /// 70_000.validate(.schema(port))   // one violation: schema.maximum
    /// ```
    ///
    /// - Parameter schema: The schema.
    public static func schema(_ schema: JSONSchema) -> Self { Self(SchemaValueRule(schema: schema)) }
}

/// Judges Swift values by a schema.
private struct SchemaValueRule<Value>: ValidationRule {
    let schema: JSONSchema
    var name: String { SchemaRule.name }

    func check(_ value: Value, into report: inout Report) {
        // What is no JSON is of no type that a schema knows.
        guard let data = DataValue(exactly: value) else { return report.fail("schema.type", wording: "any") }
        report.add(schema.findings(in: data))
    }
}
