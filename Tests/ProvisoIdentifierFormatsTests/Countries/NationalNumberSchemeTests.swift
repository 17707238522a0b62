import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

/// Numbers whose definition says more than their length.
@Suite struct NationalNumberSchemeTests {
    static let cases: [(NationalNumberKind, String, String, Bool)] = [
        // validator.js: the first two digits are 00 to 12, 21 to 32, 61 to 72 or 80.
        (.bankCode, "US", "011103093", true), (.bankCode, "US", "322070381", true),
        (.bankCode, "US", "789456124", false), (.bankCode, "US", "382070381", false),
        // Branches of India have letters; the fifth character is 0.
        (.bankCode, "IN", "ABNA0NEFT02", true), (.bankCode, "IN", "barb0aambur", true),
        (.bankCode, "IN", "BARB1AAMBUR", false), (.bankCode, "IN", "BAR00000001", false),
        // The letter of a Firmenbuchnummer is the number modulo 17.
        (.companyNumber, "AT", "FN 33209m", true), (.companyNumber, "AT", "93363 Z", true),
        (.companyNumber, "AT", "fn661613k", true), (.companyNumber, "AT", "FN 33209k", false),
        (.companyNumber, "AT", "FN 033209m", false), (.companyNumber, "AT", "FN m", false),
        (.companyNumber, "AT", "1222119m", false), (.companyNumber, "AT", "5h", true),
        // IRS: prefixes of employer identification numbers. 07 is none; without the hyphen that is a number of the SSA.
        (.taxID, "US", "31-1234567", true), (.taxID, "US", "96-1234567", false), (.taxID, "US", "912-90-3456", true),
        (.taxID, "US", "000-12-3456", false),
        // Income Tax Department: the serial number of a PAN runs from 0001 on.
        (.taxID, "IN", "AAAAA1111A", true), (.taxID, "IN", "AAAAA0000A", false), (.taxID, "IN", "ABCDE1234F", false),
        // Numbers of the same digit throughout have right check digits, and are not given.
        (.taxID, "BR", "529.982.247-25", true), (.taxID, "BR", "111.111.111-11", false),
        (.identityCard, "BR", "00000000000", false), (.vat, "BR", "00.000.000/0000-00", false),
        (.vat, "BR", "12.ABC.345/01DE-35", true),
        // Birth numbers of nine digits end in no 000, and are of 1953 at the latest.
        (.taxID, "CZ", "530121/999", true), (.taxID, "CZ", "530121000", false), (.taxID, "SK", "990101999", false),
        (.taxID, "SK", "536221/999", true),
        (.taxID, "MT", "882345608", true), (.taxID, "MT", "812345608", false), (.taxID, "MT", "3200100G", false),
        (.taxID, "MT", "1234560A", false), (.taxID, "LU", "1893120105732", true),
        (.taxID, "LU", "1893120105733", false), (.taxID, "RO", "9000123456789", true),
        (.taxID, "UA", "3006321856", true), (.taxID, "UA", "2565975632", false),
        (.companyNumber, "UA", "32855961", true), (.companyNumber, "UA", "32855968", false),
        // The separators, the name of the tax and the letters CHE may be missing; check digits may not be wrong.
        (.vat, "CH", "CHE 116 281 710 IVA", true), (.vat, "CH", "CHE-191.398.369MWST", true),
        (.vat, "CH", "116281710MWST", true),
        (.vat, "CH", "CH-116.281.710 MWST", false), (.vat, "CH", "CHE-123.356.780 MWST", false),
        (.vat, "CH", "CHE-116.281.710 VAT", false), (.vat, "AU", "AU65613309809", true),
        (.vat, "AU", "65613309808", false),
        (.vat, "GB", "GBGD499", true), (.vat, "GB", "GBGD500", false), (.vat, "PT", "000000001", false),
        // SUNAT documents 10, 15, 17 and 20 as the first digits.
        (.taxID, "PE", "20512333797", true), (.taxID, "PE", "16512333797", false),
        // The sum of the digits of a SIRET of La Poste is a multiple of 5.
        (.companyNumber, "FR", "356 000 000 49837", true), (.companyNumber, "FR", "356 000 000 49838", false),
        // Numbers given since October 2020 end in random digits.
        (.identityCard, "KR", "971013-9019902", true), (.identityCard, "KR", "971013-9019903", true),
        (.identityCard, "KR", "971313-9019902", false),
        // The seventh digit is the century, 0 to 2. Codes given since July 2017 begin with 3 and a digit from 2 to 9.
        (.identityCard, "LV", "161175-19997", true), (.identityCard, "LV", "180972-30924", false),
        (.taxID, "LV", "18097230924", false), (.vat, "LV", "LV18097230924", false),
        (.vat, "LV", "LV01010020932", true), (.vat, "LV", "LV07091910933", true),
        (.identityCard, "LV", "320000-00000", true), (.identityCard, "LV", "391234-56789", true),
        (.taxID, "LV", "33123456789", true), (.vat, "LV", "LV35123456789", true),
        // No number is given for a remainder of 10.
        (.identityCard, "SI", "0101006500006", true), (.identityCard, "SI", "1101557171210", false),
        // South Africa publishes no check digits of VAT numbers.
        (.vat, "ZA", "4480152117", true), (.vat, "ZA", "5480152117", false),
        // Letters beyond ASCII.
        (.licensePlate, "DE", "LÖ-AB 1234", true), (.licensePlate, "DE", "lö ab 1234", true),
        (.licensePlate, "DE", "M ABC 123", false), (.licensePlate, "DE", "PAF AB 1234", false),
        (.licensePlate, "SE", "ÅÄÖ ÅÄÖ", true), (.licensePlate, "SE", "ÅÄÖ 123", false),
        (.taxID, "MX", "MUÑO561231GR8", true), (.taxID, "MX", "ÑAN561231GR8", true),
        (.vat, "MX", "muño561231gr8", true),
        (.taxID, "MX", "MUÑO561331GR8", false), (.taxID, "MX", "MUÇO561231GR8", false),
        // Decreto-Lei 54/2005 and 2/2020: two letters and four digits, or two pairs of letters around two digits.
        (.licensePlate, "PT", "AA·12·34", true), (.licensePlate, "PT", "AB-12-CD", true),
        (.licensePlate, "PT", "AA-AA-00", false), (.licensePlate, "PT", "00-00-00", false),
        // Posts that want the letters of the country in front.
        (.postalCode, "AZ", "AZ0100", true), (.postalCode, "AZ", "AZ 1000", true), (.postalCode, "AZ", "AY3030", false),
        (.postalCode, "HT", "HT6120", true), (.postalCode, "LT", "LT-01001", true), (.postalCode, "LV", "1073", true),
        (.postalCode, "MD", "MD-2012", true), (.postalCode, "ES", "53000", false), (.postalCode, "IN", "012345", false),
        (.postalCode, "IE", "D6W F4E2", true), (.postalCode, "IE", "O62 O1O2", false),
        (.passport, "NZ", "la012345", true), (.passport, "NZ", "Lp012345", false),
        (.passport, "MX", "43986369222", false),
    ]

