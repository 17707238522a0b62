#if Macros
import SwiftSyntax

/// The findings that comments in the source allow: `// proviso: allow implied-rule`, in the line of the rule or in those right above it.
struct AllowedFindings {
    private let lines: [Substring]
    private let start: AbsolutePosition

    init(_ declaration: some SyntaxProtocol) {
        start = declaration.position
        lines = declaration.description.split(separator: "\n", omittingEmptySubsequences: false)
    }

    func contains(_ name: String, at node: some SyntaxProtocol) -> Bool {
        guard let line = line(of: node) else { return false }
        if Self.names(in: lines[line]).contains(name) { return true }
        for above in lines[..<line].reversed() {
            let text = above.drop { $0 == " " || $0 == "\t" }
            guard text.hasPrefix("//") else { return false }
            if Self.names(in: text).contains(name) { return true }
        }
        return false
    }

    private func line(of node: some SyntaxProtocol) -> Int? {
        var rest = node.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset
        for (index, line) in lines.enumerated() {
            if rest <= line.utf8.count { return index }
            rest -= line.utf8.count + 1
        }
        return nil
    }

    /// The names that a comment allows.
    private static func names(in line: Substring) -> [String] {
        guard let comment = line.firstRange(of: "//"),
            let marker = line[comment.upperBound...].firstRange(of: "proviso: allow ")
        else { return [] }
        return line[marker.upperBound...].split { ", \t\r".contains($0) }.map(String.init)
    }
}
#endif
