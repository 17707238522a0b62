import ProvisoFormats
import Testing

@Suite struct FormatFailureTests {
    @Test func describesWhatAndWhere() {
        #expect(FormatFailure("label too long", at: 7).description == "label too long (at byte 7)")
        #expect(FormatFailure("", at: 0).reason == "")
        #expect(FormatFailure("é", at: 1).reason == "é")
    }

    @Test func isEqualByItsWords() throws {
        // The same words from two places need not be one constant.
        let failure = try #require(EmailFormat().failure(in: "ada"))
        #expect(failure == FormatFailure("no at sign", at: 3))
        #expect(failure.hashValue == FormatFailure("no at sign", at: 3).hashValue)
        #expect(failure != FormatFailure("no at sign", at: 4))
        #expect(failure != FormatFailure("no at signs", at: 3))
    }

    @Test func isTwoWords() {
        #expect(MemoryLayout<FormatFailure?>.size == 2 * MemoryLayout<Int>.size)
    }
}
