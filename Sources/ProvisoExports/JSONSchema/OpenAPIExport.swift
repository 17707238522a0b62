public import ProvisoCore

/// The rules of a document as schemas of an OpenAPI 3.1 document: one for each scenario, under `components`.
public struct OpenAPIExport: Sendable {
    /// The document.
    public let document: DataValue
    /// What it says of each rule.
    public let claims: [ExportClaim]

    /// Writes the rules of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - name: What the schema is called; that of the scenario `register` is called `NAME-register`.
    ///   - options: What is written. The dialect is that of OpenAPI 3.1, 2020-12.
    ///   - registry: The rules that the document may name.
    ///   - files: The files that the document may name.
    public init(
        _ document: RuleDocument, name: String = "Record", options: JSONSchemaExport.Options = .init(),
        registry: RuleRegistry = .standard, files: RuleFiles? = nil
    ) {
        var options = options
        options.dialect = .draft2020
        var maker = JSONSchemaMaker(document: document, options: options, registry: registry, files: files)
        let name = Self.component(name)
        var schemas = DataObject()
        for scenario in options.scenario.map({ [$0] }) ?? document.scenarios {
            let key = scenario == .default ? name : "\(name)-\(Self.component(scenario.rawValue))"
            schemas[key] = .object(maker.schema(for: scenario))
        }
        claims = maker.claims
        self.document = [
            "openapi": "3.1.0", "info": ["title": .string(name), "version": "1.0.0"],
            "jsonSchemaDialect": .string(JSONSchemaDialect.draft2020.address), "paths": [:],
            "components": ["schemas": .object(schemas)],
        ]
    }

    /// The document as text, with a member on each line.
    public var text: String {
        var writer = IndentedJSON()
        writer.write(document)
        return writer.text
    }

    /// A name that components may have.
    private static func component(_ name: String) -> String {
        let text = String(
            name.unicodeScalars.map { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || 0x30...0x39 ~= scalar.value)
                    || "._-".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
            })
        return text.isEmpty ? "Record" : text
    }
}
