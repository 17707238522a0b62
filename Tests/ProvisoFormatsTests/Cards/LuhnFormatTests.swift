import ProvisoFormats
import Testing

@Suite struct LuhnFormatTests {
    @Test func checksTheLastDigit() {
        expectValid(LuhnFormat(), ["0", "5421", "01234567897", "0123456789012345678906", "79927398713", "18"])
        expectInvalid(LuhnFormat(), ["", "1", "79927398710", "4716-2210-5188-5662", "a0", "00a", " 0", "0 "])
        expectValid(LuhnFormat(allowSeparators: true), ["4716-2210-5188-5662", "4929 7226 5379 7141"])
        expectInvalid(LuhnFormat(allowSeparators: true), ["4716--2210-5188-5662", "-0", "0-", "-"])
        for check in 0...9 {
            #expect(LuhnFormat().isValid("7992739871\(check)") == (check == 3))
        }
        fuzz(LuhnFormat(allowSeparators: true), from: ["4716-2210-5188-5662", "18"])
    }

    @Test func isNotBotheredByLength() {
        #expect(LuhnFormat().isValid(String(repeating: "0", count: 1_000_000)))
        #expect(!LuhnFormat().isValid(String(repeating: "9", count: 1_000_001)))
    }
}
