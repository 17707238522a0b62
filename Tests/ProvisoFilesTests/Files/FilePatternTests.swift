import Foundation
@testable import ProvisoFiles
import Testing

@Suite struct FilePatternTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a.csv", "b.csv", "ä.csv", ".hidden.csv", "c.json", "[x].csv"] { _ = folder.file(name, []) }
        for name in ["data/deep/er", "data/.git"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        }
        for name in ["data/d.csv", "data/deep/e.csv", "data/deep/er/f.csv", "data/.git/g.csv"] {
            _ = folder.file(name, [])
        }
        // A link that leads back.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/data/back", withDestinationPath: folder.path)
    }

    private func expand(_ pattern: String) -> [String] {
        // A slash after another means nothing, and is left out.
        let base = folder.path.replacing("//", with: "/") + "/"
        return FilePattern.expand([RawPath(base + pattern)]).map {
            String($0.description.dropFirst(base.count))
        }
    }

    @Test(
        arguments: [
            ("*.csv", ["[x].csv", "a.csv", "b.csv", "ä.csv"]), ("?.csv", ["a.csv", "b.csv", "ä.csv"]),
            ("[ab].csv", ["a.csv", "b.csv"]), ("[!a].csv", ["b.csv", "ä.csv"]),
            ("[a-c].*", ["a.csv", "b.csv", "c.json"]),
            ("[ä].csv", ["ä.csv"]), (".*.csv", [".hidden.csv"]), ("data/*.csv", ["data/d.csv"]),
            ("*/d.csv", ["data/d.csv"]), ("data/**/*.csv", ["data/d.csv", "data/deep/e.csv", "data/deep/er/f.csv"]),
            ("**/f.csv", ["data/deep/er/f.csv"]), ("data/**", ["data/d.csv", "data/deep/e.csv", "data/deep/er/f.csv"]),
            ("**/**/e.csv", ["data/deep/e.csv"]), ("[x].csv", ["[x].csv"]), ("\\[x].c?v", ["[x].csv"]),
            ("*", ["[x].csv", "a.csv", "b.csv", "c.json", "ä.csv"]),
        ])
    func expands(_ pattern: String, _ files: [String]) { #expect(expand(pattern) == files) }

    /// What matches nothing stays, and so do names that are no patterns.
    @Test(arguments: ["*.tsv", "no/*.csv", "missing.csv", "[", "data/[", "**/nothing"]) func stays(_ name: String) {
        #expect(expand(name) == [name])
    }

    @Test(
        arguments: [
            ("a*b*c", "aXbYc", true), ("a*b*c", "abc", true), ("a*b*c", "acb", false), ("*", "", true), ("", "", true),
            ("?", "", false), ("[]]", "]", true), ("[a-]", "-", true), ("[a", "[a", true), ("a\\*", "a*", true),
            ("a\\*", "ab", false), ("[^a]", "a", false), ("***a", "bba", true), ("\\", "\\", true),
        ])
    func names(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(NamePattern(Array(pattern.utf8)).matches(Array(name.utf8)) == matches)
    }

    /// Many stars take no time beyond that of the lengths.
    @Test func manyStars() {
        let pattern = Array((String(repeating: "*a", count: 100) + "b").utf8)
        #expect(!NamePattern(pattern).matches([UInt8](repeating: 0x61, count: 250)))
    }
}
