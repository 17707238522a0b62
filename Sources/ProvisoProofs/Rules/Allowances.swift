import ProvisoCore

/// The findings that comments of a rule document allow, by line.
struct Allowances {
    private var names: [Int: Set<String>] = [:]
    /// The lines that hold a comment and nothing else.
    private var comments: Set<Int> = []

    init(_ text: String) {
        // Most documents allow nothing.
        guard text.utf8.contains(UInt8(ascii: "#")) else { return }
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if line.drop(while: { $0 == " " || $0 == "\t" }).first == "#" { comments.insert(number) }
            guard let match = line.firstMatch(of: /#\s*proviso:\s*allow\s+([a-z\-]+(?:\s*,\s*[a-z\-]+)*)/) else {
                continue
            }
            names[number] = Set(match.1.split(whereSeparator: { ", \t".contains($0) }).map(String.init))
        }
    }

    /// The names that no finding has, with their lines, in the order of the lines.
    var unknownNames: [(line: Int, name: String)] {
        names.sorted { $0.key < $1.key }.flatMap { line, names in
            names.filter { RuleFinding.Kind(rawValue: $0) == nil }.sorted().map { (line, $0) }
        }
    }

    /// Whether a finding in a line is allowed there, or in the comments right above it.
    func allow(_ kind: RuleFinding.Kind, at line: Int) -> Bool {
        if names[line]?.contains(kind.rawValue) ?? false { return true }
        var above = line - 1
        while comments.contains(above) {
            if names[above]?.contains(kind.rawValue) ?? false { return true }
            above -= 1
        }
        return false
    }
}
