import TestSupport
import Foundation
import ProvisoFormats
import Testing

/// The format tests of the JSON Schema Test Suite, each file judged by the format that says the same.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct JSONSchemaConformanceTests {
    /// The files, the formats under whose options they are meant, and how many cases have a text; no case differs.
    ///
    /// Six more cases of every file hold a number, an object and the like, which no format judges. The table in the guide
    /// Conformance says the same.
    static let files: [(name: String, format: any StringFormat, cases: Int)] = [
        ("date", DateFormat(), 75),
        ("date-time", DateTimeFormat(), 27),
        ("duration", DurationFormat(), 46),
        // The `Mailbox` of RFC 5321: quoted strings and address literals are part of it.
        ("email", EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true), 21),
        ("hostname", HostnameFormat(), 58),
        // The `Mailbox` of RFC 6531.
        ("idn-email", EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true, enableIDN: true), 12),
        // IDNA 2008, one label and any last label (`a.b`).
        (
            "idn-hostname",
            DomainNameFormat(minimumLabels: 1, enableIDN: true, idna2008: true, minimumTopLevelLength: 1), 84
        ),
        ("ipv4", IPAddressFormat(version: .v4), 35),
        ("ipv6", IPAddressFormat(version: .v6), 36),
        ("iri", URIFormat(kind: .iri), 18),
        ("iri-reference", URIFormat(kind: .iriReference), 7),
        ("json-pointer", JSONPointerFormat(), 34),
        ("relative-json-pointer", JSONPointerFormat(relative: true), 19),
        ("time", TimeFormat(requireOffset: true), 41),
        ("uri", URIFormat(), 40),
        ("uri-reference", URIFormat(kind: .uriReference), 22),
        ("uri-template", URITemplateFormat(), 32),
        ("uuid", UUIDFormat(), 22),
    ]

    /// The files that no format answers for, with how many texts they hold.
    ///
    /// `regex` and `ecmascript-regex` ask whether a text is a regular expression of ECMA-262, whose syntax `Pattern` is not.
    /// `unknown` asks that a format without a meaning be ignored; a rule document refuses one instead.
    static let others = ["ecmascript-regex": 12, "regex": 2, "unknown": 1]

    @Test(arguments: files.indices)
    func agrees(with index: Int) throws {
        let (name, format, count) = Self.files[index]
        let cases = try ConformanceData.formatCases(name)
        #expect(cases.count == count)
        for test in cases {
            let failure = format.failure(in: test.text)
            let comment: Comment =
                "\(name): \(test.text.debugDescription), \(test.description), \(failure?.reason ?? "")"
            #expect((failure == nil) == test.isValid, comment)
            if test.isValid { expectOnItsWay(format, test.text) }
        }
    }

    /// No file is left out.
    @Test func everyFile() throws {
        let folder = ConformanceData.folder.appendingPathComponent("json-schema-formats")
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let named = Self.files.map(\.name) + Self.others.keys
        #expect(found.sorted() == named.map { "\($0).json" }.sorted())
        for (name, count) in Self.others {
            #expect(try ConformanceData.formatCases(name).count == count)
        }
    }
}
