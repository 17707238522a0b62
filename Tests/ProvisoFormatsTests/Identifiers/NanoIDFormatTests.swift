import ProvisoFormats
import Testing

@Suite struct NanoIDFormatTests {
    @Test func hasTheLengthAskedFor() {
        expectValid(NanoIDFormat(), ["V1StGXR8_Z5jdHi6B-myT", "_____________________"])
        expectValid(NanoIDFormat(length: 4), ["a-_Z"])
        expectReasons(
            NanoIDFormat(),
            [
                "": "empty", "V1StGXR8_Z5jdHi6B-my": "wrong length", "V1StGXR8_Z5jdHi6B-myTT": "wrong length",
                "V1StGXR8_Z5jdHi6B+myT": "character not allowed",
            ])
        fuzz(NanoIDFormat(), from: ["V1StGXR8_Z5jdHi6B-myT"])
    }
}
