#if Command
import ProvisoCore
import ProvisoFiles
import ProvisoSchema
import ProvisoYAML

/// A rule document in a file, YAML or JSON by the file name extension.
enum RuleDocumentFile {
    /// The largest file that is read.
    private static let largest = 8 << 20

    /// Loads a document; every mistake becomes a line with file, line and column.
    ///
    /// - Parameter use: Takes the files that are read on the way: the document, and all that it names.
    static func load(_ file: RawPath, noting use: FileUseLog = FileUseLog()) throws -> RuleDocument {
        try loadWithText(file, noting: use).document
    }

    /// Loads a document, and keeps its text for its comments.
    static func loadWithText(
        _ file: RawPath, noting use: FileUseLog = FileUseLog()
    ) throws -> (document: RuleDocument, text: String) {
        let path = file.description
        use.reads(file, as: .rules)
        let text = try read(file)
        do throws(RuleDocumentError) {
            let files = files(beside: file, noting: use)
            let isJSON = path.lowercased().hasSuffix(".json")
            let document =
                try isJSON
                ? RuleDocument(json: text, registry: .command, files: files)
                : RuleDocument(yaml: text, registry: .command, files: files)
            return (document, text)
        } catch {
            if let failure = otherDocument(text, file) { throw failure }
            throw CommandFailure(lines: error.problems.map { line(file, "error", $0) })
        }
    }

    /// What to do with a document of another kind, of which each key would be a mistake.
    private static func otherDocument(_ text: String, _ path: RawPath) -> CommandFailure? {
        let isJSON = path.description.lowercased().hasSuffix(".json")
        guard let node = try? isJSON ? DocumentNode(jsonText: text) : DocumentNode(yaml: text),
            case .mapping(let members) = node.content
        else { return nil }
        let names = members.compactMap(\.key.text)
        // A document needs one of these.
        if ["rules", "include", "files", "columns", "records"].contains(where: names.contains) { return nil }
        if names.contains("openapi") || names.contains("swagger") {
            return CommandFailure(
                "\(path): it is a description of OpenAPI, and no rule document; give it with --openapi to `proviso check`"
            )
        }
        guard names.contains(where: { JSONSchema.isKeyword($0) }) else { return nil }
        return CommandFailure(
            "\(path): it is a JSON Schema, and no rule document; give it with --schema to `proviso check`, or make rules of it with"
                + " `proviso import`")
    }

    /// Names in a document are those of files beside it, wherever they are.
    static func files(beside file: RawPath, noting use: FileUseLog = FileUseLog()) -> RuleFiles {
        RuleFiles(folder: file == "-" ? "" : file.folder, reachesOutside: true) { use.reads($0, as: .partOfRules) }
    }

    /// Loads a document, and takes the part of it that is for a file by its name.
    static func load(
        _ file: RawPath, forFile name: String?, noting use: FileUseLog = FileUseLog()
    ) throws -> RuleDocument {
        try part(of: load(file, noting: use), file, forFile: name)
    }

    /// Takes the part of a document that is for a file by its name. The document is not read again, which a pipe could not be.
    static func part(of document: RuleDocument, _ file: RawPath, forFile name: String?) throws -> RuleDocument {
        guard let name else {
            if document.ruleCount == 0, let first = document.files.first {
                throw CommandFailure(
                    "\(file) has rules for files by their names alone; say for which: --for '\(first.pattern)'")
            }
            return document
        }
        // A pattern of the document stands for the files that it is for.
        if let part = document.files.first(where: { $0.pattern == name }) { return part.document }
        guard let part = document.part(forFile: name) else {
            throw CommandFailure("\(file) has no rules for a file of the name \(name)")
        }
        return part.document
    }

    /// A line such as `rules.yaml:3:7: error: There is no rule …`.
    ///
    /// A document that is included is named as it can be reached from here: the document names it from its own folder.
    static func line(_ path: RawPath, _ kind: String, _ problem: RuleDocumentProblem) -> String {
        var place = path.description
        if let included = problem.position?.file {
            place = included.hasPrefix("/") || path == "-" ? included : path.folder.description + included
        }
        if let position = problem.position { place += ":\(position.line):\(position.column)" }
        return "\(place): \(kind): \(problem.message)" + (problem.suggestion.map { " \($0)" } ?? "")
    }

    /// The text of a document that another one includes, by the name that positions have; `nil` for one that cannot be read.
    static func text(of included: String, in file: RawPath) -> String? {
        let path = included.hasPrefix("/") || file == "-" ? included : file.folder.description + included
        return try? read(RawPath(path))
    }

    /// The line of the first byte that is not UTF-8.
    private static func lineOfInvalidByte(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        var line = 1
        while case .scalarValue(let scalar) = decoder.decode(&rest) { if scalar == "\n" { line += 1 } }
        return line
    }

    /// The bytes of a document of any kind.
    static func bytes(of path: RawPath, limit: Int) throws -> [UInt8] {
        do throws(FileError) {
            return try WholeText(InputFile(path: path), limit: limit).bytes
        } catch {
            // How to read data is no help here.
            if error.problem == .notText { throw CommandFailure("\(path): it is not text; save it as UTF-8") }
            throw CommandFailure(error.description)
        }
    }

    static func read(_ path: RawPath) throws -> String {
        let bytes = try bytes(of: path, limit: largest)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(
                "\(path):\(lineOfInvalidByte(in: bytes)): the rule document is not UTF-8 text; save it as UTF-8")
        }
        return text
    }
}
#endif
