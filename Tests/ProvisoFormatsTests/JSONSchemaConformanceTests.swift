import ProvisoFormats
import Testing

/// The format tests of the JSON Schema Test Suite, each file judged by the format that says the same.
@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct JSONSchemaConformanceTests {
    /// The files and the formats; no case differs.
    static let files: [(name: String, format: any StringFormat)] = [
        ("ipv4", IPAddressFormat(version: .v4)),
        ("ipv6", IPAddressFormat(version: .v6)),
        ("uri", URIFormat()),
        ("uri-reference", URIFormat(kind: .uriReference)),
        ("iri", URIFormat(kind: .iri)),
        ("iri-reference", URIFormat(kind: .iriReference)),
        ("date", DateFormat()),
        ("time", TimeFormat(requireOffset: true)),
        ("date-time", DateTimeFormat()),
        ("duration", DurationFormat()),
        ("uri-template", URITemplateFormat()),
        ("json-pointer", JSONPointerFormat()),
        ("relative-json-pointer", JSONPointerFormat(relative: true)),
    ]

    @Test(arguments: files.indices)
    func agrees(with index: Int) throws {
        let (name, format) = Self.files[index]
        let cases = try ConformanceData.formatCases(name)
        #expect(!cases.isEmpty)
        for test in cases {
            #expect(
                format.isValid(test.text) == test.isValid, "\(name): \(test.text.debugDescription), \(test.description)"
            )
        }
    }
}
