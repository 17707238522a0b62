import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct CurrencyAmountFormatTests {
    @Test func english() {
        IdentifierTable(
            format: CurrencyAmountFormat(),
            passes: [
                "0", "0.50", "1", "12.5", "1234.50", "1,234.50", "1,234,567", "$1,234.50", "-$5", "$-5",
                "\u{2212}5.00 USD",
                "USD 5", "USD5", "5 USD", "5\u{A0}€", "¥1,200", "BHD 1.234", "CLF 1.2345", "XAU 0.123456789", "₹12",
                "12 £",
            ],
            fails: [
                "": "empty", "1,23": "misplaced separator", "1234,567": "misplaced separator",
                "1,2345": "misplaced separator",
                "1,234,5": "misplaced separator", "12,34,567": "misplaced separator", "1,": "misplaced separator",
                ",123": "misplaced separator", "007": "leading zero", "00": "leading zero",
                "1.234": "too many decimal places",
                "¥1.5": "too many decimal places", "BHD 1.2345": "too many decimal places",
                "1.": "too few decimal places",
                ".5": "misplaced separator", "1.5.5": "misplaced separator", "USD": "too few digits",
                "ABC 5": "no such currency",
                "5 ABC": "no such currency", "$5 USD": "misplaced separator", "$5$": "not a digit",
                "--5": "not a digit",
                "5-": "not a digit", "USD  5": "misplaced separator", "5 ": "misplaced separator",
                " 5": "misplaced separator",
                "5\n": "not a digit", "1e5": "not a digit", "１": "not a digit", "-": "too few digits",
                "usd 5": "not a digit", "1 234": "misplaced separator", "5 ¤": "misplaced separator",
            ]
        ).check(rounds: 400)
    }

    @Test func otherNotations() {
        IdentifierTable(
            format: CurrencyAmountFormat(currency: "EUR", notation: .continental),
            passes: ["1.234,50 €", "1.234,5", "€ 1.234.567,89", "EUR 0,01", "-5"],
            fails: [
                "1,234.50": "misplaced separator", "5 $": "wrong unit", "5 USD": "wrong unit",
                "1,234": "too many decimal places",
                "1.23": "misplaced separator",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(notation: .spaced),
            passes: ["1 234,50", "1\u{202F}234,50 €", "1\u{A0}234\u{A0}567,5 EUR", "1234,50 €", "12 345 678"],
            fails: [
                "1 23,50": "misplaced separator", "1.234,50": "misplaced separator", "1 2345": "misplaced separator",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(currency: "CHF", notation: .swiss),
            passes: ["1'234.50", "CHF 1\u{2019}234.50", "5"],
            fails: [
                "1,234.50": "misplaced separator", "CHF 1'23": "misplaced separator", "5 Fr.": "no such currency",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(currency: "INR", notation: .indian),
            passes: ["₹12,34,567.50", "1,234", "99,999", "1234567"],
            fails: [
                "1,234,567": "misplaced separator", "123,456": "misplaced separator", "12,34": "misplaced separator",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(notation: .plain), passes: ["1234.50", "0"],
            fails: ["1,234": "misplaced separator"]
        ).check(rounds: 400)
    }

    /// Unicode CLDR gives these signs to the currencies of the countries that write amounts so.
    @Test func signsOfLetters() {
        IdentifierTable(
            format: CurrencyAmountFormat(notation: .spaced),
            passes: [
                "1 234,50 zł", "1 234,50 kr", "kr 5", "kr. 5", "5 kr.", "5,90 Kč", "199 Ft", "5 руб.", "12 грн",
                "100 đ",
                "5 元", "円5", "5,90 Kc\u{30C}", "5 TL", "S/. 5", "5 บาท", "RMB 5", "5 CFA", "Gs. 5", "5 р.",
            ],
            fails: [
                "5 krx": "misplaced separator", "5 z": "misplaced separator", "5 krona": "misplaced separator",
                "199,5 円": "too many decimal places", "PXX 5": "no such currency", "5 RU": "no such currency",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(),
            passes: [
                "US$5", "US$ 5", "-A$1,000", "C$5", "HK$5", "NT$5", "S/5", "R 5", "R5", "RM5", "Rs. 5", "KSh 5", "5 Br",
                "K5", "KRW 5", "Rp 5,000",
            ],
            fails: [
                "UX$5": "no such currency", "R$": "too few digits", "RR5": "no such currency", "us$5": "not a digit",
            ]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(currency: "SEK", notation: .spaced), passes: ["5 kr", "5 SEK"],
            fails: ["5 zł": "wrong unit", "5 R$": "wrong unit"]
        ).check(rounds: 400)
        #expect(CurrencyAmountFormat(currency: "BRL").amount(of: "R$5")?.currencyCode == "BRL")
        #expect(CurrencyAmountFormat().amount(of: "US$5")?.currencyCode == "USD")
        #expect(CurrencyAmountFormat().amount(of: "kr 5")?.currencyCode == nil)
    }

    @Test func options() {
        IdentifierTable(
            format: CurrencyAmountFormat(mark: .required), passes: ["$5", "5 EUR"],
            fails: ["5": "no unit", "5.5": "no unit"]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(currency: "JPY", mark: .none), passes: ["5", "1,200"],
            fails: ["¥5": "not a digit", "5 JPY": "not a digit", "5.0": "too many decimal places"]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(allowNegative: false), passes: ["5"],
            fails: ["-5": "not positive", "$-5": "not positive", "\u{2212}5": "not positive"]
        ).check(rounds: 400)
        IdentifierTable(
            format: CurrencyAmountFormat(requireDecimals: true),
            passes: ["5.00", "¥5", "BHD 5.000", "XAU 5", "XAU 5.1"],
            fails: ["5": "too few decimal places", "5.0": "too few decimal places", "¥5.0": "too many decimal places"]
        ).check(rounds: 400)
    }

    /// The decimals of ISO 4217, of each currency that has not two.
    @Test(arguments: CurrencyCodes.alphabetic)
    func decimalsFollowISO4217(_ code: String) {
        let zero: Set = [
            "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF",
            "XOF", "XPF",
        ]
        let three: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
        let open: Set = ["XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX"]
        let decimals = zero.contains(code) ? 0 : three.contains(code) ? 3 : ["CLF", "UYW"].contains(code) ? 4 : 2
        for count in 1...6 {
            let text = "1." + String(repeating: "1", count: count)
            let isRight = open.contains(code) || count <= decimals
            #expect(CurrencyAmountFormat().isValid("\(text) \(code)") == isRight)
            #expect(CurrencyAmountFormat(currency: code).isValid(text) == isRight)
        }
    }

    @Test(
        arguments: [
            ("$1,234.50", nil, "1234.50", nil), ("-€5", nil, "-5", "EUR"), ("5 JPY", nil, "5", "JPY"),
            ("$5", "CAD", "5", "CAD"),
            ("123456789012345678901234567890.12", nil, "123456789012345678901234567890.12", nil),
            ("\u{2212}0.10", "EUR", "-0.10", "EUR"),
        ] as [(String, String?, String, String?)])
    func amountsAreExact(_ text: String, _ currency: String?, _ number: String, _ code: String?) {
        let amount = CurrencyAmountFormat(currency: currency).amount(of: text)
        #expect(amount?.number == number && amount?.currencyCode == code)
        #expect(amount?.description == number + (code.map { " " + $0 } ?? ""))
    }

    @Test func currenciesAreReadBack() {
        var format = CurrencyAmountFormat(currency: "EUR")
        #expect(format.currency == "EUR")
        format.currency = nil
        #expect(format == CurrencyAmountFormat())
        #expect(format.amount(of: "x") == nil)
    }
}
