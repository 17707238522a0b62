import ProvisoFormats
import Testing

@Suite struct MACAddressFormatTests {
    @Test(
        arguments: [
            ("00:1b:77:49:54:fd", nil), ("00-1B-77-49-54-FD", nil), ("001b.7749.54fd", nil),
            ("00:1b:77:ff:fe:49:54:fd", nil),
            ("001b.77ff.fe49.54fd", nil), ("001b774954fd", "no separators"), ("", "empty"),
            ("00:1b-77:49:54:fd", "mixed separators"),
            ("0:1b:77:49:54:fd", "wrong length"), ("00:1b:77:49:54:", "wrong length"),
            (":00:1b:77:49:54:fd", "wrong length"),
            ("00::77:49:54:fd", "wrong length"), ("001b:7749:54fd", "wrong length"),
            ("00.1b.77.49.54.fd", "wrong length"),
            ("00:1b:77:49:54", "wrong number of digits"), ("00:1b:77:49:54:fd:00", "wrong number of digits"),
            ("00:1b:77:49:54:fg", "unexpected character"),
            ("00 1b 77 49 54 fd", "unexpected character"), ("00:1b:77:49:54:fd\n", "unexpected character"),
            ("00:1b:77:ff:fe:49:54:fd:00", "too many digits"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(MACAddressFormat().failure(in: text)?.reason == reason)
    }

    @Test func hasOptions() {
        #expect(MACAddressFormat(eui: .eui48).isValid("00:1b:77:49:54:fd"))
        #expect(!MACAddressFormat(eui: .eui48).isValid("00:1b:77:ff:fe:49:54:fd"))
        #expect(MACAddressFormat(eui: .eui64).isValid("00:1b:77:ff:fe:49:54:fd"))
        #expect(!MACAddressFormat(eui: .eui64).isValid("00:1b:77:49:54:fd"))
        #expect(MACAddressFormat(allowBare: true).isValid("001b774954fd"))
        #expect(MACAddressFormat(allowBare: true).isValid("001b77fffe4954fd"))
        #expect(!MACAddressFormat(allowBare: true).isValid("001b774954f"))
        #expect(MACAddressFormat(allowBare: true).isValid("001b.7749.54fd"))
    }

    @Test func isPrintedWithColons() {
        #expect(MACAddress("001B.7749.54FD")?.description == "00:1b:77:49:54:fd")
        #expect(MACAddress("00-1b-77-ff-fe-49-54-fd")?.bytes == [0x00, 0x1B, 0x77, 0xFF, 0xFE, 0x49, 0x54, 0xFD])
        #expect(MACAddress(bytes: [0, 1, 2, 3, 4, 5])?.description == "00:01:02:03:04:05")
        #expect(MACAddress(bytes: [0, 1]) == nil)
    }
}
