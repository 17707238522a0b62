import TestSupport
import Proviso
import Testing

@Suite struct UTF8CheckTests {
    @Test(
        arguments: [
            ([], nil), ([0x41], nil), ([0xC3, 0xA9], nil), ([0xE2, 0x82, 0xAC], nil), ([0xF0, 0x9F, 0x98, 0x80], nil),
            ([0x80], 0), ([0x41, 0xFF], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xED, 0x9F, 0xBF], nil), ([0xF0, 0x8F, 0xBF, 0xBF], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0xF4, 0x8F, 0xBF, 0xBF], nil), ([0xC3], 0), ([0xE2, 0x82], 0), ([0xF0, 0x9F, 0x98], 0),
            ([0xC3, 0x41], 0),
            ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xC3], 9), ([0xE2, 0x82, 0x41], 0),
            ([0xF5, 0x80, 0x80, 0x80], 0),
        ] as [([UInt8], Int?)])
    func finds(_ bytes: [UInt8], _ offset: Int?) {
        #expect(UTF8Check.firstInvalid(in: bytes.span) == offset)
    }

    @Test func agreesWithTheStandardLibrary() {
        var random = SplitMix64(seed: 6)
        let alphabet: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
        ]
        for _ in 0..<30_000 {
            var bytes = Array(repeating: UInt8(0x61), count: Int.random(in: 0..<10, using: &random))
            for _ in 0..<Int.random(in: 0..<6, using: &random) {
                bytes.append(alphabet.randomElement(using: &random) ?? 0)
            }
            bytes += Array("é".utf8).prefix(Int.random(in: 0...2, using: &random))
            #expect(UTF8Check.isValid(bytes.span) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        }
    }
}
