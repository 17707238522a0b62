import Foundation
@testable import ProvisoFiles
import Testing

@Suite struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func error(_ path: String) -> FileError? {
        #expect(throws: FileError.self) { try InputFile(path: path) }
    }

    @Test func saysWhatIsWrong() throws {
        let missing = folder.file("none.csv")
        #expect(
            error(missing)?.description
                == "\(missing): no such file; check its name and directory")
        #expect(error(folder.file("none/none.csv"))?.problem == .notFound)
        #expect(error("")?.problem == .notFound)
        #expect(error(folder.path)?.description == "\(folder.path): it is a directory, not a file; name a file in it")
        let file = folder.file("file", [])
        #expect(error(file + "/x")?.problem == .notFound)
        #expect(error(folder.file(String(repeating: "x", count: 5000)))?.reason == "its name is too long on reading")
        try FileManager.default.createSymbolicLink(atPath: folder.file("loop"), withDestinationPath: "loop")
        #expect(error(folder.file("loop"))?.problem == .tooManyLinks)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read anything")) func respectsProtection() throws {
        let path = folder.file("secret", [1])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(error(path)?.problem == .notPermitted)
        #expect(error(path)?.hint == "change its permissions")
    }

    @Test func readsWhatIsThere() throws {
        let input = try InputFile(path: folder.file("data", [1, 2, 3]))
        var buffer: [UInt8] = [0]
        #expect(input.size == 3)
        #expect(try input.read(atMost: 2, into: &buffer) == 2)
        #expect(try input.read(atMost: 2, into: &buffer) == 1)
        #expect(try input.read(atMost: 2, into: &buffer) == 0)
        #expect(buffer == [0, 1, 2, 3])
        #expect(try InputFile(path: "-").name == "standard input")
        #expect(try InputFile(path: nil).name == "standard input")
    }

    @Test func reportsErrorsOfReading() {
        let input = InputFile(descriptor: 9999, name: "gone")
        var buffer: [UInt8] = []
        let error = #expect(throws: FileError.self) { try input.read(atMost: 10, into: &buffer) }
        #expect(error?.problem == .failed(errno: EBADF))
        #expect(error?.file == "gone")
    }

    @Test func readsWholeFiles() throws {
        let bytes = (0..<700_000).map { UInt8($0 % 251) | 1 }
        let path = folder.file("data", [0xEF, 0xBB, 0xBF] + bytes)
        let text = try WholeText(InputFile(path: path))
        #expect(text.bytes == bytes)
        #expect(text.properties == TextProperties(encoding: .utf8, hasByteOrderMark: true))
        #expect(try WholeText(InputFile(path: path), limit: 700_000).bytes.count == 700_000)
        for limit in [0, 1, 1000, 699_999] {
            let error = #expect(throws: FileError.self) { try WholeText(InputFile(path: path), limit: limit) }
            #expect(error?.problem == .tooLarge(limit: limit))
        }
        #expect(try WholeText(InputFile(path: folder.file("empty", [])), limit: 0).bytes.isEmpty)
        let binary = try InputFile(path: folder.file("binary", [0x7F, 0x45, 0x4C, 0x46, 0, 0]))
        let error = #expect(throws: FileError.self) { try WholeText(binary) }
        #expect(error?.problem == .notText)
    }
}