    @Test(arguments: cases)
    func followsTheDefinition(kind: NationalNumberKind, country: String, text: String, isValid: Bool) {
        #expect(NationalNumberFormat(kind, countries: [country]).isValid(text) == isValid, "\(text)")
    }

    @Test func writesLettersBeyondASCII() throws {
        let plate = try NationalNumberFormat(.licensePlate, countries: ["SE"]).parse("åäö")
        #expect(plate.canonical == "ÅÄÖ" && plate.nationalSpelling == "ÅÄÖ")
        let taxID = try NationalNumberFormat(.taxID, countries: ["MX"]).parse("ñan561231gr8")
        #expect(taxID.canonical == "ÑAN561231GR8" && taxID.nationalSpelling == "ÑAN-561231-GR8")
        // Places are in bytes of the text.
        let format = NationalNumberFormat(.taxID, countries: ["MX"])
        let wrong = format.failure(in: "ÑAN-56?")
        #expect(wrong?.reason == "character not allowed" && wrong?.offset == 7)
        let foreign = format.failure(in: "ÑANŁ")
        #expect(foreign?.reason == "non-ASCII character" && foreign?.offset == 4)
    }

    @Test(arguments: ["\u{D7}", "\u{DF}", "\u{F7}", "\u{FF}", "\u{100}", "\u{20AC}", "\u{1F600}"])
    func refusesWhatIsNoLetterOfLatin1(text: String) {
        for kind in NationalNumberKind.allCases {
            #expect(!NationalNumberFormat(kind).isValid(text + "A1" + text))
        }
    }

    @Test(arguments: NationalNumberKind.allCases)
    func everySchemeNamesTheDocumentOfItsDefinition(kind: NationalNumberKind) throws {
        for scheme in NationalNumberScheme.all(of: kind) {
            let source = try #require(scheme.reference, "\(scheme)")
            #expect(!source.title.isEmpty && !source.publisher.isEmpty && !source.date.isEmpty, "\(scheme)")
        }
    }

    /// The countries of each kind, at least.
    @Test(arguments: [
        (NationalNumberKind.postalCode, 181), (.vat, 36), (.taxID, 50), (.identityCard, 30), (.passport, 40),
        (.licensePlate, 15),
    ])
    func coversTheCountries(kind: NationalNumberKind, count: Int) {
        #expect(NationalNumberScheme.countries(of: kind).count >= count)
    }
}
