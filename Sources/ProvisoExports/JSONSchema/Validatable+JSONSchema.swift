public import ProvisoCore

extension Validatable {
    /// The rules of the model as a JSON Schema.
    ///
    /// ```swift
    /// print(try SignUp.jsonSchema(for: "register").text)
    /// ```
    ///
    /// What only Swift can judge is listed as not expressible.
    ///
    /// - Parameters:
    ///   - scenario: The scenario whose rules are written; all of them by default.
    ///   - options: What else is written.
    /// - Throws: ``/ProvisoCore/RuleDocumentError`` when the model has no rules that a document can say.
    public static func jsonSchema(
        for scenario: Scenario? = nil, options: JSONSchemaExport.Options = .init()
    ) throws(RuleDocumentError) -> JSONSchemaExport {
        var options = options
        if let scenario { options.scenario = scenario }
        let model = ruleDocument
        let export = JSONSchemaExport(try model.document(), options: options)
        let left = model.swiftRules.map { rule in
            ExportClaim(
                scenario: scenario ?? .default, attributes: rule.attributes, rule: rule.rule, extent: .notExpressible,
                reasons: ["only Swift can judge it (\(rule.reason.rawValue))"])
        }
        return JSONSchemaExport(schema: export.schema, claims: export.claims + left)
    }
}

extension JSONSchemaExport {
    init(schema: DataValue, claims: [ExportClaim]) { (self.schema, self.claims) = (schema, claims) }
}
