import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct FinanceFormatTests {
    /// LEIs of the GLEIF register: its foundation, Apple, Deutsche Bank, Goldman Sachs.
    @Test func lei() {
        let passes = [
            "506700GE1G29325QX363", "HWUPKR0MPOU8FGXBT394", "7LTWFZYICNSX8D621K86", "W22LROWP2IHZNBB6K528",
        ]
        IdentifierTable(
            format: LEIFormat(), passes: passes,
            fails: [
                "": "empty", "506700GE1G29325QX36": "wrong length", "506700GE1G29325QX3630": "wrong length",
                "506700GE1G29325QX364": "wrong check digits", "506700GE1G29325QX36A": "not a digit",
                "506700ge1g29325qx363": "character not allowed", "5067 00GE1G29325QX363": "character not allowed",
                "506700GE1G29325QX363\n": "wrong length", "605700GE1G29325QX363": "wrong check digits",
            ]
        ).check()
        expectOneCheckCharacter(LEIFormat(), passes)
        expectCanonical(LEIFormat(), ["506700GE1G29325QX363": "506700GE1G29325QX363"])
    }

    /// Check digits that leave the right remainder but are not issued.
    @Test func leiHasCheckDigitsFrom02To98() {
        var seen = 0
        for number in 0..<2_000 {
            let beginning = "5067000000000" + String(100_000 + number).suffix(5)
            guard let text = LEIFormat().completed(beginning) else {
                Issue.record("\(beginning) has no check digits")
                continue
            }
            for (right, wrong) in ["97": "00", "98": "01", "02": "99"] as KeyValuePairs where text.hasSuffix(right) {
                #expect(LEIFormat().failure(in: beginning + wrong)?.reason == "wrong check digits")
                seen += 1
            }
        }
        #expect(seen > 20)
    }

    /// Examples of the OMG specification and OpenFIGI.
    @Test func figi() {
        let passes = ["BBG000BLNQ16", "BBG000BLNNV0", "BBG000B9XRY4", "NRG92C84SB39", "BBG0013YWBF3"]
        IdentifierTable(
            format: FIGIFormat(), passes: passes,
            fails: [
                "": "empty", "BBG000BLNQ17": "wrong check digit", "BBG000BLNQ1": "wrong length",
                "BBG000BLNQ160": "wrong length", "BSG000BLNQ16": "wrong prefix", "KYG000BLNQ16": "wrong prefix",
                "BBX000BLNQ16": "wrong prefix", "1BG000BLNQ16": "wrong prefix", "BBG000ALNQ16": "character not allowed",
                "BBG000BLNQ1B": "not a digit", "bbg000blnq16": "character not allowed",
                "BBG000BLNQ16\n": "wrong length",
            ]
        ).check()
        expectOneCheckCharacter(FIGIFormat(), passes)
    }

    /// CUSIPs of Apple, Google, Cisco, Microsoft and Oracle, and one with letters in its issue.
    @Test func cusip() {
        let passes = ["037833100", "38259P508", "17275R102", "594918104", "68389X105", "DUS0421C5", "837649128"]
        IdentifierTable(
            format: CUSIPFormat(), passes: passes,
            fails: [
                "": "empty", "037833101": "wrong check digit", "03783310": "wrong length", "0378331000": "wrong length",
                "03783310A": "not a digit", "0378-3310": "character not allowed", "38259p508": "character not allowed",
                "037833100\n": "wrong length",
            ]
        ).check()
        expectOneCheckCharacter(CUSIPFormat(), passes)
        let special = CUSIPFormat().completed("12345*@#")
        #expect(special.map { CUSIPFormat().isValid($0) } == true)
        #expect(special.flatMap { CUSIPFormat().canonical($0) } == special)
        #expect(CUSIPFormat(allowPrivatePlacements: false).failure(in: special ?? "")?.offset == 5)
        IdentifierTable(
            format: CUSIPFormat(allowPrivatePlacements: false), passes: passes,
            fails: ["12345*@#1": "character not allowed"]
        ).check()
    }

    /// SEDOLs of before and after 2004, of the London Stock Exchange's lists.
    @Test func sedol() {
        let passes = [
            "B0YBKJ7", "0263494", "B000009", "2046251", "B15KXQ8", "0540528", "7108899", "B0YBLH2", "B000300",
        ]
        IdentifierTable(
            format: SEDOLFormat(), passes: passes,
            fails: [
                "": "empty", "B0YBKJ8": "wrong check digit", "B0YBKJ": "wrong length", "B0YBKJ70": "wrong length",
                "B0YBKA7": "character not allowed", "026B494": "not a digit", "B0YBKJB": "not a digit",
                "b0ybkj7": "character not allowed", "B0YBKJ7\n": "wrong length",
            ]
        ).check()
        expectOneCheckCharacter(SEDOLFormat(), passes)
    }

    /// Examples of the European Payments Council and of Finanssiala (Finland).
    @Test func creditorReference() {
        let passes = [
            "RF18539007547034", "RF712348231", "RF45G72UUR", "RF6518K5", "RF18 5390 0754 7034", "RF71 2348 231",
        ]
        IdentifierTable(
            format: CreditorReferenceFormat(), passes: passes,
            fails: [
                "": "empty", "RF19539007547034": "wrong check digits", "RF18": "too short", "R": "too short",
                "XF18539007547034": "wrong prefix", "RFA8539007547034": "not a digit",
                "RF18 53900754 7034": "misplaced separator",
                "RF185 3900 7547 034": "misplaced separator", "RF18 5390 0754 7034 ": "misplaced separator",
                "rf18539007547034": "character not allowed", "RF18539007547034000000000x": "character not allowed",
                "RF185390075470340000000000": "too long", "RF18539007547034\n": "character not allowed",
            ]
        ).check()
        IdentifierTable(
            format: CreditorReferenceFormat(allowSpaces: false), passes: ["RF18539007547034"],
            fails: ["RF18 5390 0754 7034": "space not allowed"]
        ).check()
        expectCanonical(CreditorReferenceFormat(), ["RF18 5390 0754 7034": "RF18539007547034"])
        #expect(CreditorReferenceFormat().completed(body: "539007547034") == "RF18539007547034")
        #expect(CreditorReferenceFormat().completed(body: "539 007") == nil)
        #expect(CreditorReferenceFormat().completed(body: "") == nil)
        #expect(CreditorReferenceFormat().completed("RF18539007547034") == nil)
        #expect(CreditorReferenceFormat().completion(of: "RF99") == .lost)
    }

    /// References of every length have check digits of 02 to 98, and one change is found.
    @Test func creditorReferencesOfEveryLength() throws {
        for length in 1...21 {
            let body = String("7A3Z9K0B1C2D8E4F5G6H0".prefix(length))
            let text = try #require(CreditorReferenceFormat().completed(body: body))
            #expect(CreditorReferenceFormat().isValid(text))
            let wrong = text.dropLast() + (text.hasSuffix("0") ? "1" : "0")
            #expect(text == wrong || CreditorReferenceFormat().failure(in: wrong)?.reason == "wrong check digits")
        }
        #expect(CreditorReferenceFormat().completed(body: String(repeating: "1", count: 22)) == nil)
    }
}
