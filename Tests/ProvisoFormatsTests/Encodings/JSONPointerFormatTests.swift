import ProvisoFormats
import Testing

@Suite struct JSONPointerFormatTests {
    @Test(
        arguments: [
            ("", nil), ("/", nil), ("/a~0~1b", nil), ("/é/\n", nil), ("a", "no slash"),
            ("/~", "unknown escape in a string"), ("/~2", "unknown escape in a string"), ("#/a", "no slash"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(JSONPointerFormat().failure(in: text)?.reason == reason)
    }

    @Test(
        arguments: [
            ("0", nil), ("1/a", nil), ("0#", nil), ("0+1", nil), ("0-1#", nil), ("2+13/a/b", nil), ("120", nil),
            ("", "not a digit"), ("/a", "not a digit"), ("01", "leading zero"), ("0+0", "not positive"),
            ("0+01", "not positive"), ("0+", "not a digit"), ("0#/a", "no slash"),
            ("0##", "no slash"), ("-1", "not a digit"), ("0a", "no slash"),
        ] as [(String, String?)])
    func judgesRelative(_ text: String, reason: String?) {
        #expect(JSONPointerFormat(relative: true).failure(in: text)?.reason == reason)
    }

    @Test func refusesInvalidUTF8() {
        #expect(
            JSONPointerFormat().failure(in: ([0x2F, 0xFF] as [UInt8]).span) == FormatFailure("invalid UTF-8", at: 1))
    }
}
