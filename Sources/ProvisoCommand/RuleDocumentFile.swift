import FoundationEssentials
import Proviso
import ProvisoFiles
import ProvisoYAML

/// A rule document in a file, YAML or JSON by its ending.
enum RuleDocumentFile {
    /// The largest file that is read.
    private static let largest = 8 << 20

    /// Loads a document; every mistake becomes a line with file, line and column.
    static func load(_ path: String) throws -> RuleDocument {
        let text = try read(path)
        do {
            return path.lowercased().hasSuffix(".json")
                ? try RuleDocument(json: text) : try RuleDocument(yaml: text)
        } catch let error as RuleDocumentError {
            throw CommandFailure(lines: error.problems.map { line(path, "error", $0) })
        }
    }

    /// A line such as `rules.yaml:3:7: error: There is no rule …`.
    static func line(_ path: String, _ kind: String, _ problem: RuleDocumentProblem) -> String {
        "\(path):" + (problem.position.map { "\($0):" } ?? "") + " \(kind): \(problem.message)"
            + (problem.suggestion.map { " \($0)" } ?? "")
    }

    private static func read(_ path: String) throws -> String {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(path, atMost: largest)
        } catch let error as FileError {
            throw CommandFailure(error.description)
        }
        guard let text = String(validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        else { throw CommandFailure("\(path): The rule document is not UTF-8 text.") }
        return text
    }
}
