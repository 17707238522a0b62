import ProvisoFormats
import Testing

/// Lengths are counted in bytes, so a letter with an accent has to be blamed for itself.
@Suite struct LengthReasonTests {
    static let cases: [(format: any StringFormat, text: String, reason: String, offset: Int)] = [
        (HexColorFormat(), "#FAℬ", "not a hexadecimal digit", 3), (HexColorFormat(), "é", "not a hexadecimal digit", 0),
        (HexColorFormat(), "#FA", "wrong number of digits", 3),
        (CSSColorFormat(), "#Ⅎab", "not a hexadecimal digit", 1),
        (ULIDFormat(), "01ARZ3NDEKTSV4RRFFQ69G5FAé", "character not allowed", 25),
        (ULIDFormat(), "01ARZ3NDEKTSV4RRFFQ69G5FA", "wrong length", 25),
        (UUIDFormat(), "216fff40-98d9-11e3-a5e2-0800200c9aé6", "not a hexadecimal digit", 34),
        (UUIDFormat(), "216fff40-98d9-11e3-a5e2-0800200c9a6", "wrong length", 35),
        (CountryCodeFormat(), "DÉ", "character not allowed", 1), (CountryCodeFormat(), "DEU", "wrong length", 0),
        (CurrencyCodeFormat(), "EÜR", "character not allowed", 1),
    ]

    @Test(arguments: cases.indices)
    func namesTheCharacter(_ index: Int) {
        let (format, text, reason, offset) = Self.cases[index]
        #expect(format.failure(in: text)?.description == "\(reason) (at byte \(offset))", "\(text)")
    }
}
