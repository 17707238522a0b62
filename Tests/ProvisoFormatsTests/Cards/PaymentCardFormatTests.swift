import ProvisoFormats
import Testing

@Suite struct PaymentCardFormatTests {
    /// Numbers that schemes and processors publish for tests.
    static let numbers: [(PaymentCardBrand, [String])] = [
        (.amex, ["378282246310005", "371449635398431", "378734493671000", "3400 000000 00009"]),
        (
            .mastercard,
            ["5555555555554444", "5105105105105100", "2221000000000009", "2223000048400011", "2720990000000015"]
        ),
        (.visa, ["4111111111111111", "4012888888881881", "4222222222222", "4000 0566 5566 5556"]),
        (
            .maestro,
            ["6759649826438453", "5018000000000009", "6304000000000000", "6799990100000000019", "501800000009"]
        ),
        (.dinersClub, ["30569309025904", "38520000023237", "36227206271667", "3056 930902 5904"]),
        (.jcb, ["3530111333300000", "3566002020360505", "3528000000000007"]),
        (.discover, ["6011111111111117", "6011000990139424", "6445644564456445", "6011981111111113"]),
        (.unionPay, ["6200000000000005", "6221260000000000", "6205500000000000004", "8171999900000000021"]),
        (.mir, ["2200000000000004", "2204000000000000"]),
        (.elo, ["6362970000457013", "5067310000000010", "4389350000000002"]),
        (.hipercard, ["6062825624254001"]),
        (.rupay, ["6074820000000009", "5085000000000007", "6521500000000006", "8200000000000001"]),
        (.troy, ["9792000000000003", "9792030394440796"]),
        (.uatp, ["135410014004955", "122000000000003"]),
    ]

    @Test(arguments: numbers.map(\.0))
    func takesTheNumbersOfEachBrand(brand: PaymentCardBrand) {
        for text in Self.numbers.first(where: { $0.0 == brand })?.1 ?? [] {
            guard PaymentCardFormat().isValid(text) else {
                Issue.record("not a number: \(text) \(String(describing: PaymentCardFormat().failure(in: text)))")
                continue
            }
            #expect(PaymentCardFormat(brands: [brand]).failure(in: text) == nil, "\(text)")
            #expect(PaymentCardNumber(text)?.brand == brand, "\(text)")
        }
    }

    @Test func withoutBrandsTheLengthAndTheCheckDigitDecide() {
        expectValid(
            PaymentCardFormat(), ["4111-1111-1111-1111", "4111 1111-1111 1111", "1 3 5 4 1 0 0 1 4 0 0 4 9 5 5"])
        expectReasons(
            PaymentCardFormat(),
            [
                "": "empty", "4111 1111 1111 1112": "wrong check digit", "4111  1111 1111 1111": "misplaced separator",
                " 4111111111111111": "misplaced separator", "4111111111111111-": "misplaced separator",
                "4111--1111-1111-1111": "misplaced separator", "41111111111": "too few digits",
                "41111111111111111111": "too many digits", "4111.1111.1111.1111": "not a digit",
                "4111111111111111\n": "not a digit", "４１１１１１１１１１１１１１１１": "not a digit",
                "foo": "not a digit", "375556917985515999999993": "too many digits",
            ])
    }

    @Test func rangesAndLengthsOfTheBrandsCount() {
        let visa = PaymentCardFormat(brands: [.visa])
        expectReasons(
            visa, ["378282246310005": "brand not accepted", "41111111111114": "wrong length"])
        expectInvalid(PaymentCardFormat(brands: [.mastercard]), ["2721465526338453", "2220175103860763"])
        expectValid(PaymentCardFormat(brands: [.mastercard]), ["2720428011723762", "2225855203075256"])
        // Where ranges overlap, either brand will do.
        expectValid(PaymentCardFormat(brands: [.discover]), ["6221260000000000"])
        expectValid(PaymentCardFormat(brands: [.unionPay]), ["6221260000000000"])
        expectValid(PaymentCardFormat(brands: [.maestro]), ["6221260000000000"])
        expectValid(PaymentCardFormat(brands: [.amex, .visa]), ["378282246310005", "4111111111111111"])
    }

