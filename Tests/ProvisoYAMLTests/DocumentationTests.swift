#if YAML
import Foundation
import Proviso
import ProvisoCore
import ProvisoYAML
import Testing

/// The rule documents of the README and the guides load; Scripts/check-consumer compiles and runs their Swift.
@Suite struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let pages = [
        "README.md", "Sources/Proviso/Documentation.docc/Guides/RuleDocuments.md",
        "Sources/Proviso/Documentation.docc/Guides/Command.md", "Sources/Proviso/Documentation.docc/Guides/Formats.md",
        "Sources/Proviso/Documentation.docc/Guides/WholeFiles.md",
        "Sources/Proviso/Documentation.docc/Guides/SamplesAndDifferences.md",
    ]

    /// The files that documents of the guides name: whatever is asked for is there.
    private static let files = RuleFiles(
        text: { _ in "rules: [[included, required]]" },
        forEachRecord: { _, layout, body in
            var record = Record(layout: layout)
            record.fill(from: ["code": "DE", "id": 1, "alpha_2": "DE"])
            try body(&record)
        }, columns: { _ in nil })

    @Test(arguments: pages)
    func ruleDocumentsLoad(page: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        for block in text.split(separator: "```yaml\n").dropFirst() {
            let yaml = String(block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex))
            #expect(throws: Never.self, "\(page):\n\(yaml)") { try RuleDocument(yaml: yaml, files: Self.files) }
        }
    }

    @Test func theGuidesLinkToPagesThatExist() throws {
        let folder = Self.root.appending(path: "Sources/Proviso/Documentation.docc")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        /// The pages by name, each with what its headings are linked by: the words with hyphens between.
        var headings: [String: Set<String>] = [:]
        for page in pages {
            let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
            let titles = text.split(separator: "\n").filter { $0.hasPrefix("##") }
                .map {
                    $0.drop { $0 == "#" || $0 == " " }.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                }
            headings[URL(filePath: page).deletingPathExtension().lastPathComponent] = Set(
                titles.map { $0.replacing(" ", with: "-") })
        }
        for page in pages {
            let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
            for link in text.split(separator: "<doc:").dropFirst() {
                let parts = link.prefix { $0 != ">" }.split(separator: "#", maxSplits: 1).map(String.init)
                let known = headings[parts[0]]
                #expect(known != nil, "\(page) links to \(parts[0])")
                if parts.count == 2 {
                    #expect(known?.contains(parts[1]) ?? false, "\(page) links to \(parts[0])#\(parts[1])")
                }
            }
        }
    }
}
#endif
