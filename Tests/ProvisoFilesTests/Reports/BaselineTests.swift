import ProvisoCore
import Testing

@testable import ProvisoFiles

/// Baselines: what is known, how often, and files that are none.
@Suite struct BaselineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func take(_ record: UInt8, _ baseline: Baseline, path: String = "a", file: String = "f") -> Bool {
        baseline.take(
            BaselineEntry(path: path, code: "c", record: Array(repeating: record, count: 32)),
            of: BaselineNames(RawPath(file), known: nil, found: nil, ignoresNames: false))
    }

    private func baseline(_ path: RawPath?, key: [String] = [], notes: Bool = true) throws -> Baseline {
        try Baseline(path, key: key, ignoresNames: false, notes: notes)
    }

    @Test func countsMatter() throws {
        let first = try baseline(nil)
        for record in [1, 2, 1] as [UInt8] { #expect(!take(record, first)) }
        let path = RawPath(folder.file("b", Array(first.text.utf8)))
        let second = try baseline(path)
        #expect([1, 1, 1, 2, 2, 3].map { take($0, second) } == [true, true, false, true, false, false])
        #expect(!take(1, second, path: "b") && !take(2, second, file: "g"))
        #expect(second.text != first.text)
    }

    @Test func isSortedTextWithoutValues() throws {
        let baseline = try self.baseline(nil, key: ["id", "x,y"])
        for record in [9, 1, 5] as [UInt8] { _ = take(record, baseline, path: "t\tb\n\u{2028}") }
        let lines = baseline.text.split(separator: "\n")
        #expect(lines.first == "proviso-baseline\t1\tkey=[\"id\",\"x,y\"]")
        #expect(lines.dropFirst().map(String.init) == lines.dropFirst().map(String.init).sorted())
        #expect(lines.count == 4 && lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII } })
        #expect(lines[1] == "f\tt\\tb\\n\\u2028\tc\t0101010101010101\t1")
    }

    @Test(
        arguments: [
            ("", 1), ("x\n", 1), ("proviso-baseline\t2\tkey=[]\n", 1), ("proviso-baseline\t1\tkey=[\"id\"]\n", 1),
            ("proviso-baseline\t1\tkey=[]\na\tb\tc\td\n", 2), ("proviso-baseline\t1\tkey=[]\n\na\tb\tc\td\t0\n", 3),
            ("proviso-baseline\t1\tkey=[]\na\tb\tc\td\t1\te\n", 2), ("proviso-baseline\t1\tkey=[]\na\tb\tc\td\tx\n", 2),
        ])
    func filesThatAreNone(text: String, line: Int) throws {
        let path = RawPath(folder.file("b", Array(text.utf8)))
        let error = #expect(throws: DataError.self) { try baseline(path, notes: false) }
        #expect(error?.position?.line == line)
        #expect(error?.hint?.isEmpty == false)
    }

    @Test func carriageReturnsAndHugeCounts() throws {
        let line = "f\ta\tc\t0101010101010101\t\(Int.max)\r\n"
        let path = RawPath(folder.file("b", Array("proviso-baseline\t1\tkey=[]\r\n\(line)\(line)".utf8)))
        #expect(try take(1, baseline(path, notes: false)))
    }

    @Test func noFile() {
        #expect(throws: FileError.self) { try baseline(RawPath(folder.path + "/none"), notes: false) }
    }
}
