import ProvisoFormats
import Testing

@Suite struct Base64FormatTests {
    @Test func paddingAndAlphabet() {
        expectValid(Base64Format(), ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy", "+/+/", "QR=="])
        expectInvalid(
            Base64Format(),
            [
                "Zg", "Zg=", "Z", "Zg===", "Zg====", "=", "====", "Zm9vYg=", "Z=g=", "Zg==\n", "Zg ==", "Zm9v\nZm9v",
                "-_-_",
                "Zm9v=", "Zg==Zg==", "Z===", "é===", "12345", "Vml2YW11cyBmZXJtZtesting123",
            ])
        expectValid(Base64Format(padding: false), ["", "Zg", "Zm8", "Zm9v", "+/"])
        expectInvalid(Base64Format(padding: false), ["Zg==", "Z", "Zm9vY", "-_"])
        expectValid(Base64Format(urlSafe: true), ["", "Zg", "Zm8", "Zm9v", "-_"])
        expectInvalid(Base64Format(urlSafe: true), ["Zg==", "Z", "+/"])
        expectValid(Base64Format(urlSafe: true, padding: true), ["Zg==", "-_8="])
        expectInvalid(Base64Format(urlSafe: true, padding: true), ["Zg", "+/8="])
        expectReasons(Base64Format(), ["Z===": "wrong padding", "Zg": "wrong length"])
        expectReasons(Base64Format(urlSafe: true), ["Zg==": "padding not allowed", "Z": "wrong length"])
        for format in [Base64Format(), Base64Format(urlSafe: true)] {
            fuzz(format, from: ["Zm9vYg==", "Zm9vYmE", "", "-_"])
        }
    }
}
