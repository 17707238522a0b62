import Foundation
import Testing

/// What the fuzzer found worth keeping, each input judged again.
struct FuzzCorpusTests {
    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzzing/Corpus").standardized
    }

    @Test func everyInput() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        #expect(!files.isEmpty)
        for file in files {
            let bytes = Array(try Data(contentsOf: file))
            #expect(SchemaFuzzCase(bytes)?.disagreement() == nil, "\(file.lastPathComponent)")
        }
    }
}
