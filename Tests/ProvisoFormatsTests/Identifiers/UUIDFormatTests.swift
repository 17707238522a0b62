import ProvisoFormats
import Testing

@Suite struct UUIDFormatTests {
    @Test func takesAnyVersionAndVariantByDefault() {
        expectValid(
            UUIDFormat(),
            [
                "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
                "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
                "99c17cbb-656f-f64a-940f-1a4568f03487", "99c17cbb-656f-564a-040f-1a4568f03487",
            ])
        expectReasons(
            UUIDFormat(),
            [
                "": "empty", "2eb8aa08-aa98-11ea-b4aa-73b441d1638": "wrong length",
                "2eb8aa08-aa98-11ea-b4aa-73b441d163800": "wrong length",
                "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}": "wrong length",
                "2eb8aa08aa98-11ea-b4aa73b441d16380-00": "wrong length",
                "2eb8aa0-8aa98-11ea-b4aa-73b441d16380": "not a hexadecimal digit",
                "2eb8aa08-aa98-11ea-b4ga-73b441d16380": "not a hexadecimal digit",
                "2eb8aa08-aa98-11eab4aa--73b441d16380": "no hyphen",
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638\n": "not a hexadecimal digit",
                "2eb8aa08aa9811eab4aa73b441d16380": "wrong length",
            ])
    }

    /// The test vectors of RFC 9562 appendix A and B.
    @Test(arguments: [
        (UUIDVersion.v1, "C232AB00-9414-11EC-B3C8-9F6BDECED846"), (.v3, "5df41881-3aed-3515-88a7-2f4a814cf09e"),
        (.v4, "919108f7-52d1-4320-9bac-f847db4148a8"), (.v5, "2ed6657d-e927-568b-95e1-2665a8aea6a2"),
        (.v6, "1EC9414C-232A-6B00-B3C8-9F6BDECED846"), (.v7, "017F22E2-79B0-7CC3-98C4-DC0C0C07398F"),
        (.v8, "2489E9AD-2EE2-8E00-8EC9-32D5F69181C0"), (.nilUUID, "00000000-0000-0000-0000-000000000000"),
        (.maxUUID, "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"), (.v2, "000003e8-cbb9-21ea-b201-00045a86c8a1"),
    ])
    func tellsVersionsApart(version: UUIDVersion, text: String) {
        for other in UUIDVersion.allCases {
            #expect(UUIDFormat(version: [other]).isValid(text) == (other == version), "\(other)")
        }
        #expect(UUIDFormat(version: Set(UUIDVersion.allCases)).isValid(text))
    }

    @Test func aVersionAsksForTheVariant() {
        for digit in "0123456789abcdefABCDEF" {
            let text = "919108f7-52d1-4320-\(digit)bac-f847db4148a8"
            #expect(UUIDFormat(version: [.v4]).isValid(text) == "89abAB".contains(digit), "\(digit)")
        }
        expectReasons(
            UUIDFormat(version: [.v4]),
            [
                "919108f7-52d1-4320-cbac-f847db4148a8": "wrong variant",
                "919108f7-52d1-5320-9bac-f847db4148a8": "wrong version",
                "919108f7-52d1-9320-9bac-f847db4148a8": "wrong version",
            ])
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(UUIDFormat(), from: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"])
        fuzz(UUIDFormat(version: [.v4, .nilUUID]), from: ["919108f7-52d1-4320-9bac-f847db4148a8"])
    }
}
