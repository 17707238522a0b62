/// How schemas in a document are read that do not say so themselves.
package enum EmbeddedSchemaLanguage: Sendable, Hashable {
    /// The Schema Object of OpenAPI 3.0.
    case openAPI30
    /// A dialect of OpenAPI on 2020-12, with the identifier of the schema that describes it.
    case openAPI31(String)

    /// Whether `$schema` means this language by an identifier. That of OpenAPI has one for each edition.
    func isNamed(_ uri: String) -> Bool {
        guard case .openAPI31(let own) = self else { return false }
        let series = own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex)
        return uri == own || uri.hasPrefix(series)
    }

    var dialect: SchemaDialect { self == .openAPI30 ? .draft4 : .v2020 }

    var reading: SchemaReading {
        switch self {
        case .openAPI30:
            SchemaReading(
                .draft4, [.core, .applicator, .validation, .metaData, .format, .openAPI, .openAPI30], metaschema: "")
        case .openAPI31(let uri):
            SchemaReading(
                .v2020, Vocabularies.all.subtracting(.formatAssertion).union(.openAPI), metaschema: uri)
        }
    }
}
