import ProvisoFormats
import Testing

@Suite struct IBANFormatTests {
    /// Examples of the SWIFT registry.
    static let valid = [
        "AD1200012030200359100100", "AE070331234567890123456", "AL47212110090000000235698741", "AT611904300234573201",
        "AZ21NABZ00000000137010001944", "BA391290079401028494", "BE68539007547034", "BG80BNBG96611020345678",
        "BH67BMAG00001299123456", "BR1800360305000010009795493C1", "BY13NBRB3600900000002Z00AB00",
        "CH9300762011623852957", "CR05015202001026284066", "CY17002001280000001200527600", "CZ6508000000192000145399",
        "DE89370400440532013000", "DK5000400440116243", "DO28BAGR00000001212453611324", "EE382200221020145685",
        "EG380019000500000000263180002", "ES9121000418450200051332", "FI2112345600000785", "FO6264600001631634",
        "FR1420041010050500013M02606", "GB29NWBK60161331926819", "GE29NB0000000101904917", "GI75NWBK000000007099453",
        "GL8964710001000206", "GR1601101250000000012300695", "GT82TRAJ01020000001210029690", "HR1210010051863000160",
        "HU42117730161111101800000000", "IE29AIBK93115212345678", "IL620108000000099999999", "IQ98NBIQ850123456789012",
        "IS140159260076545510730339", "IT60X0542811101000000123456", "JO94CBJO0010000000000131000302",
        "KW81CBKU0000000000001234560101", "KZ86125KZT5004100100", "LB62099900000001001901229114",
        "LC55HEMM000100010012001200023015", "LI21088100002324013AA", "LT121000011101001000", "LU280019400644750000",
        "LV80BANK0000435195001", "MC5811222000010123456789030", "MD24AG000225100013104168", "ME25505000012345678951",
        "MK07250120000058984", "MR1300020001010000123456753", "MT84MALT011000012345MTLCAST001S",
        "MU17BOMM0101101030300200000MUR", "NL91ABNA0417164300", "NO9386011117947", "PK36SCBL0000001123456702",
        "PL61109010140000071219812874", "PS92PALS000000000400123456702", "PT50000201231234567890154",
        "QA58DOHB00001234567890ABCDEFG", "RO49AAAA1B31007593840000", "RS35260005601001611379",
        "SA0380000000608010167519", "SC18SSCB11010000000000001497USD", "SE4550000000058398257466",
        "SI56191000000123438", "SK3112000000198742637541", "SM86U0322509800000000270100", "ST68000100010051845310112",
        "SV62CENR00000000000000700025", "TL380080012345678910157", "TN5910006035183598478831",
        "TR330006100519786457841326", "UA213223130000026007233566001", "VA59001123000012345678",
        "VG96VPVG0000012345678901", "XK051212012345678906",
        "AX2112345600000785", "RE4220041010050500013M02606", "FK88SC123456789012", "MN121234123456789123",
        "LY83002048000020100120361",
        "OM810180000001299123456", "SD8811123456789012", "SO211000001001000100141", "YE15CBYE0001018861234567891234",
        "RU0204452560040702810412345678901", "NI45BAPR00000013000003558124", "HN88CABF00000000000250005469",
        "BI4210000100010000332045181",
    ]

    @Test func takesTheExamplesOfTheRegistry() {
        expectValid(IBANFormat(), Self.valid)
        expectValid(IBANFormat(), Self.valid.map { Self.grouped($0) })
        #expect(IBANFormat.countries.count == 105)
        #expect(IBANFormat.countries == IBANFormat.countries.sorted())
    }

    @Test func refusesWhatIsNone() {
        expectReasons(
            IBANFormat(),
            [
                "": "empty", "GB82": "too short", "GB82 WEST 1234 5698 7654 33": "wrong check digits",
                "GB82 WEST 1234 5698 7654 3": "too short", "GB82WEST123456987654321": "too long",
                "GB82WEST1234569876543A": "character not allowed", "GB821234WEST5698765432": "character not allowed",
                "gb82WEST12345698765432": "not upper case", "zz82WEST12345698765432": "no such country",
                "GB82west12345698765432": "character not allowed",
                "GBA2WEST12345698765432": "not a digit", "ZZ82WEST12345698765432": "no such country",
                "US82WEST12345698765432": "no such country", "GB82 WEST12345698765432": "misplaced separator",
                "GB82WEST 1234 5698 7654 32": "misplaced separator",
                "GB82  WEST 1234 5698 7654 32": "misplaced separator",
                "GB82-WEST-1234-5698-7654-32": "character not allowed", " GB82WEST12345698765432": "no such country",
                "GB82WEST12345698765432\n": "too long", "GB82 WEST 1234 5698 7654 32 ": "too long",
                "FR1420041010050500013m02606": "character not allowed", "DE89 3704 0044 0532 0130 00 ": "too long",
            ])
    }

    @Test func everyOtherCheckIsWrong() {
        for text in Self.valid {
            let head = text.prefix(2)
            let rest = text.dropFirst(4)
            for check in 0...99 {
                let other = head + (check < 10 ? "0" : "") + String(check) + rest
                #expect(IBANFormat().isValid(other) == (other == text), "\(other)")
            }
        }
    }

    @Test func givesItsParts() throws {
        let iban = try IBAN(parsing: "GB29 NWBK 6016 1331 9268 19")
        #expect(iban.countryCode == "GB" && iban.checkDigits == "29" && iban.bban == "NWBK60161331926819")
        #expect(iban.electronicFormat == "GB29NWBK60161331926819")
        #expect(iban.description == "GB29 NWBK 6016 1331 9268 19")
        #expect(IBAN("GB29NWBK60161331926819") == iban)
        #expect(throws: FormatFailure("wrong check digits", at: 2)) { try IBAN(parsing: "GB28NWBK60161331926819") }
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(IBANFormat(), from: Self.valid + Self.valid.map { Self.grouped($0) }) { text in
            let iban = IBAN(text)
            #expect(iban != nil && iban.map { IBAN($0.description) } == iban)
        }
    }

    static func grouped(_ text: String) -> String {
        var grouped = ""
        for (index, character) in text.enumerated() {
            if index > 0 && index % 4 == 0 { grouped.append(" ") }
            grouped.append(character)
        }
        return grouped
    }
}
