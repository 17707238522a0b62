import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct NationalNumberFormatTests {
    @Test(arguments: NationalNumberKind.allCases)
    func takesTheExampleOfEveryScheme(kind: NationalNumberKind) {
        for scheme in NationalNumberScheme.all(of: kind) where !scheme.example.isEmpty {
            // Alone, so that no other scheme of the country takes it.
            let format = NationalNumberFormat(kind, countries: [scheme.country], schemes: [scheme])
            #expect(format.failure(in: scheme.example) == nil, "\(scheme)")
            #expect(NationalNumberFormat(kind, countries: [scheme.country]).isValid(scheme.example), "\(scheme)")
            #expect(NationalNumberFormat(kind).isValid(scheme.example), "\(scheme)")
        }
    }

    @Test(arguments: NationalNumberKind.allCases)
    func takesWhatEverySchemeMakes(kind: NationalNumberKind) throws {
        for scheme in NationalNumberScheme.all(of: kind) {
            let format = NationalNumberFormat(kind, countries: [scheme.country])
            for seed in UInt64(0)..<20 {
                let text = try #require(scheme.sample(seed: seed, isPostalCode: kind == .postalCode), "\(scheme)")
                #expect(format.failure(in: text) == nil, "\(text) of \(scheme)")
                #expect(!format.isValid(text + "\n") && !format.isValid("\n" + text))
                let number = try format.parse(text)
                #expect(format.isValid(number.canonical) && format.isValid(number.nationalSpelling))
                #expect(number.scheme.country == scheme.country)
            }
        }
    }

    @Test(arguments: NationalNumberKind.allCases)
    func saysOfEveryBeginningThatItCanBecomeValid(kind: NationalNumberKind) throws {
        for scheme in NationalNumberScheme.all(of: kind) {
            let format = NationalNumberFormat(kind, countries: [scheme.country])
            let text = try #require(scheme.sample(seed: 7, isPostalCode: kind == .postalCode))
            for length in 1..<text.count {
                #expect(format.completion(of: text.prefix(length)) != .lost, "\(text.prefix(length)) of \(scheme)")
            }
            #expect(format.completion(of: text + "?") == .lost)
        }
    }

    @Test(arguments: NationalNumberKind.allCases)
    func tablesAreSortedAndHaveSources(kind: NationalNumberKind) {
        let countries = NationalNumberScheme.all(of: kind).map(\.country)
        #expect(countries == countries.sorted())
        for scheme in NationalNumberScheme.all(of: kind) {
            #expect(!scheme.source.isEmpty && !scheme.pattern.isEmpty && scheme.country.count == 2)
            let format = NationalNumberFormat(kind, countries: [scheme.country])
            #expect(format.failure(in: "?")?.reason != "no such country")
        }
    }

    /// Numbers that laws and registers have beside the commonest ones.
    @Test(arguments: [
        (NationalNumberKind.taxID, "CO", ["15.252.525-0", "1118534248-0", "899.999.068-1"], ["15.252.525-1"]),
        (.taxID, "ID", ["3171011708450001", "01.312.166.0-091.000"], ["31710117084500012"]),
        (.companyNumber, "PL", ["12345678512347", "123456785"], ["12345678512348", "12345678612347"]),
        (.companyNumber, "GB", ["00445790", "SC123456", "NZ000123", "ES000001"], ["XX123456"]),
        (.licensePlate, "AR", ["AB 123 CD", "ABC 123", "A123BCD", "123 ABC"], ["AB 1234 C"]),
        (.licensePlate, "IN", ["MH 04 AD 0001", "DL 1 1234", "22 BH 1234 AA"], ["MH 04 AO 0001", "22 XH 1234 AA"]),
        // 1932 is a leap year, and 1933 is not: the last three digits of the year count.
        (.identityCard, "RS", ["2902932505526"], ["2902933505522", "2902933505523", "2902933505526"]),
        // Persons who were born on one day are numbered from 002.
        (.identityCard, "FI", ["010190-002R", "010190-900P"], ["010190-000N", "010190-001P"]),
        (.taxID, "FI", ["010190-002R"], ["010190-000N", "010190-001P"]),
        // Companies of ten digits with a check digit of their own, and persons with the date of a birth.
        (.taxID, "SK", ["2022749619", "710319/2745"], ["2022749618", "0000000000", "123456/7890"]),
        (.taxID, "TH", ["0107536000102", "0994000617721", "0135559012628"], ["0107536000103"]),
        (.taxID, "CZ", ["25123891"], ["25123892"]), (.taxID, "EE", ["12345678"], ["12345679"]),
        (.taxID, "HU", ["12892312-2-41"], ["12892313-2-41", "12892312-6-41"]),
        (.taxID, "LT", ["119511515", "100001919017"], ["119511525"]),
        (.taxID, "LU", ["1893120105732"], ["0893120105732"]),
        (.taxID, "LV", ["40003521600"], ["40003521601"]),
        (.taxID, "AR", ["50-00000001-6"], ["50-00000001-7", "52-00000001-6"]),
        // Of numbers below ten millions the first 0 does not count; some count it.
        (.socialSecurity, "ES", ["280123456742", "080123456774", "281234567840"], ["280123456743", "281234567841"]),
        (.identityCard, "SG", ["M1234567K"], ["M1234567L"]),
        (
            .identityCard, "CN", ["830000199001010012", "93184019850307001X", "944840198503070014"],
            ["110101299901010019", "110101179901010019"]
        ),
        // Persons whose birthday nobody knows: the month is that of the addition alone.
        (.identityCard, "BE", ["00400100155", "00200100112", "00000100195"], ["00400100156"]),
        (.identityCard, "SE", ["18880320-0016"], ["08880320-0016", "28880320-0016"]),
        // Nobody has the number 000 of a day; a plus sign stands for a hundred years also behind a year of four digits.
        (
            .identityCard, "SE", ["19090527+1474", "090527+1474"],
            ["150916-0006", "1509160006", "20150916-0006", "150916+0006", "19090527+1475"]
        ),
        (.taxID, "SE", ["19090527+1474"], ["150916-0006", "201509160006"]),
        (.identityCard, "IR", ["0499370899"], ["1111111111", "0000000000"]),
        (.passport, "KR", ["M35772699", "M123A4567", "R12345678"], ["M12AA4567", "X12345678"]),
        (.passport, "SE", ["59000001", "AA1234567"], ["A12345678"]),
        (.passport, "CH", ["S1100409", "S0A00A00"], ["S0O00A00"]), (.passport, "AU", ["N0995852", "PA1234567"], []),
        (.companyNumber, "GB", ["IP00525R", "SP1872RS", "SI000001", "NV000001"], ["SC00525R", "IP0052RRR"]),
        (.companyNumber, "UA", ["60022491"], ["60022492"]),
        // Those who deduct or collect tax, those named by the number of a deductor, non-residents, online services, and bodies of the UN.
        (
            .vat, "IN",
            [
                "27AAPFU0939F1ZV", "29AABCF8078M1C8", "27AAECG3736E1C2", "9917SGP29001OST", "9923USA29044OSE",
                "0717UNO00154UNU",
            ], ["29AABCF8078M1C9", "29AABCF8078M1X8", "0017UNO00154UNU", "9917SGP29001OXT"]
        ),
        (.vat, "CA", ["123456789", "123456782RT0001", "123456782 RT0001"], ["123456782RT001", "123456782RC0001"]),
        (.vat, "AR", ["50-00000001-6", "55-00000001-8", "20-26756539-3"], ["52-00000001-6"]),
        (.companyNumber, "AR", ["51-60000001-6"], ["52-00000001-6"]),
        (.companyNumber, "EE", ["12345678"], ["25024409", "35007796", "60035944"]),
        // Zeros alone are what people type to get past a field.
        (.identityCard, "NL", ["111222333"], ["000000000"]), (.taxID, "NL", ["111222333"], ["000000000"]),
        (.socialSecurity, "NL", ["111222333"], ["000000000"]), (.taxID, "CA", ["123 456 782"], ["000 000 000"]),
        (.taxID, "IT", ["00743110157"], ["00000000000"]), (.taxID, "IL", ["516179157"], ["000000000"]),
        (.identityCard, "IL", ["516179157"], ["000000000"]), (.taxID, "KR", ["116-82-00276"], ["000-00-00000"]),
        (.vat, "KR", ["116-82-00276"], ["000-00-00000"]), (.taxID, "AT", ["59-119/9013"], ["00-000/0000"]),
        // Without slashes or spaces a tax number of Germany could be any number: an identification number that lacks a digit, for example.
        (
            .taxID, "DE", ["36574261809", "21/815/08150", "21 815 08150", "181/815/08155", "013 815 08153"],
            ["3657426180", "2181508150", "18181508155", "181508155"]
        ),
        (.postalCode, "IN", ["110034", "110 034"], ["11 0034"]),
        (.postalCode, "SA", ["12345", "12345-6789"], ["12345-678"]),
    ])
    func knowsNumbersOfOtherShapes(_ kind: NationalNumberKind, _ country: String, valid: [String], invalid: [String]) {
        let format = NationalNumberFormat(kind, countries: [country])
        for text in valid { #expect(format.failure(in: text) == nil, "\(text)") }
        for text in invalid { #expect(format.failure(in: text) != nil, "\(text)") }
    }

    /// A country that writes separators has them, and one that writes none has none.
    @Test(arguments: [
        ("CA", "h3z2y7", "H3Z 2Y7"), ("CA", "H3Z 2Y7", "H3Z 2Y7"), ("GB", "ec1y8sy", "EC1Y 8SY"),
        ("GB", "gir0aa", "GIR 0AA"),
        ("JP", "1540023", "154-0023"), ("NL", "1234ab", "1234 AB"), ("IE", "A65F4E2", "A65 F4E2"),
        ("FR", "33 380", "33380"),
        ("IN", "110 034", "110034"), ("SE", "114 55", "11455"), ("US", "95014-1234", "95014-1234"),
        ("US", "95014", "95014"), ("LB", "20383054", "2038 3054"), ("LB", "2038", "2038"),
        // A separator of several is a hyphen.
        ("US", "95014 1234", "95014-1234"), ("PR", "00930 1234", "00930-1234"),
        // Letters before the digits are there for all codes of a country, or for none.
        ("MD", "MD2012", "2012"), ("MD", "MD-2012", "2012"), ("LT", "LT-04340", "04340"), ("LT", "04340", "04340"),
        ("LV", "1073", "LV-1073"), ("LV", "LV-1073", "LV-1073"), ("AZ", "AZ1000", "1000"), ("AZ", "AZ 1000", "1000"),
        ("HT", "HT6120", "6120"), ("AI", "AI-2640", "2640"), ("OM", "PC 133", "133"), ("AM", "375010", "375010"),
        ("AM", "0010", "0010"), ("BR", "40301110", "40301-110"), ("BM", "FL07", "FL 07"),
    ])
    func spellsPostalCodesAsTheirCountry(_ country: String, _ text: String, _ spelling: String) throws {
        let number = try NationalNumberFormat(.postalCode, countries: [country]).parse(text)
        #expect(number.nationalSpelling == spelling && number.canonical == spelling)
    }

    @Test func hasTheCountries() {
        #expect(NationalNumberScheme.countries(of: .postalCode).count == 181)
        let union = [
            "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU",
            "LV", "MT",
            "NL", "PL", "PT", "RO", "SE", "SI", "SK",
        ]
        let named = ["GB", "XI", "CH", "NO", "AU", "NZ", "IN", "BR"]
        #expect(Set(union + named).isSubset(of: NationalNumberScheme.countries(of: .vat)))
        #expect(NationalNumberScheme.countries(of: .taxID).count >= 50)
        #expect(NationalNumberScheme.countries(of: .identityCard).count >= 45)
        #expect(NationalNumberScheme.countries(of: .passport).count >= 50)
    }

    @Test(arguments: [
        (NationalNumberKind.vat, "DE", "136695977", "wrong check digit", 8), (.vat, "DE", "13669597", "too short", 8),
        (.vat, "DE", "1366959761", "too long", 9), (.vat, "DE", "13669597A", "character not allowed", 8),
        (.vat, "DE", "136  695976", "misplaced separator", 4), (.vat, "DE", "", "empty", 0),
        (.vat, "ZZ", "136695976", "no such country", 0), (.vat, "FR", "41303265045", "wrong check digits", 0),
        (.vat, "DE", "136695976\n", "character not allowed", 9), (.vat, "DE", "１36695976", "non-ASCII character", 0),
        (.taxID, "IT", "CNTCHR53T90D969D", "no such day", 9),
        (.taxID, "PL", "44053201359", "no such day", 0), (.identityCard, "EE", "36802300109", "no such day", 1),
        (.postalCode, "US", "1234", "too short", 4), (.postalCode, "US", "12345-678", "too short", 9),
        (.postalCode, "DE", "1234a", "character not allowed", 4),
        (.socialSecurity, "US", "000-12-3456", "character not allowed", 2),
    ])
    func saysWhatIsWrong(kind: NationalNumberKind, country: String, text: String, reason: String, offset: Int) {
        let failure = NationalNumberFormat(kind, countries: [country]).failure(in: text)
        #expect(failure?.reason == reason && failure?.offset == offset, "\(text): \(String(describing: failure))")
    }

    @Test func prefixesOfTaxNumbers() {
        let any = NationalNumberFormat(.vat, countries: ["AT", "GR", "CH"])
        let strict = NationalNumberFormat(.vat, countries: ["AT", "EL", "CH"], requirePrefix: true)
        for text in ["ATU13585627", "EL094259216", "CHE-107.787.577 IVA", "at u13585627"] {
            #expect(any.isValid(text) && strict.isValid(text), "\(text)")
        }
        for text in ["U13585627", "094259216", "107787577"] {
            #expect(any.isValid(text) && !strict.isValid(text), "\(text)")
        }
        for text in ["GR094259216", "E107787577", "DE136695976"] { #expect(!any.isValid(text), "\(text)") }
    }

    @Test func anAppReplacesAndAddsSchemes() {
        let own = NationalNumberScheme(country: "DE", pattern: "M-n{6}", check: "luhn@1-7", example: "M-123455")
        let german = NationalNumberFormat(.identityCard, countries: ["DE"], schemes: [own])
        #expect(german.isValid("M123455") && german.failure(in: "M-123456")?.reason == "wrong check digit")
        #expect(!german.isValid("L01X00T47"))
        let any = NationalNumberFormat(.identityCard, schemes: [own])
        #expect(any.isValid("M-123455") && any.isValid("44051401359"))
        let new = NationalNumberScheme(country: "QQ", pattern: "n{3}")
        #expect(NationalNumberFormat(.vat, countries: ["QQ"], schemes: [new]).isValid("QQ123"))
    }

    /// Of separators to choose from, a hyphen is stored, if it is one of them; letters are left out only where the pattern says so.
    @Test(arguments: [
        ("n{2}[ /-]n{2}", "12 34", "12-34", "12-34"), ("n{2}[ /]n{2}", "12 34", "12/34", "12/34"),
        ("n{2}[ /]n{2}", "12 34", "12 34", "12 34"), ("(QQ ?)?n{4}", "1234", "QQ 1234", "1234"),
        ("(QQ ?)?n{4}", "QQ 1234", "1234", "QQ 1234"), ("(QQ ?)?n{4}", "QQ 1234", "QQ1234", "QQ 1234"),
        ("(QQ ?)?n{4}", "QQ1234", "QQ 1234", "QQ1234"), ("(QQ)n{4}", "QQ1234", "qq1234", "QQ1234"),
        ("(a{2})?n{4}", "1234", "AB1234", "AB1234"),
    ])
    func storesPostalCodesOfAnApp(_ pattern: String, _ example: String, _ text: String, _ spelling: String) throws {
        let scheme = NationalNumberScheme(country: "QQ", pattern: pattern, example: example)
        let format = NationalNumberFormat(.postalCode, countries: ["QQ"], schemes: [scheme])
        #expect(try format.parse(text).canonical == spelling)
        #expect(format.isValid(spelling))
    }

    /// Separators stay where they are part of the number.
    @Test(arguments: [
        (NationalNumberKind.identityCard, "HK", "g123456(a)", "G123456A"),
        (.identityCard, "HK", "G123456A", "G123456A"),
        (.taxID, "DE", "36 574 261 809", "36574261809"), (.taxID, "DE", "21/815/08150", "21/815/08150"),
        (.taxID, "DE", "181/815/08155", "181/815/08155"), (.licensePlate, "DE", "b-ab 12", "B-AB 12"),
        (.identityCard, "SE", "880320+0016", "880320+0016"),
        (.identityCard, "SE", "18880320+0016", "18880320+0016"),
    ])
    func givesOneSpelling(_ kind: NationalNumberKind, _ country: String, _ text: String, _ canonical: String) throws {
        let format = NationalNumberFormat(kind, countries: [country])
        #expect(try format.parse(text).canonical == canonical)
        #expect(try format.parse(canonical).canonical == canonical)
    }

    @Test func givesTheCountryAndTheSpellings() throws {
        let number = try NationalNumberFormat(.vat).parse("be0428759497")
        #expect(number.scheme.country == "BE" && number.canonical == "BE0428759497")
        #expect(number.nationalSpelling == "BE0428.759.497")
        #expect(
            try NationalNumberFormat(.taxID, countries: ["BR"]).parse("39053344705").nationalSpelling
                == "390.533.447-05")
        #expect(throws: FormatFailure("too short", at: 3)) {
            try NationalNumberFormat(.postalCode, countries: ["DE"]).parse("123")
        }
    }

    @Test func hostileTextsAndPatternsEnd() {
        let long = String(repeating: "1 ", count: 100_000)
        for kind in NationalNumberKind.allCases { #expect(!NationalNumberFormat(kind).isValid(long)) }
        // More ways through the pattern than could ever be tried.
        let many = NationalNumberScheme(country: "DE", pattern: String(repeating: "n?", count: 60) + "A")
        #expect(
            !NationalNumberFormat(.taxID, countries: ["DE"], schemes: [many]).isValid(String(repeating: "1", count: 60))
        )
        for pattern in ["c{1,20}", "(", ")", "[", "n{", "|", "?", "{9}", "((n|", "[a-", "="] {
            for check in [
                "", "w", "w1,=0:@", "luhn@9-1", "d@99:YYMMDD", "n0-99=0:1,1@99,99", "k", "z", "r", "@", "#", "/", "|",
            ] {
                let scheme = NationalNumberScheme(country: "DE", pattern: pattern, check: check)
                let format = NationalNumberFormat(.taxID, countries: ["DE"], schemes: [scheme])
                for text in ["", "1", "A1", "11", "ZZZZZZZZZZZZZZZZZZ"] { _ = format.completion(of: text) }
            }
        }
    }
}
