import ProvisoFormats
import Testing

@Suite struct Base32FormatTests {
    @Test func followsRFC4648() {
        expectValid(
            Base32Format(),
            [
                "", "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTB", "MZXW6YTBOI======", "ZG======",
                "JBSQ====",
            ])
        expectInvalid(
            Base32Format(),
            [
                "MY", "my======", "M=======", "MZX=====", "MZXW6Y==", "MZXW6YT1", "MZXW6YT0", "MZXW6YT8", "========",
                "MY======\n", "MY=====", "MZXW6=Q=", "M Y=====", "MY======MY======", "MZXW-YQ=", "12345", "Zm8=",
            ])
        fuzz(Base32Format(), from: ["MZXW6===", "MZXW6YTB", ""])
    }
}
