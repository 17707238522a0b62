import ProvisoFormats
import Testing

@Suite struct HashDigestFormatTests {
    @Test func hasTheDigitsOfTheAlgorithm() {
        for algorithm in HashAlgorithm.allCases {
            let text = String(repeating: "aF09", count: algorithm.bitWidth / 16)
            expectValid(HashDigestFormat(algorithm: algorithm), [text])
            expectInvalid(
                HashDigestFormat(algorithm: algorithm),
                ["", text + "0", String(text.dropLast()), text.dropLast() + "g"])
        }
        expectValid(HashDigestFormat(algorithm: .md5), ["d41d8cd98f00b204e9800998ecf8427e"])
        expectValid(HashDigestFormat(algorithm: .sha1), ["da39a3ee5e6b4b0d3255bfef95601890afd80709"])
        fuzz(HashDigestFormat(algorithm: .crc32), from: ["0123abCD"])
    }
}
