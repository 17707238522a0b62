import Testing

@testable import ProvisoFormats

@Suite struct EightBytesTests {
    private func eightBytes(_ bytes: [UInt8]) throws -> EightBytes {
        let eight = EightBytes(bytes.span, at: 0)
        return try #require(eight)
    }

    /// Every byte at every place, among bytes that are right.
    @Test func findsTheFirstThatIsWrong() throws {
        for place in 0..<8 {
            for byte in UInt8.min...UInt8.max {
                var digits = Array("01234567".utf8)
                digits[place] = byte
                let eight = try eightBytes(digits)
                let isDigit = (0x30...0x39).contains(byte)
                #expect(eight.notDigits.isEmpty == isDigit)
                #expect(eight.notDigits.first == (isDigit ? 8 : place))
                let isHexDigit = "0123456789abcdefABCDEF".utf8.contains(byte)
                #expect(eight.notHexDigits.isEmpty == isHexDigit)
                #expect(eight.notHexDigits.first == (isHexDigit ? 8 : place))
            }
        }
    }

    @Test func findsTheFirstOfSeveral() throws {
        let bytes: [UInt8] = [0x30, 0x41, 0xFF, 0x2F, 0x3A, 0x47, 0x60, 0x67]
        let eight = try eightBytes(bytes)
        #expect(eight.notHexDigits.first == 2 && eight.notDigits.first == 1)
        let isBehindTheEnd = EightBytes(bytes.span, at: 1).map { _ in false } ?? true
        #expect(isBehindTheEnd)
    }

    @Test(arguments: 0..<8)
    func knowsTheShapeOfTimes(_ place: Int) throws {
        for byte in UInt8.min...UInt8.max {
            var time = Array("09:58:47".utf8)
            time[place] = byte
            let (pairs, wrong) = try eightBytes(time).pairs(.time)
            let isRight = place == 2 || place == 5 ? byte == 0x3A : (0x30...0x39).contains(byte)
            #expect(wrong.isEmpty == isRight)
            #expect(wrong.first == (isRight ? 8 : place))
            guard isRight else { continue }
            let text = String(decoding: time, as: UTF8.self)
            #expect(text.split(separator: ":").map { UInt8($0) } == [pairs[0], pairs[3], pairs[6]])
        }
    }
}
