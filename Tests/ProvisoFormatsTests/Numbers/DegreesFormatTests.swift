import ProvisoFormats
import Testing

@Suite struct DegreesFormatTests {
    static let latitudes = [
        "0", "-0", "+0", "90", "-90", "+90", "90.0", "90.000000000000000000000000", "89.999999999999999999999999999",
        ".5",
        "-.5", "0.5", "9e1", "0.9e2", "0.09E3", "900e-1", "9000000e-5", "1e-400", "0e999999999999999999999", "8.99e1",
        "1e0", "-45.5", "9e+1",
    ]
    static let notLatitudes = [
        "", "90.1", "-90.1", "90.00000000000000000000000000001", "91", "100", "090", "00", "00.5", "05", "5.", ".", "-",
        "+",
        "1e", "1e+", "e1", "0x1", "1,5", " 1", "1 ", "1\n", "NaN", "inf", "9.1e1", "9.0000000000000000000001e1", "1e2",
        "1e400",
        "1e99999999999999999999999999", "900e0", "--1", "+-1", "1.2.3", "1°", "１", "0.0901e3", "45,5", "1e1.5",
    ]

    @Test func comparesExactly() {
        expectValid(LatitudeFormat(), Self.latitudes)
        expectInvalid(LatitudeFormat(), Self.notLatitudes)
        expectValid(
            LongitudeFormat(),
            Self.latitudes + ["180", "-180.0", "179.9999999999999999999", "1.8e2", "18e1", "90.1", "100"])
        expectInvalid(
            LongitudeFormat(),
            ["", "180.0000000000000000000000001", "181", "-180.1", "1.81e2", "0180", "200", "1e3", "19e1"])
        expectReasons(
            LatitudeFormat(), ["91": "out of range", "091": "leading zero", "5.": "not a number", "": "empty"])
        // Digits and exponent may be as long as they like.
        let zeros = String(repeating: "0", count: 100_000)
        #expect(LatitudeFormat().isValid("9\(zeros)e-99999"))
        #expect(!LatitudeFormat().isValid("9\(zeros)1e-100000"))
        #expect(LatitudeFormat().isValid("0.\(zeros)9e100002"))
        #expect(!LatitudeFormat().isValid("0.\(zeros)91e100002"))
    }

    @Test func positions() {
        expectValid(
            LatLongFormat(),
            [
                "(-17.738223, 85.605469)", "(-12.3456789, +12.3456789)", "(31.269161,164.355469)",
                "+12.3456789, -12.3456789",
                "-90.00000,-180.00000", "(-71, -146)", "-0.55, +0.22", "90, 180", "+90,-180", "0,0", "(0,0)",
            ])
        expectInvalid(
            LatLongFormat(),
            [
                "", "(020.000000, 010.000000000)", "89.9999999989, 360.0000000", "90.1000000, 180.000000",
                "-90, -180.00001",
                "(-126, -158)", "-90., -180.", "+,-", "(,)", ",", " ", "(-17.738223, 85.605469",
                "0.955766, -19.863281)", "1,2,3",
                "1,  2", "1 ,2", "1;2", "1", "1,", ",1", "( 1,2)", "(1,2 )", "1,2\n", "((1,2))", "()", "(", ")",
                "1,\t2", "1, ",
            ])
        fuzz(LatLongFormat(), from: ["(-17.738223, 85.605469)", "0,0", "9e1, 1.8e2"])
        fuzz(LatitudeFormat(), from: Self.latitudes) { text in
            // Far from the limit, floating point agrees.
            if let number = Double(text) { #expect(number.magnitude <= 90.000001, "\(text)") }
        }
    }
}
