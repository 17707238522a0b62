#if Command
import Foundation
import ProvisoCore
import ProvisoFiles

/// Where the summary in Markdown goes: standard error, a file that is replaced, or the one to which the steps of a workflow
/// append theirs.
struct SummaryTarget {
    private let file: AtomicFile?
    /// What the file holds already.
    private let before: [UInt8]

    /// Opens the target, so that one that cannot be written is known before the check.
    ///
    /// - Parameter path: The file; `-` is standard error.
    init(_ path: RawPath) throws {
        guard path != "-" else {
            (file, before) = (nil, [])
            return
        }
        do throws(FileError) {
            file = try AtomicFile(path: path)
            before = Self.isAppended(path) ? try Self.bytes(of: path) : []
        } catch {
            throw CommandFailure(error.description)
        }
    }

    func write(_ summary: CheckSummary) throws {
        let text = SummaryMarkdown.text(summary, for: file == nil ? .person : .markdown)
        guard let file else {
            // Whoever reads the log reads lines; none of them acts on it.
            return Console.error(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
        let separator = before.isEmpty || before.last == 0x0A ? "" : "\n"
        do throws(FileError) {
            try file.write((before + Array((separator + text).utf8)).span)
            try file.commit()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// Whether it is the file to which the runner of a workflow gives its name, for every command of a step to add to.
    private static func isAppended(_ path: RawPath) -> Bool {
        guard let name = Environment.variable("GITHUB_STEP_SUMMARY"), !name.isEmpty else { return false }
        return path == RawPath(name) || Self.file(path.description) == Self.file(name)
    }

    /// The file of a name, whatever leads to it.
    private static func file(_ name: String) -> String {
        URL(fileURLWithPath: name).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func bytes(of path: RawPath) throws(FileError) -> [UInt8] {
        guard path.description == String(decoding: path.bytes, as: UTF8.self),
            FileManager.default.fileExists(atPath: path.description)
        else { return [] }
        let input = try InputFile(path: path)
        var bytes: [UInt8] = []
        while try input.read(atMost: 1 << 16, into: &bytes) > 0 {}
        return bytes
    }
}
#endif
