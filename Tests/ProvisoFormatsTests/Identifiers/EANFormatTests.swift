import ProvisoFormats
import Testing

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
                "": "empty", "5901234123458": "wrong check digit", "079777681629": "wrong number of digits",
                "73513536": "wrong check digit", "7351353": "wrong number of digits", "7351353a": "not a digit",
                "73513537\n": "not a digit", "7351-3537": "not a digit", "00012345600014": "wrong check digit",
            ])
        fuzz(EANFormat(), from: ["4006381333931", "73513537", "10012345678902"])
    }

    /// Of each kind a number of the GS1 General Specifications or of GS1's check digit calculator, and how long others are.
    @Test(arguments: [
        (GS1Key.gtin, "4006381333931", [8, 12, 13, 14]), (.gtin, "614141000036", [8, 12, 13, 14]),
        (.gtin8, "95050003", [8]), (.gtin12, "614141000036", [12]), (.gtin13, "9506000134352", [13]),
        (.gtin14, "09506000134352", [14]), (.gln, "5412345000013", [13]), (.sscc, "340123450000000000", [18]),
    ])
    func aKindOfNumberCanBeAskedFor(_ key: GS1Key, _ number: String, _ lengths: [Int]) {
        let format = EANFormat(key: key)
        expectValid(format, [number])
        for length in 1...20 {
            // Zeros are a number with the right check digit.
            let zeros = String(repeating: "0", count: length)
            #expect(format.isValid(zeros) == lengths.contains(length), "\(length)")
            let isOver = length + 1 >= lengths.max() ?? 0
            #expect((format.completion(of: zeros + "1") == .lost) == isOver, "\(length)")
        }
        expectReasons(
            format, ["": "empty", "x": "not a digit", "1": "wrong number of digits", number + "\n": "not a digit"])
        fuzz(format, from: [number])
    }
}
