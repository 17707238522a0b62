import TestSupport
@_spi(Bytes) @testable import ProvisoCore
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

    /// What is marked by half the work is at least what has to be, and the first of it is right.
    @Test func candidatesAreThoseAndMore() {
        var random = SplitMix64(seed: 11)
        let interesting: [UInt8] = [
            0x00, 0x01, 0x0A, 0x0D, 0x0E, 0x1F, 0x20, 0x21, 0x22, 0x2B, 0x2C, 0x2D, 0x7F, 0x80, 0xFF,
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<8).compactMap { _ in interesting.randomElement(using: &random) }
            let word = ByteWord(bytes.span, at: 0)
            for byte in [0x22, 0x2C, 0x09, 0x80, 0xFF] as [UInt8] {
                let (exact, found) = (
                    word.equal(ByteWord.repeating(byte)), word.candidates(equal: ByteWord.repeating(byte))
                )
                #expect(exact & ~found == 0 && exact.trailingZeroBitCount == found.trailingZeroBitCount)
            }
            for limit in [0x01, 0x0E, 0x20, 0x7F] as [UInt8] {
                let (exact, found) = (word.below(limit), word.candidates(below: limit))
                #expect(exact & ~found == 0 && exact.trailingZeroBitCount == found.trailingZeroBitCount)
            }
        }
    }

    @Test func stretchesAreCompared() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<20_000 {
            let left = (0..<Int.random(in: 0..<30, using: &random)).map { _ in UInt8.random(in: 0...1, using: &random) }
            var right = left
            if !right.isEmpty, Bool.random(using: &random) {
                right[Int.random(in: 0..<right.count, using: &random)] ^= 1
            }
            let start = Int.random(in: 0...left.count, using: &random)
            let count = Int.random(in: 0...(left.count - start), using: &random)
            let range = start..<start + count
            let areEqual = ByteWord.areEqual(left.span, from: start, right.span, from: start, count: count)
            #expect(areEqual == (left[range] == right[range]))
        }
    }

    @Test func fourWordsAreASCII() {
        for place in 0..<32 {
            var bytes = [UInt8](repeating: 0x7F, count: 40)
            let isASCII = ByteWord.areASCII(bytes.span, fourWordsAt: 4)
            #expect(isASCII)
            bytes[4 + place] = 0x80
            let isStillASCII = ByteWord.areASCII(bytes.span, fourWordsAt: 4)
            #expect(!isStillASCII)
        }
    }
}
