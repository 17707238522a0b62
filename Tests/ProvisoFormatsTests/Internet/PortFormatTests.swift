import ProvisoFormats
import Testing

@Suite struct PortFormatTests {
    @Test(
        arguments: [
            ("1", nil), ("80", nil), ("65535", nil), ("0", "port out of range"), ("65536", "port out of range"),
            ("99999999999999999999", "port out of range"),
            ("080", "leading zero"), ("00", "leading zero"), ("", "empty"), ("-1", "not a digit"),
            ("+1", "not a digit"), ("8 0", "not a digit"),
            ("80\n", "not a digit"), ("８０", "not a digit"), ("1.0", "not a digit"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(PortFormat().failure(in: text)?.reason == reason)
    }

    @Test func mayBeZero() {
        #expect(PortFormat(allowZero: true).isValid("0"))
        #expect(!PortFormat(allowZero: true).isValid("00"))
    }
}
