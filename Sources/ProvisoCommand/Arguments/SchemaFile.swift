#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoSchema
import ProvisoYAML

/// A JSON Schema in a file, JSON or YAML by the file name extension.
enum SchemaFile {
    /// The largest file that is read.
    private static let largest = 64 << 20

    /// Loads a schema; every mistake becomes a line with file, line and column.
    ///
    /// - Parameters:
    ///   - files: What the schema may refer to, as `--schema-resource` names it.
    ///   - warn: Takes what may be a mistake.
    static func load(
        _ path: RawPath, resources files: [RawPath], _ options: SchemaOptions, warn: (String) -> Void
    ) throws -> JSONSchema {
        let resources = try resources(files)
        let node = try schema(path)
        try refuseOtherDocument(node, path)
        do throws(SchemaError) {
            let schema = try JSONSchema(node: node, uri: "", resources: resources, options: options)
            report(schema.notes, of: path, warn)
            return schema
        } catch {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        }
    }

    /// Refuses documents of other kinds, which as schemas would let everything pass.
    static func refuseOtherDocument(_ node: DocumentNode, _ path: RawPath) throws {
        guard case .mapping(let members) = node.content else { return }
        let names = members.compactMap(\.key.text)
        // Descriptions of OpenAPI 2.0 have `definitions` too.
        if names.contains(where: { $0 != "definitions" && JSONSchema.isKeyword($0) }) { return }
        if names.contains("openapi") || names.contains("swagger") {
            throw CommandFailure(
                "\(path): it is a description of OpenAPI, and no JSON Schema; give it with --openapi to `proviso check`"
            )
        }
        if names.contains("rules") {
            throw CommandFailure(
                "\(path): it is a rule document, and no JSON Schema; give it with --rules to `proviso check`")
        }
    }

    /// Says each thing once that may be a mistake, with the first place: large schemas have the same keyword many times.
    private static func report(_ notes: [RuleDocumentProblem], of path: RawPath, _ warn: (String) -> Void) {
        var counts: [String: Int] = [:]
        for note in notes { counts[note.message, default: 0] += 1 }
        let start = SourcePosition(line: 0, column: 0)
        for note in notes.sorted(by: { ($0.position ?? start) < ($1.position ?? start) }) {
            guard let count = counts.removeValue(forKey: note.message) else { continue }
            warn(line(path, "warning", note) + (count > 1 ? " (\(count) times)" : ""))
        }
    }

    /// What schemas and descriptions may refer to.
    static func resources(_ files: [RawPath]) throws -> SchemaResources {
        var resources = SchemaResources()
        for argument in files { try add(argument, to: &resources) }
        return resources
    }

    /// Adds a file or a folder of them, with the URI in front of it, if there is one.
    private static func add(_ argument: RawPath, to resources: inout SchemaResources) throws {
        var (uri, path) = ("", argument)
        // A URI has a colon; a path with an equals sign may have none.
        if let equals = argument.bytes.lastIndex(of: UInt8(ascii: "=")),
            argument.bytes[..<equals].contains(UInt8(ascii: ":"))
        {
            uri = String(decoding: argument.bytes[..<equals], as: UTF8.self)
            path = RawPath(bytes: Array(argument.bytes[(equals + 1)...]))
        }
        guard path.isFolder else { return try add(path, uri: uri.isEmpty ? path.description : uri, to: &resources) }
        let base = uri.isEmpty || uri.hasSuffix("/") ? uri : uri + "/"
        for (name, file) in path.filesInside where isSchema(name) { try add(file, uri: base + name, to: &resources) }
    }

    private static func add(_ path: RawPath, uri: String, to resources: inout SchemaResources) throws {
        resources.add(node: try schema(path), uri: uri, file: path.description)
    }

    private static func isSchema(_ name: String) -> Bool {
        [".json", ".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
    }

    /// A line such as `event.schema.json:3:7: error: …`.
    static func line(_ path: RawPath, _ kind: String, _ problem: RuleDocumentProblem) -> String {
        let place =
            problem.position.map { "\($0.file ?? path.description):\($0.line):\($0.column)" } ?? path.description
        return "\(place): \(kind): \(problem.message)" + (problem.suggestion.map { " \($0)" } ?? "")
    }

    /// Reads a schema, in which no key may stand twice.
    private static func schema(_ path: RawPath) throws -> DocumentNode {
        let node = try node(path)
        do throws(SchemaError) {
            return try SchemaText.checked(node)
        } catch {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        }
    }

    /// Reads a file.
    static func node(_ path: RawPath, limit: YAMLLimit = .rules) throws -> DocumentNode {
        let bytes = try RuleDocumentFile.bytes(of: path, limit: largest)
        let name = path.description.lowercased()
        do {
            guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") else {
                return try SchemaText.node(json: bytes.span)
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw CommandFailure("\(path): the file is not UTF-8 text")
            }
            return try DocumentNode(yaml: text, limit: limit)
        } catch let error as SchemaError {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        } catch let error as RuleDocumentError {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        }
    }
}
#endif
