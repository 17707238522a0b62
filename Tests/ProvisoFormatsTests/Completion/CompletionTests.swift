import Foundation
import ProvisoFormats
import TestSupport
import Testing

/// What may be typed on: every format against its own judgement of longer texts.
@Suite("Completion")
struct CompletionTests {
    /// Every format of the module is among the cases.
    @Test func everyFormat() throws {
        let folder = try Self.root().appending(path: "Sources/ProvisoFormats")
        var names: Set<String> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /public struct (\w+): StringFormat\b/) { names.insert(String(match.1)) }
        }
        #expect(names == Set(CompletionCase.all.map { String($0.name.prefix { $0 != "(" }) }))
        #expect(names.count > 50)
    }

    /// Nothing with which a valid text begins is lost; the tests of each format ask the same of their texts.
    @Test(arguments: CompletionCase.all) func beginnings(of test: CompletionCase) {
        for text in test.valid { expectOnItsWay(test.format, text) }
    }

    /// What is called lost stays invalid whatever is typed, and what is called incomplete can be completed.
    @Test func shares() async throws {
        let found = await withTaskGroup { group in
            for (index, test) in CompletionCase.all.enumerated() {
                group.addTask { (index, CompletionShare(of: test)) }
            }
            return await group.reduce(into: [Int: CompletionShare]()) { $0[$1.0] = $1.1 }
        }
        let shares = CompletionCase.all.indices.compactMap { found[$0] }
        for (test, share) in zip(CompletionCase.all, shares) {
            #expect(share.revived.isEmpty, "\(test.name) calls lost what \(share.revived.prefix(3)) completes")
            #expect(share.lost > 0, "\(test.name)")
            #expect(
                share.uncompleted.isEmpty == (test.reason == nil), "\(test.name): \(share.uncompleted.prefix(5))")
        }
        guard CompletionShare.factor == 1 else { return }
        let page = CompletionPage.text(of: shares, in: CompletionCase.all)
        let url = try Self.root().appending(path: "Sources/Proviso/Documentation.docc/Guides/UnfinishedTextsByRule.md")
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGES"] != nil { try Data(page.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == page)
    }

    /// Names of UTS #46's conformance test, every tenth of those that are domain names.
    @Test(.enabled(if: ConformanceData.isPresent, ConformanceData.absence)) func beginningsOfNames() throws {
        let format = DomainNameFormat(minimumLabels: 1, minimumTopLevelLength: 1)
        let names = try IDNATestLine.all().map(\.source).filter { !$0.isEmpty && format.isValid($0) }
        #expect(names.count == 542)
        for index in stride(from: 0, to: names.count, by: 10) { expectOnItsWay(format, names[index]) }
    }

    private static func root() throws -> URL {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        while root.path() != "/", !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path())
        {
            root.deleteLastPathComponent()
        }
        return root
    }
}
