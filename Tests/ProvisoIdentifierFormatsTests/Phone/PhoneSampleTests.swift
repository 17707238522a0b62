import Foundation
import ProvisoIdentifierFormats
import Testing

/// What the PyPI package phonenumbers answers about its examples and generated texts.
@Suite struct PhoneSampleTests {
    @Test func theAnswersAreThoseOfTheMetadatasOwnLibrary() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PhoneSample.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].contains("phonenumbers \(PhoneMetadata.version) "))
        var rows = 0
        for line in lines where !line.hasPrefix("#") && !line.isEmpty {
            let cells = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
            let question = cells[..<3].joined(separator: "\t")
            #expect(PhoneAnswers.answer(to: question) == cells[3], "\(question)")
            rows += 1
        }
        #expect(rows > 4_000)
    }
}
