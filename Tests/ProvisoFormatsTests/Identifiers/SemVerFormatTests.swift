import ProvisoFormats
import Testing

@Suite struct SemVerFormatTests {
    static let valid = [
        "0.0.4", "1.2.3", "10.20.30", "1.1.2-prerelease+meta", "1.1.2+meta", "1.1.2+meta-valid", "1.0.0-alpha",
        "1.0.0-alpha.beta.1", "1.0.0-alpha0.valid", "1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay",
        "1.2.3----RC-SNAPSHOT.12.9.1--.12+788", "1.0.0+0.build.1-rc.10000aaa-kk-0.1", "1.0.0-0A.is.legal",
        "99999999999999999999999.999999999999999999.99999999999999999", "1.2.3-0", "1.0.0-00a", "1.0.0+001", "1.0.0--",
    ]

    @Test func followsTheGrammar() {
        expectValid(SemVerFormat(), Self.valid)
        expectInvalid(
            SemVerFormat(),
            [
                "", "1", "1.2", "1.2.3-0123", "1.2.3-0123.0123", "1.1.2+.123", "+invalid", "-invalid",
                "-invalid+invalid",
                "alpha", "alpha.beta.1", "1.0.0-alpha_beta", "1.0.0-alpha..", "1.0.0-alpha..1", "01.1.1", "1.01.1",
                "1.1.01", "1.2.3.DEV", "1.2-SNAPSHOT", "1.2.31.2.3----RC-SNAPSHOT.12.09.1--..12+788",
                "-1.0.3-gamma+b7718",
                "+justmeta", "9.8.7+meta+meta", "9.8.7-whatever+meta+meta", "v1.2.3", "1.2.3\n", " 1.2.3", "1.2.3-",
                "1.2.3+",
                "1.2.3-é", "1..3", "1.2.", ".1.2", "1.0.0-01",
            ])
        expectReasons(
            SemVerFormat(),
            [
                "01.1.1": "leading zero", "1.2": "not three parts", "1.2.3-": "empty part", "1.2.3-+b": "empty part",
                "1.2.3-a..b": "empty part", "1.2.3+": "empty part", "1.2.3-é": "unexpected character",
                "1.2.3-a.é": "unexpected character", "1.2.3+_": "unexpected character",
            ])
    }

    @Test func versionsPrintAsTheyWere() {
        for text in Self.valid { #expect(SemanticVersion(text)?.description == text) }
        #expect(SemanticVersion("1.0.0-a-b.1+c-d")?.prerelease == ["a-b", "1"])
        #expect(SemanticVersion("1.0.0+c-d")?.prerelease == [])
        #expect(SemanticVersion("1.0.0+c-d")?.build == ["c-d"])
        #expect(SemanticVersion("1.0") == nil)
    }

    @Test func versionsHaveTheirPrecedence() throws {
        let ordered = try [
            "0.9.9", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
            "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.2.0", "1.10.0", "2.0.0", "10.0.0",
            "99999999999999999999.0.0",
        ].map { try #require(SemanticVersion($0)) }
        for (left, leftVersion) in ordered.enumerated() {
            for (right, rightVersion) in ordered.enumerated() {
                #expect(leftVersion.precedes(rightVersion) == (left < right), "\(leftVersion) \(rightVersion)")
            }
        }
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(SemVerFormat(), from: Self.valid) { #expect(SemanticVersion($0)?.description == $0) }
    }
}
