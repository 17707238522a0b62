import ProvisoFormats
import Testing

/// The examples that the standards and the papers print.
@Suite struct CheckDigitExampleTests {
    private func values(_ text: String, _ alphabet: CheckAlphabet) -> [UInt8] {
        text.utf8.compactMap { alphabet.value(of: $0) }
    }

    private func isValid(_ check: WeightedCheck, _ number: [UInt8]) -> Bool {
        number.withUnsafeBufferPointer { check.isValid($0.span) }
    }

    private func checkCharacter(_ check: WeightedCheck, _ number: String) -> UInt8? {
        Array(number.utf8).withUnsafeBufferPointer { check.checkCharacter(of: $0.span) }
    }

    @Test(arguments: [
        // ISO/IEC 7064:2003 sections 7 and 8.
        ("0794", "0", PureCheckSum.mod11Radix2, CheckAlphabet.digits, CheckAlphabet.digitsAndX),
        ("079", "X", .mod11Radix2, .digits, .digitsAndX), ("794", "44", .mod97Radix10, .digits, .digits),
        ("ISO79", "3W", .mod1271Radix36, .alphanumerics, .alphanumerics),
        // ISNI 0000 0000 8045 6315, an example of isni.org.
        ("000000008045631", "5", .mod11Radix2, .digits, .digitsAndX),
        // A donation identification number of the ISBT 128 Standard Technical Specification (ICCBBA ST-001).
        ("G123498654321", "H", .mod37Radix2, .alphanumerics, .alphanumericsAndAsterisk),
    ])
    func pureSystems(
        _ text: String, _ check: String, _ empty: PureCheckSum, _ alphabet: CheckAlphabet, _ last: CheckAlphabet
    ) {
        var sum = empty
        for value in values(text, alphabet) { sum.add(value) }
        let written =
            sum.checkCharacters == 1 ? [sum.checkValue] : [sum.checkValue / sum.radix, sum.checkValue % sum.radix]
        #expect(String(decoding: written.compactMap { last.character(of: $0) }, as: UTF8.self) == check)
        for value in values(check, last) { sum.add(value) }
        #expect(sum.isValid)
    }

    @Test(arguments: [
        // ISO/IEC 7064:2003 section 9, and the GRid Standard 2.1 of IFPI.
        ("0794", "5", HybridCheckSum.mod11Over10, CheckAlphabet.digits),
        ("A12425GABC1234002", "M", .mod37Over36, .alphanumerics),
    ])
    func hybridSystems(_ text: String, _ check: String, _ empty: HybridCheckSum, _ alphabet: CheckAlphabet) {
        var sum = empty
        for value in values(text, alphabet) { sum.add(value) }
        #expect(alphabet.character(of: sum.checkValue) == check.utf8.first)
        for value in values(check, alphabet) { sum.add(value) }
        #expect(sum.isValid)
    }

    /// The IBAN GB82WEST12345698765432, with its letters and as digits, the LEI of GLEIF, and RF18539007547034 (ISO 11649).
    @Test(arguments: [
        ("WEST12345698765432GB", 82), ("32142829123456987654321611", 82), ("506700GE1G29325QX3", 63),
        ("539007547034RF", 18),
    ])
    func modulus97(_ text: String, _ check: Int) {
        var sum = Modulus97Sum()
        for value in values(text, .alphanumerics) { sum.add(value) }
        #expect(sum.checkDigits == check)
        sum.add(UInt8(check / 10))
        sum.add(UInt8(check % 10))
        #expect(sum.isValid)
    }

    @Test func digits() {
        var luhn = LuhnSum()
        for digit in values("7992739871", .digits) { luhn.add(digit) }
        #expect(luhn.checkDigit == 3)
        // An ISIN: Apple's common stock.
        var isin = LuhnSum()
        for value in values("US037833100", .alphanumerics) { isin.add(alphanumeric: value) }
        #expect(isin.checkDigit == 5)
        // GS1's own worked example of a GTIN-13.
        var gs1 = GS1Sum()
        for digit in values("629104150021", .digits) { gs1.add(digit) }
        #expect(gs1.checkDigit == 3)
        for (text, digit) in [("236", 3), ("23 6", nil), ("23a", nil)] as [(String, UInt8?)] {
            let found = Array(text.utf8).withUnsafeBufferPointer { VerhoeffSum.checkDigit(of: $0.span) }
            #expect(found == digit, "\(text)")
        }
        for (text, isRight) in ["2363": true, "2364": false, "23a3": false, "3": false, "": false] as KeyValuePairs {
            let found = Array(text.utf8).withUnsafeBufferPointer { VerhoeffSum.isValid($0.span) }
            #expect(found == isRight, "\(text)")
        }
        var damm = DammSum()
        for digit in values("572", .digits) { damm.add(digit) }
        #expect(damm.checkDigit == 4)
    }

    @Test(arguments: [
        // ISSN (ISO 3297) and ISBN-10 (ISO 2108:1992).
        ("03785955", WeightedCheck(weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: "0123456789X")),
        ("2434561X", WeightedCheck(weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: "0123456789X")),
        ("080442957X", WeightedCheck(weights: [10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, characters: "0123456789X")),
        // The routing number of a bank (ABA): weights that repeat.
        ("111000025", WeightedCheck(weights: [3, 7, 1], modulus: 10)),
        // GB 11643-1999: what a remainder is written as is a table of its own.
        (
            "11010519491231002X",
            WeightedCheck(
                weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], modulus: 11, result: .remainder,
                characters: "10X98765432")
        ),
        // A Chilean RUT: from the right, and K for 10.
        (
            "123456785",
            WeightedCheck(weights: [2, 3, 4, 5, 6, 7], modulus: 11, direction: .fromRight, characters: "0123456789K")
        ),
        // A Spanish NIF: what the whole number leaves, as a letter.
        (
            "12345678Z",
            WeightedCheck(
                weights: [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000], modulus: 23, result: .remainder,
                direction: .fromRight, characters: "TRWAGMYFPDXBNJZSQVHLCKE")
        ),
    ])
    func weights(_ number: String, _ check: WeightedCheck) {
        #expect(isValid(check, Array(number.utf8)))
        let others = (0x20...0x7E as ClosedRange<UInt8>).filter { last in
            isValid(check, Array(number.utf8.dropLast()) + [last])
        }
        #expect(others == number.utf8.suffix(1))
    }

    @Test func someNumbersAreNotIssued() {
        let check = WeightedCheck(weights: [8, 7, 6, 5, 4, 3, 2], modulus: 11)
        #expect(checkCharacter(check, "2434561") == nil && checkCharacter(check, "243456a") == nil)
        #expect(!isValid(check, Array("5".utf8)) && !isValid(check, []))
        let signed = WeightedCheck(weights: [-1, 2], modulus: 10, result: .remainder, start: -3)
        #expect(checkCharacter(signed, "10") == UInt8(ascii: "6"))
    }

    @Test(arguments: CheckAlphabet.allCases)
    func alphabets(_ alphabet: CheckAlphabet) {
        let characters = ((0 as UInt8)...255).filter { alphabet.value(of: $0) != nil }
        #expect(characters.count == alphabet.count)
        for byte in characters { #expect(alphabet.character(of: Int(alphabet.value(of: byte) ?? 0)) == byte) }
        #expect(alphabet.character(of: alphabet.count) == nil && alphabet.character(of: -1) == nil)
    }
}
