import ProvisoFiles
import Testing

@Suite struct RawPathTests {
    @Test(
        arguments: [
            ([], ""), ([0x61, 0x2F, 0x62], "a/b"), ([0xC3, 0xA9], "é"), ([0x63, 0xE9, 0x2E], "c\\xE9."),
            ([0xE9], "\\xE9"), ([0xF0, 0x9F, 0x98], "\\xF0\\x9F\\x98"),
            ([0xED, 0xA0, 0x80, 0x0A], "\\xED\\xA0\\x80\n"),
            ([0xFF, 0xC3, 0xA9, 0x80], "\\xFFé\\x80"),
        ] as [([UInt8], String)])
    func showsBytesThatAreNoText(_ bytes: [UInt8], _ shown: String) {
        #expect(RawPath(bytes: bytes).description == shown)
    }

    /// A NUL would end the name in a call of the system: `a.csv\0.txt` is not `a.csv`.
    @Test func namesWithNULAreNoFiles() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.csv", [0x61])
        #expect(throws: FileError(file: path + "\0.txt", .notFound)) { try InputFile(path: path + "\0.txt") }
        let error = #expect(throws: FileError.self) { try AtomicFile(path: path + "\0.txt") }
        #expect(error?.isWriting == true)
        #expect(folder.names == ["a.csv"])
    }
}
