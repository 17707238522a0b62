import TestSupport
import ProvisoFormats
import Testing

@Suite struct ISBNFormatTests {
    static let isbn10 = [
        "3836221195", "3-8362-2119-5", "3 8362 2119 5", "1617290858", "1-61729-085-8", "1 61729 085-8", "0007269706",
        "340101319X", "3-401-01319-X", "3 401 01319 x", "0-9752298-0-X", "0-4712-92311", "99921-58-10-7", "080442957x",
    ]
    static let isbn13 = [
        "9783836221191", "978-3-8362-2119-1", "978 3 8362 2119 1", "978-3836221191", "9783401013190", "9784873113685",
        "978-1-61729-085-5", "979-10-90636-07-1", "978 0 471 48648 0", "9798886451740",
    ]

    @Test func takesBothVersions() {
        expectValid(ISBNFormat(), Self.isbn10 + Self.isbn13)
        expectValid(ISBNFormat(version: .isbn10), Self.isbn10)
        expectValid(ISBNFormat(version: .isbn13), Self.isbn13)
        expectInvalid(ISBNFormat(version: .isbn13), Self.isbn10)
        expectInvalid(ISBNFormat(version: .isbn10), Self.isbn13)
    }

    @Test func refusesWhatIsNone() {
        expectReasons(
            ISBNFormat(),
            [
                "": "empty", "3423214121": "wrong check digit", "3-423-21412-1": "wrong check digit",
                "9783836221190": "wrong check digit", "978-3-8362-2119-0": "wrong check digit",
                "01234567890ab": "not a digit", "foo": "not a digit", "X234567890": "not a digit",
                "34010X1319": "not a digit", "340101319XX": "not a digit", "-3836221195": "misplaced separator",
                "3836221195-": "misplaced separator", "3--8362-2119-5": "misplaced separator",
                "3-8-3-6-2-2-1-1-9-5": "too many parts", "9773836221191": "wrong prefix",
                "9790060115615": "wrong prefix", "383622119": "wrong number of digits",
                "978383622119": "wrong number of digits", "97838362211912": "too many digits",
                "3836221195\n": "not a digit", "068-556-98-45": "misplaced separator",
                "9783-8-362-2119-1": "misplaced separator", "978-383622119X": "not a digit",
            ])
    }

    @Test func checksEveryDigitOfISBN10() {
        let base = Array("034010131".utf8)
        var random = SplitMix64(seed: 10)
        for _ in 0..<200 {
            let digits = base.map { _ in Int.random(in: 0...9, using: &random) }
            let sum = zip(digits, stride(from: 10, to: 1, by: -1)).map(*).reduce(0, +)
            for check in 0...10 {
                let text = digits.map(String.init).joined() + (check == 10 ? "X" : String(check))
                #expect(ISBNFormat(version: .isbn10).isValid(text) == ((sum + check) % 11 == 0))
            }
        }
        fuzz(ISBNFormat(), from: Self.isbn10 + Self.isbn13)
    }
}
