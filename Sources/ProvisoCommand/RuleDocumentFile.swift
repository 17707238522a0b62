#if Command
import ProvisoCore
import ProvisoFiles
import ProvisoYAML

/// A rule document in a file, YAML or JSON by its ending.
enum RuleDocumentFile {
    /// The largest file that is read.
    private static let largest = 8 << 20

    /// Loads a document; every mistake becomes a line with file, line and column.
    static func load(_ file: RawPath) throws -> RuleDocument {
        let path = file.description
        let text = try read(file)
        do throws(RuleDocumentError) {
            // Whoever names a document means the files beside it, wherever they are.
            let files = RuleFiles(folder: file == "-" ? "" : file.folder, reachesOutside: true)
            return path.lowercased().hasSuffix(".json")
                ? try RuleDocument(json: text, files: files) : try RuleDocument(yaml: text, files: files)
        } catch {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        }
    }

    /// A line such as `rules.yaml:3:7: error: There is no rule …`.
    static func line(_ path: RawPath, _ kind: String, _ problem: RuleDocumentProblem) -> String {
        line(path.description, kind, problem)
    }

    private static func line(_ path: String, _ kind: String, _ problem: RuleDocumentProblem) -> String {
        (problem.position?.file == nil ? "\(path):" : "") + (problem.position.map { "\($0):" } ?? "")
            + " \(kind): \(problem.message)"
            + (problem.suggestion.map { " \($0)" } ?? "")
    }

    private static func read(_ path: RawPath) throws -> String {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try WholeText(InputFile(path: path), limit: largest).bytes
        } catch {
            throw CommandFailure(error.description)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure("\(path): the rule document is not UTF-8 text")
        }
        return text
    }
}
#endif
