package import Foundation

/// The Swift snippets of a guide, and whether a test file has them.
///
/// A snippet stands in a test when its lines do, in their order, with whatever the test asserts between them. Comments, the
/// way lines are broken and a `_ =` before a value that is only looked at do not count.
package struct GuideSnippets {
    package let snippets: [String]

    package init(guide: String, from file: String = #filePath) throws {
        let text = try String(contentsOf: Self.root(of: file).appending(path: guide), encoding: .utf8)
        var snippets: [String] = []
        var current: [String]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```swift" {
                current = []
            } else if line == "```" {
                if let lines = current { snippets.append(lines.joined(separator: "\n")) }
                current = nil
            } else {
                current?.append(String(line))
            }
        }
        self.snippets = snippets
    }

    /// The snippets whose lines a file does not have.
    package func missing(in file: String) throws -> [String] {
        let words = Self.lines(of: try String(contentsOfFile: file, encoding: .utf8)).joined()
        return snippets.filter { snippet in
            var rest = Substring(words)
            for line in Self.lines(of: snippet) {
                guard let range = rest.range(of: line) else { return true }
                rest = rest[range.upperBound...]
            }
            return false
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            var line = String(line)
            if let comment = line.range(of: " //") { line = String(line[..<comment.lowerBound]) }
            line = line.replacingOccurrences(of: "_ = ", with: "").filter { !$0.isWhitespace && $0 != ";" }
            return line.isEmpty ? nil : line
        }
    }

    /// The folder of the package.
    package static func root(of file: String) -> URL {
        var folder = URL(filePath: file).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }
}
