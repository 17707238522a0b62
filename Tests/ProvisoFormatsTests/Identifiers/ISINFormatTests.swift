import ProvisoFormats
import Testing

@Suite struct ISINFormatTests {
    @Test func checksCountryAndCheckDigit() {
        expectValid(
            ISINFormat(),
            [
                "US0378331005", "AU0000XVGZA3", "DE000BAY0017", "BE0003796134", "SG1G55870362", "GB0001411924",
                "DE000WCH8881", "PLLWBGD00016", "US0004026250", "XS2125914593", "AN8068571086", "CS0008418869",
                "EZ0000000003",
                "QS0000000008", "XAC8614YAB92", "EU000A1G0AB4", "GB0002634946",
            ])
        expectReasons(
            ISINFormat(),
            [
                "": "empty", "DE000BAY0018": "wrong check digit", "PLLWBGD00019": "wrong check digit",
                "us0378331005": "character not allowed", "US037833100": "wrong length",
                "US03783310055": "wrong length", "US037833100A": "not a digit",
                "0S0378331005": "wrong prefix", "US0378331005\n": "character not allowed",
                "ZZ0378331005": "no such country", "US-000402625-0": "character not allowed",
            ])
        fuzz(ISINFormat(), from: ["US0378331005", "DE000BAY0017"])
    }
}
