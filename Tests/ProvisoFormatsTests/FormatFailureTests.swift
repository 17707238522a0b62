import ProvisoFormats
import Testing

@Suite struct FormatFailureTests {
    @Test func describesWhatAndWhere() {
        #expect(FormatFailure("label too long", at: 7).description == "label too long (at byte 7)")
    }
}
