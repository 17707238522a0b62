#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoOpenAPI
import ProvisoSchema
import ProvisoYAML

/// A check against the description of an API.
extension CheckCommand {
    /// Refuses options that say nothing with each other.
    func validateDescription() throws {
        if schemaDialect != .v2020 || assertFormats || assertContent {
            throw ValidationError("--schema-dialect, --assert-formats and --assert-content go with --schema FILE.")
        }
        if exchanges {
            let others = [
                ("--operation", operation != nil), ("--response", response != nil),
                ("--media-type", mediaType != nil),
            ]
            if let other = others.first(where: \.1) {
                throw ValidationError("Give --exchanges or \(other.0), not both.")
            }
        } else if operation == nil {
            throw ValidationError("Give --operation NAME, or --exchanges where records are whole requests.")
        } else if refuseUnknownQuery {
            throw ValidationError("--refuse-unknown-query goes with --exchanges.")
        }
        if let response, !(100...599).contains(response) {
            throw ValidationError("--response takes a status from 100 to 599.")
        }
    }

    /// Whether an option was given that says something of a description.
    var hasOpenAPIOptions: Bool {
        operation != nil || response != nil || exchanges || mediaType != nil || refuseUnknownQuery || refuseReadOnly
            || tolerateMistakes
    }

    /// Checks the files against the description.
    func checkByDescription() async throws {
        guard let path = openapi else { return }
        let document = try description(path)
        let hasNotes = !document.notes.isEmpty
        let catalog = judgesCatalog
        if exchanges {
            return try await check(ExchangeJudge(document), catalog, ExchangeJudge.places, hasNotes: hasNotes)
        }
        let schema = try bodySchema(in: document, path)
        try await check(SchemaJudge(schema, nil, catalog), catalog, schema.memberNames, hasNotes: hasNotes)
    }

    private func description(_ path: RawPath) throws -> OpenAPIDocument {
        let resources = try SchemaFile.resources(schemaResource)
        let node = try SchemaFile.node(path, limit: .descriptions)
        let options = OpenAPIOptions(
            refusesUnknownQuery: refuseUnknownQuery, refusesOtherDirection: refuseReadOnly,
            toleratesMistakes: tolerateMistakes)
        do throws(SchemaError) {
            let document = try OpenAPIDocument(
                node: node, uri: path.description, resources: resources, options: options)
            if !quiet { for note in document.notes { Console.error(SchemaFile.line(path, "warning", note)) } }
            return document
        } catch {
            throw CommandFailure(lines: error.problems.map { SchemaFile.line(path, "error", $0) })
        }
    }

    /// The schema of the bodies that the options name.
    private func bodySchema(in document: OpenAPIDocument, _ path: RawPath) throws -> JSONSchema {
        let operation: OpenAPIOperation
        do throws(OpenAPIOperationError) {
            operation = try document.operation(self.operation ?? "")
        } catch {
            throw CommandFailure("\(path): \(error.description)")
        }
        let known: [String]
        if let status = response {
            if let schema = operation.responseSchema(status: status, mediaType: mediaType) { return schema }
            known = operation.responseStatuses
            throw CommandFailure(
                "\(path): The operation `\(operation.name)` describes no body of answers with the status \(status)"
                    + (mediaType.map { " and the type \($0)" } ?? "") + "."
                    + (known.isEmpty ? "" : " It describes \(known.joined(separator: ", "))."))
        }
        if let schema = operation.requestSchema(mediaType: mediaType) { return schema }
        known = operation.requestMediaTypes
        throw CommandFailure(
            "\(path): The operation `\(operation.name)` describes no body of requests"
                + (mediaType.map { " of the type \($0)" } ?? "") + "."
                + (known.isEmpty ? "" : " It describes \(known.joined(separator: ", ")); give one with --media-type."))
    }
}

/// Judges whole requests and answers by the description of an API.
private struct ExchangeJudge: ValueJudge {
    /// Where violations are.
    static let places = ["header.Content-Type", "body", "query"]

    private let document: OpenAPIDocument
    private var columns: [String] = []

    init(_ document: OpenAPIDocument) { self.document = document }

    func copy() -> ExchangeJudge { self }

    func judge(json: Span<UInt8>) throws(JSONSyntaxError) -> ValueVerdict { verdict(try DataValue(json: json)) }

    mutating func use(columns: [String]) { self.columns = columns }

    /// A cell is text, or JSON where an object begins in it.
    func judge(row cells: [String]) -> ValueVerdict {
        var record = DataObject()
        for (name, cell) in zip(columns, cells) where !cell.isEmpty {
            let isObject = cell.utf8.first == UInt8(ascii: "{")
            let object = isObject && !name.lowercased().hasSuffix("body") ? try? DataValue(json: cell) : nil
            record[name] = object ?? .untyped(cell)
        }
        return verdict(.object(record))
    }

    private func verdict(_ record: DataValue) -> ValueVerdict {
        let violations: [Violation]
        switch OpenAPIExchange.reading(record) {
        case .exchange(let exchange): violations = document.validate(exchange)
        case .malformed(let found): violations = found
        }
        return ValueVerdict(isValid: violations.isEmpty, violations: violations)
    }
}
#endif
