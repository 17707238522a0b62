import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct MediaFormatTests {
    /// iDs that ORCID uses in its documentation.
    @Test func orcid() {
        let passes = ["0000-0002-1825-0097", "0000-0001-5109-3700", "0000-0002-1694-233X"]
        IdentifierTable(
            format: ORCIDFormat(), passes: passes,
            fails: [
                "": "empty", "0000-0002-1825-0098": "wrong check digit", "0000-0002-1825-009": "too few digits",
                "0000-0002-1825-00970": "too many digits", "0000-0002-18250097": "misplaced separator",
                "0000000218250097": "no hyphen", "0000 0002 1825 0097": "misplaced separator",
                "0000-0002-1694-233x": "not a digit", "000X-0002-1694-2330": "not a digit",
                "https://orcid.org/0000-0002-1825-0097": "not a digit", "0000-0002-1825-0097\n": "not a digit",
                "0000-0002-1825-": "misplaced separator",
            ]
        ).check()
        let urls = ["https://orcid.org/", "http://orcid.org/"].flatMap { start in passes.map { start + $0 } }
        IdentifierTable(
            format: ORCIDFormat(allowURL: true), passes: passes + urls,
            fails: [
                "https://orcid.org/": "too few digits", "ftp://orcid.org/0000-0002-1825-0097": "not a digit",
                "https://orcid.org/0000-0002-1825-0098": "wrong check digit",
                "https://orcid.org/0000-0002-1825-0097/": "not a digit",
            ]
        ).check()
        IdentifierTable(
            format: ORCIDFormat(requireHyphens: false), passes: passes + ["0000000218250097"],
            fails: ["0000-000218250097": "misplaced separator", "00000002-1825-0097": "misplaced separator"]
        ).check()
        expectCanonical(
            ORCIDFormat(allowURL: true, requireHyphens: false),
            [
                "https://orcid.org/0000-0002-1694-233X": "0000-0002-1694-233X",
                "0000000218250097": "0000-0002-1825-0097",
            ])
        expectOneCheckCharacter(ORCIDFormat(), passes)
    }

    /// Examples of the ISNI International Agency.
    @Test func isni() {
        let passes = [
            "000000012281955X", "0000 0001 2103 2683", "0000000121707484", "000000012150090X", "0000000080456315",
        ]
        IdentifierTable(
            format: ISNIFormat(), passes: passes,
            fails: [
                "": "empty", "0000000122819550": "wrong check digit", "0000-0001-2281-955X": "misplaced separator",
                "0000 00012281955X": "misplaced separator", "00000001 2281 955X": "misplaced separator",
                "ISNI 000000012281955X": "not a digit", "000000012281955": "too few digits",
                "000000012281955XX": "not a digit", "000000012281955X\n": "not a digit",
            ]
        ).check()
        IdentifierTable(
            format: ISNIFormat(allowPrefix: true),
            passes: passes + ["ISNI 0000 0001 2281 955X", "isni 000000012281955X"],
            fails: ["ISNI": "not a digit", "ISNI000000012281955X": "not a digit", "ISNI ": "too few digits"]
        ).check()
        expectCanonical(ISNIFormat(allowPrefix: true), ["ISNI 0000 0001 2281 955X": "000000012281955X"])
        expectOneCheckCharacter(ISNIFormat(), passes)
    }

    /// Codes of the ISRC Handbook and of recordings.
    @Test func isrc() {
        let passes = [
            "AA6Q72000047", "AA-6Q7-20-00047", "USRC17607839", "US-RC1-76-07839", "GBEMI0300013", "FRZ039800212",
        ]
        IdentifierTable(
            format: ISRCFormat(), passes: passes,
            fails: [
                "": "empty", "A16Q72000047": "not a letter", "AA6Q7A000047": "not a digit",
                "AA6Q7200004": "wrong length",
                "AA6Q720000470": "wrong length", "AA-6Q720-00047": "misplaced separator",
                "AA6Q7-20-00047": "misplaced separator", "aa6q72000047": "not a letter",
                "ISRC AA6Q72000047": "misplaced separator", "AA6Q72000047\n": "wrong length",
                "AA_6Q7_20_00047": "character not allowed",
            ]
        ).check()
        IdentifierTable(
            format: ISRCFormat(allowPrefix: true, allowLowercase: true),
            passes: passes + ["ISRC AA-6Q7-20-00047", "aa6q72000047"],
            fails: ["ISRC-AA6Q72000047": "misplaced separator"]
        ).check()
        expectCanonical(
            ISRCFormat(allowPrefix: true, allowLowercase: true), ["ISRC aa-6q7-20-00047": "AA6Q72000047"])
        #expect(ISRCFormat().completed("AA6Q7200004") == nil)
    }

    /// Numbers of the ISMN Users' Manual, one for each length of a publisher.
    @Test func ismn() {
        let passes = [
            "9790260000438", "979-0-2600-0043-8", "979 0 2600 0043 8", "9790230671187", "979-0-2306-7118-7",
            "979-0-060-11561-5",
        ]
        IdentifierTable(
            format: ISMNFormat(), passes: passes,
            fails: [
                "": "empty", "9790260000439": "wrong check digit", "979026000043": "too few digits",
                "97902600004380": "too many digits", "9780306406157": "wrong prefix",
                "979-0-260-00043-8": "misplaced separator",
                "979-02600-0043-8": "misplaced separator", "979-0 2600-0043-8": "misplaced separator",
                "M-2306-7118-7": "not a digit", "979-0-2600-0043-X": "not a digit", "9790260000438\n": "not a digit",
            ]
        ).check()
        IdentifierTable(
            format: ISMNFormat(allowLegacy: true),
            passes: passes + ["M-2306-7118-7", "M230671187", "M 2306 7118 7", "M-060-11561-5"],
            fails: [
                "M-230-67118-7": "misplaced separator", "M230671188": "wrong check digit", "MM30671187": "not a digit",
            ]
        ).check()
        expectCanonical(
            ISMNFormat(allowLegacy: true), ["M-2306-7118-7": "9790230671187", "979-0-2600-0043-8": "9790260000438"])
        expectOneCheckCharacter(ISMNFormat(), ["9790260000438", "979-0-060-11561-5"])
    }

    /// Where hyphens stand follows from the publisher's first digit (ISMN Users' Manual, section 4).
    @Test(arguments: [("0", 3), ("1", 4), ("2", 4), ("3", 4), ("4", 5), ("6", 5), ("7", 6), ("8", 6), ("9", 7)])
    func publishersOfMusicHaveLengths(_ first: String, _ length: Int) {
        let digits = first + "1234567"
        for place in 1...7 {
            let grouped = "979-0-\(digits.prefix(place))-\(digits.dropFirst(place))-"
            #expect((ISMNFormat().completed(grouped) != nil) == (place == length), "\(grouped)")
        }
        #expect(ISMNFormat().completed("9790" + digits) != nil)
    }

    /// ISO 15707's example and the first code that was assigned.
    @Test func iswc() {
        let passes = ["T0345246801", "T-034.524.680-1", "T0000000010", "T-000.000.001-0"]
        IdentifierTable(
            format: ISWCFormat(), passes: passes,
            fails: [
                "": "empty", "T0345246802": "wrong check digit", "U0345246801": "wrong prefix",
                "T034524680": "too few digits",
                "T03452468010": "too many digits", "T-034524680-1": "misplaced separator",
                "T034.524.680-1": "misplaced separator", "T-034-524-680-1": "misplaced separator",
                "ISWC T0345246801": "wrong prefix", "T0345246801\n": "not a digit", "t0345246801": "wrong prefix",
            ]
        ).check()
        IdentifierTable(
            format: ISWCFormat(allowPrefix: true), passes: passes + ["ISWC T-034.524.680-1"],
            fails: ["ISWC ": "too few digits"]
        ).check()
        expectCanonical(ISWCFormat(allowPrefix: true), ["ISWC T-034.524.680-1": "T0345246801"])
        expectOneCheckCharacter(ISWCFormat(), ["T0345246801", "T0000000010"])
    }

    /// The example of IFPI's standard.
    @Test func grid() {
        let passes = ["A12425GABC1234002M", "A1-2425G-ABC1234002-M"]
        IdentifierTable(
            format: GRidFormat(), passes: passes,
            fails: [
                "": "empty", "A12425GABC1234002N": "wrong check digit", "A22425GABC1234002M": "wrong prefix",
                "A1-2425GABC1234002-M": "misplaced separator", "A12425GABC1234002": "wrong length",
                "A12425GABC1234002MM": "wrong length", "a12425gabc1234002m": "character not allowed",
                "GRid:A12425GABC1234002M": "wrong prefix", "A12425GABC1234002M\n": "character not allowed",
            ]
        ).check()
        IdentifierTable(
            format: GRidFormat(allowPrefix: true), passes: passes + ["GRid:A1-2425G-ABC1234002-M"],
            fails: ["GRid:": "wrong length"]
        ).check()
        expectCanonical(GRidFormat(allowPrefix: true), ["GRid:A1-2425G-ABC1234002-M": "A12425GABC1234002M"])
        expectOneCheckCharacter(GRidFormat(), passes)
    }

    /// DOIs of the DOI Handbook, and of Crossref's articles on odd suffixes.
    @Test func doi() {
        let passes = [
            "10.1000/182", "10.1000/123456", "10.1038/issn.1476-4687",
            "10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O",
            "10.1000.10/123456", "10.1000/ünïcödé", "10.123456789/a", "10.1000/a/b?c#d",
        ]
        IdentifierTable(
            format: DOIFormat(), passes: passes,
            fails: [
                "": "empty", "10.1000": "no slash", "10.1000/": "empty part", "11.1000/182": "wrong prefix",
                "10": "too short",
                "10.100/182": "too few digits", "10.1234567890/1": "too many digits", "10.10a0/182": "not a digit",
                "10.1000./182": "misplaced dot", "10..1000/182": "misplaced dot", "10.1000/1 2": "space not allowed",
                "10.1000/182\n": "control character", "10.1000/\u{85}": "control character",
                "doi:10.1000/182": "wrong prefix",
                "https://doi.org/10.1000/182": "wrong prefix",
            ]
        ).check()
        IdentifierTable(
            format: DOIFormat(allowURL: true, allowPrefix: true),
            passes: passes + [
                "doi:10.1000/182", "DOI:10.1000/182", "https://doi.org/10.1000/182", "http://dx.doi.org/10.1000/182",
            ],
            fails: [
                "https://example.org/10.1000/182": "wrong prefix", "doi:https://doi.org/10.1000/182": "wrong prefix",
            ]
        ).check()
        expectCanonical(
            DOIFormat(allowURL: true, allowPrefix: true),
            [
                "https://doi.org/10.1000/ABC": "10.1000/abc", "DOI:10.1000/Ünï": "10.1000/Ünï",
                "10.1000/182": "10.1000/182",
            ])
    }
}
