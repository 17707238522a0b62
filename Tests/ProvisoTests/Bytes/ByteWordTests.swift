import TestSupport
@_spi(Bytes) import ProvisoCore
import Testing

@Suite struct ByteWordTests {
    @Test func marksExactly() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            let bytes = (0..<8).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : [0x00, 0x0A, 0x0B, 0x8A, 0x80, 0x1F, 0x20].randomElement(using: &random) ?? 0
            }
            let word = ByteWord(bytes.span, at: 0)
            let (equal, below) = (word.equal(ByteWord.repeating(0x0A)), word.below(0x20))
            for index in 0..<8 {
                #expect((equal >> (index * 8) & 0xFF == 0x80) == (bytes[index] == 0x0A))
                #expect((below >> (index * 8) & 0xFF == 0x80) == (bytes[index] < 0x20))
            }
            #expect(ByteWord.count(equal) == bytes.count { $0 == 0x0A })
            #expect(word.isASCII == bytes.allSatisfy { $0 < 0x80 })
            if equal != 0 { #expect(ByteWord.first(in: equal) == bytes.firstIndex(of: 0x0A)) }
        }
    }
}
