import ProvisoFormats
import Testing

@Suite struct ULIDFormatTests {
    @Test func takesCrockfordsAlphabet() {
        expectValid(
            ULIDFormat(),
            [
                "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
                "01ARZ3ndekTSV4RRFFQ69G5FAV",
            ])
        expectReasons(
            ULIDFormat(),
            [
                "": "empty", "01ARZ3NDEKTSV4RRFFQ69G5FA": "not 26 characters",
                "01ARZ3NDEKTSV4RRFFQ69G5FAVA": "not 26 characters", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ": "more than 128 bits",
                "01ARZ3NDEKTSV4RRFFQ69G5FA\n": "not a character of Crockford's base 32",
            ])
        for letter in "iloILOuU-_@[`{/:" {
            expectInvalid(ULIDFormat(), ["01ARZ3NDEKTSV4RRFFQ69G5FA\(letter)"])
        }
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz" {
            expectValid(ULIDFormat(), ["01ARZ3NDEKTSV4RRFFQ69G5FA\(letter)"])
        }
    }

    @Test func staysRightOnRandomTexts() { fuzz(ULIDFormat(), from: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"]) }
}

@Suite struct NanoIDFormatTests {
    @Test func hasTheLengthAskedFor() {
        expectValid(NanoIDFormat(), ["V1StGXR8_Z5jdHi6B-myT", "_____________________"])
        expectValid(NanoIDFormat(length: 4), ["a-_Z"])
        expectReasons(
            NanoIDFormat(),
            [
                "": "empty", "V1StGXR8_Z5jdHi6B-my": "wrong length", "V1StGXR8_Z5jdHi6B-myTT": "wrong length",
                "V1StGXR8_Z5jdHi6B+myT": "not a letter, digit, underscore or hyphen",
            ])
        fuzz(NanoIDFormat(), from: ["V1StGXR8_Z5jdHi6B-myT"])
    }
}

@Suite struct SlugFormatTests {
    @Test func hasSingleSeparatorsBetween() {
        expectValid(SlugFormat(), ["a", "0", "foo", "foo-bar", "cs-cart-2", "a-b-c-1"])
        expectInvalid(
            SlugFormat(),
            [
                "", "-", "-foo", "foo-", "foo--bar", "Foo", "foo_bar", "foo bar", "foo\n", "é", "foo.bar", "foo/bar",
                "_", "not-þ-slug",
            ])
        let loose = SlugFormat(allowUnderscore: true)
        expectValid(loose, ["foo_bar", "foo-bar_baz", "a_1"])
        expectInvalid(loose, ["foo__bar", "foo-_bar", "_foo", "foo_", "foo_-bar", "_", "Foo_bar"])
        fuzz(loose, from: ["foo-bar_baz", "a"])
    }
}

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

@Suite struct E164FormatTests {
    @Test func hasSevenToFifteenDigits() {
        expectValid(E164Format(), ["+1234567", "+491721234567", "+123456789012345", "+14155552671"])
        expectReasons(
            E164Format(),
            [
                "": "empty", "14155552671": "no plus sign", "+": "too few digits", "+123456": "too few digits",
                "+1234567890123456": "too many digits", "+0123456789": "leading zero", "+1 4155552671": "not a digit",
                "+1-415-555-2671": "not a digit", "++14155552671": "not a digit", "+14155552671\n": "not a digit",
                "0014155552671": "no plus sign", "＋14155552671": "no plus sign", "+١٢٣٤٥٦٧٨": "not a digit",
            ])
        fuzz(E164Format(), from: ["+14155552671"])
    }
}

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

@Suite struct EANFormatTests {
    @Test func checksLengthAndCheckDigit() {
        expectValid(
            EANFormat(),
            [
                "9421023610112", "1234567890128", "4012345678901", "9771234567003", "73513537", "96385074",
                "00012345600012", "10012345678902", "4006381333931",
            ])
        expectReasons(
            EANFormat(),
            [
                "": "empty", "5901234123458": "wrong check digit", "079777681629": "not 8, 13 or 14 digits",
                "73513536": "wrong check digit", "7351353": "not 8, 13 or 14 digits", "7351353a": "not a digit",
                "73513537\n": "not a digit", "7351-3537": "not a digit", "00012345600014": "wrong check digit",
            ])
        fuzz(EANFormat(), from: ["4006381333931", "73513537", "10012345678902"])
    }
}

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

@Suite struct ISSNFormatTests {
    @Test func checksTheCheckDigit() {
        expectValid(
            ISSNFormat(),
            ["0378-5955", "0000-0000", "2434-561X", "2434-561x", "01896016", "20905076", "1050-124X", "1050124x"])
        expectReasons(
            ISSNFormat(),
            [
                "": "empty", "0378-5954": "wrong check digit", "0378-595": "too few digits",
                "0378-59555": "too many digits", "03785-955": "not a digit", "0378--5955": "not a digit",
                "0378 5955": "not a digit", "037X-5955": "not a digit", "2434-561X\n": "too many digits",
                "0378-5955-": "too many digits", "0-3785955": "not a digit",
            ])
        expectValid(ISSNFormat(requireHyphen: true), ["2434-561X"])
        expectReasons(ISSNFormat(requireHyphen: true), ["2434561X": "no hyphen"])
        fuzz(ISSNFormat(), from: ["0378-5955", "2434561X"])
    }
}

@Suite struct ISINFormatTests {
    @Test func checksCountryAndCheckDigit() {
        expectValid(
            ISINFormat(),
            [
                "US0378331005", "AU0000XVGZA3", "DE000BAY0017", "BE0003796134", "SG1G55870362", "GB0001411924",
                "DE000WCH8881", "PLLWBGD00016", "US0004026250", "XS2125914593", "AN8068571086", "EZ0000000003",
                "QS0000000008", "XAC8614YAB92", "EU000A1G0AB4", "GB0002634946",
            ])
        expectReasons(
            ISINFormat(),
            [
                "": "empty", "DE000BAY0018": "wrong check digit", "PLLWBGD00019": "wrong check digit",
                "us0378331005": "character not allowed", "US037833100": "not 12 characters",
                "US03783310055": "not 12 characters", "US037833100A": "check digit not a digit",
                "0S0378331005": "not a prefix of two letters", "US0378331005\n": "character not allowed",
                "ZZ0378331005": "no such country", "US-000402625-0": "character not allowed",
            ])
        fuzz(ISINFormat(), from: ["US0378331005", "DE000BAY0017"])
    }
}

@Suite struct BICFormatTests {
    @Test func hasAnExistingCountry() {
        expectValid(
            BICFormat(),
            [
                "DEUTDEFF", "DEUTDEFF500", "SBICKEN1345", "SBICKEN1", "SBICKENY", "NEDSZAJJXXX", "NCBVXKPR",
                "ASPKAT2LXXX",
            ])
        expectReasons(
            BICFormat(),
            [
                "": "empty", "SBIC23NXXX": "character not allowed", "SBICKEN13458": "not 8 or 11 characters",
                "SBICKEN": "not 8 or 11 characters", "DEUTDEFF5": "not 8 or 11 characters",
                "SBICXXNY": "no such country",
                "deutdeff": "character not allowed", "DEUTDEFF 500": "character not allowed",
                "DEUTDEFF\n": "character not allowed", "D3UTDEFF": "character not allowed",
            ])
        fuzz(BICFormat(), from: ["DEUTDEFF500", "NEDSZAJJ"])
    }
}
