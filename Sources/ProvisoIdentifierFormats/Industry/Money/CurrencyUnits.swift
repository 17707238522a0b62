/// The decimals of currencies (ISO 4217, list one of 2026-01-01, as in the package iso4217 1.16.20260101 of PyPI, public domain),
/// and their signs (Unicode CLDR 48, the narrow symbols that are one character of the category “currency symbol”).
enum CurrencyUnits {
    /// How many decimals a currency has by ISO 4217; two for most. Those that have none by definition (gold, tests) are not limited.
    static func decimals(of code: CurrencyMark.Code) -> Int {
        if isListed(code, in: none) { return 0 }
        if isListed(code, in: three) { return 3 }
        if isListed(code, in: four) { return 4 }
        return isListed(code, in: notApplicable) ? .max : 2
    }

    private static let none: StaticString = "BIFCLPDJFGNFISKJPYKMFKRWPYGRWFUGXUYIVNDVUVXAFXOFXPF"
    private static let three: StaticString = "BHDIQDJODKWDLYDOMRTND"
    private static let four: StaticString = "CLFUYW"
    private static let notApplicable: StaticString = "XAGXAUXBAXBBXBCXBDXDRXPDXPTXSUXTSXUAXXX"

    /// The currencies with a sign, by the sign's code point, the one that most people mean by it first.
    static func codes(ofSign sign: UInt32) -> StaticString? {
        switch sign {
        case 0x24: "USDARSAUDBBDBMDBNDBSDBZDCADCLPCOPCUPDOPFJDGYDHKDJMDKYDLRDMXNNADNZDSBDSGDSRDTTDTWDUYUXCD"
        case 0xA3: "GBPFKPGIPSHPSSPSYP"
        case 0xA5, 0xFFE5: "JPYCNY"
        case 0x58F: "AMD"
        case 0x60B: "AFN"
        case 0x9F3: "BDT"
        case 0xE3F: "THB"
        case 0x17DB: "KHR"
        case 0x20A1: "CRC"
        case 0x20A6: "NGN"
        case 0x20A9, 0xFFE6: "KRWKPW"
        case 0x20AA: "ILS"
        case 0x20AB: "VND"
        case 0x20AC: "EUR"
        case 0x20AD: "LAK"
        case 0x20AE: "MNT"
        case 0x20B1: "PHP"
        case 0x20B2: "PYG"
        case 0x20B4: "UAH"
        case 0x20B8: "KZT"
        case 0x20B9: "INR"
        case 0x20BA: "TRY"
        case 0x20BC: "AZN"
        case 0x20BD: "RUB"
        case 0x20BE: "GEL"
        case 0x20C0: "KGS"
        default: nil
        }
    }

    /// Whether a code is among some that are joined.
    static func isListed(_ code: CurrencyMark.Code, in codes: StaticString) -> Bool {
        var offset = 0
        while offset < codes.utf8CodeUnitCount {
            if CurrencyMark.Code(codes.utf8Start[offset], codes.utf8Start[offset + 1], codes.utf8Start[offset + 2])
                == code
            {
                return true
            }
            offset += 3
        }
        return false
    }
}
