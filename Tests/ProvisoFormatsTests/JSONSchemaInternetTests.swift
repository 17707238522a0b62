import ProvisoFormats
import Testing

/// JSON Schema's cases for host names and email addresses, with the options under which they are meant.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct JSONSchemaInternetTests {
    @Test func hostname() throws {
        try expectAgreement("hostname", HostnameFormat())
    }

    /// JSON Schema asks for IDNA 2008, one label and any last label (`a.b`).
    @Test func idnHostname() throws {
        let format = DomainNameFormat(minimumLabels: 1, enableIDN: true, idna2008: true, minimumTopLevelLength: 1)
        try expectAgreement("idn-hostname", format)
    }

    /// JSON Schema asks for the `Mailbox` of RFC 5321: quoted strings and address literals are part of it.
    @Test func email() throws {
        try expectAgreement("email", EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true))
    }

    /// JSON Schema asks for the `Mailbox` of RFC 6531.
    @Test func idnEmail() throws {
        try expectAgreement("idn-email", EmailFormat(allowQuotedLocal: true, enableIDN: true))
    }

    private func expectAgreement(_ name: String, _ format: some StringFormat) throws {
        let cases = try ConformanceData.formatCases(name)
        #expect(!cases.isEmpty)
        for test in cases {
            let failure = format.failure(in: test.text)
            let comment: Comment = "\(test.text.debugDescription): \(test.description): \(String(describing: failure))"
            #expect((failure == nil) == test.isValid, comment)
        }
    }
}