    @Test(
        arguments: [
            ("", nil), ("4", .visa), ("4011 78", .elo), ("34", .amex), ("3", nil), ("36", .dinersClub), ("3528", .jcb),
            ("353", .jcb), ("51", .mastercard), ("2221", .mastercard), ("2", nil), ("2720 99", .mastercard),
            ("2721", nil),
            ("2200", .mir), ("2205", nil), ("6", nil), ("62", .unionPay), ("622126", .unionPay), ("6011", .discover),
            ("65", .discover), ("6500", .discover), ("650031", .elo), ("67", .maestro), ("50", .maestro),
            ("508", .rupay),
            ("606282", .hipercard), ("60", .maestro), ("81", .unionPay), ("82", .rupay), ("9792", .troy), ("1", .uatp),
            ("x", nil), ("4x", nil), ("0", nil),
        ] as [(String, PaymentCardBrand?)])
    func detectsWhileTyping(text: String, brand: PaymentCardBrand?) {
        #expect(PaymentCardBrand.detect(text) == brand)
    }

    @Test func candidatesNameWhatIsStillPossible() {
        #expect(PaymentCardBrand.candidates(for: "3782") == [.amex])
        #expect(Set(PaymentCardBrand.candidates(for: "3")) == [.amex, .dinersClub, .jcb, .hipercard, .rupay])
        #expect(PaymentCardBrand.candidates(for: "4") == [.visa, .elo])
        #expect(PaymentCardBrand.candidates(for: "6221 26") == [.unionPay, .maestro, .discover])
        #expect(PaymentCardBrand.candidates(for: "5105105105105100 0") == [])
        #expect(PaymentCardBrand.candidates(for: "") == [])
    }

    @Test(arguments: [
        ("", ""), ("3", "3"), ("37828224631", "3782 822463 1"), ("378282246310005", "3782 822463 10005"),
        ("4111111111111111", "4111 1111 1111 1111"), ("41111", "4111 1"), ("30569309025904", "3056 930902 5904"),
        ("135410014004955", "1354 10014 004955"), ("6799990100000000019", "6799 9901 0000 0000 019"),
        ("3782 8224-6310 005", "3782 822463 10005"), ("37828224631000512", "3782 8224 6310 0051 2"), ("4111a", "4111a"),
    ])
    func formatsInTheBrandsGroups(text: String, formatted: String) {
        #expect(PaymentCardBrand.format(text) == formatted)
    }

    @Test func showsTheLastFourDigitsAlone() throws {
        let card = try PaymentCardNumber(parsing: "3782-822463-10005", as: .init(brands: [.amex]))
        #expect(card.description == "•••• •••••• •0005")
        #expect(String(reflecting: card) == "•••• •••••• •0005")
        #expect(card.digits == "378282246310005")
        #expect(card.formatted(separator: "-") == "3782-822463-10005")
        #expect(card.lastFour == "0005")
        #expect(card.issuerIdentificationNumber == "37828224")
        var dumped = ""
        dump(card, to: &dumped)
        #expect(!dumped.contains("378282246310005"))
        #expect(PaymentCardNumber("135410014004955")?.brands == [.uatp])
        #expect(PaymentCardNumber("7000000000000005")?.brand == nil)
        #expect(throws: FormatFailure.self) { try PaymentCardNumber(parsing: "4111111111111112") }
    }

    @Test func saysTheLengthsOfABrand() {
        #expect(PaymentCardBrand.visa.numberLengths == [13, 16, 19])
        #expect(PaymentCardBrand.amex.numberLengths == [15])
        #expect(PaymentCardBrand.maestro.numberLengths == Array(12...19))
    }

    @Test func staysRightOnRandomTexts() {
        let texts = Self.numbers.flatMap(\.1) + ["4111 1111 1111 1111"]
        fuzz(PaymentCardFormat(), from: texts) { text in
            let card = PaymentCardNumber(text)
            #expect(card.map { PaymentCardNumber($0.formatted()) } == card)
        }
        fuzz(PaymentCardFormat(brands: [.visa, .maestro]), from: texts)
    }
}
