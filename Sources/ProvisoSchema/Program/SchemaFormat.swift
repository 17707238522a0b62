internal import ProvisoExpressions
internal import ProvisoFormats
internal import ProvisoPatterns

/// A `format` that can be checked.
struct SchemaFormat: Sendable {
    /// The name in schemas.
    let name: String
    /// The key of the message for what fails.
    let message: String
    private let format: any StringFormat

    /// The format that a dialect means by a name; `nil` for one that is not known, which passes everything.
    init?(_ name: String, in dialect: SchemaDialect) {
        guard let entry = (dialect == .draft3 ? Self.ofDraft3[name] : nil) ?? Self.all[name] else { return nil }
        (self.name, format, message) = (name, entry.format, entry.message)
    }

    /// The names of all formats that are known.
    static var names: [String] { all.keys.sorted() }

    /// Whether a text is in the format.
    func isValid(_ text: Span<UInt8>) -> Bool { format.isValid(utf8: text) }

    /// The formats of all dialects, with the options under which they are meant, and the keys of their messages.
    private static let all: [String: (format: any StringFormat, message: String)] = [
        "date": (DateFormat(), "date"),
        "date-time": (DateTimeFormat(), "dateTime"),
        "time": (TimeFormat(requireOffset: true), "time"),
        "duration": (DurationFormat(), "duration"),
        // The `Mailbox` of RFC 5321: quoted strings, address literals and domains of one label are part of it.
        "email": (
            EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true, allowLocalDomain: true), "email"
        ),
        // That of RFC 6531, which extends it.
        "idn-email": (
            EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true, allowLocalDomain: true, enableIDN: true),
            "email"
        ),
        "hostname": (HostnameFormat(), "hostname"),
        "host-name": (HostnameFormat(), "hostname"),
        // IDNA 2008, one label and any last label (`a.b`).
        "idn-hostname": (
            DomainNameFormat(minimumLabels: 1, enableIDN: true, idna2008: true, minimumTopLevelLength: 1), "hostname"
        ),
        "ipv4": (IPAddressFormat(version: .v4), "ip"),
        "ip-address": (IPAddressFormat(version: .v4), "ip"),
        "ipv6": (IPAddressFormat(version: .v6), "ip"),
        "uri": (URIFormat(), "uri"),
        "uri-reference": (URIFormat(kind: .uriReference), "uriReference"),
        "iri": (URIFormat(kind: .iri), "iri"),
        "iri-reference": (URIFormat(kind: .iriReference), "iriReference"),
        "uri-template": (URITemplateFormat(), "uriTemplate"),
        "json-pointer": (JSONPointerFormat(), "jsonPointer"),
        "relative-json-pointer": (JSONPointerFormat(relative: true), "relativeJSONPointer"),
        "uuid": (UUIDFormat(), "uuid"),
        "regex": (ExpressionFormat(), "match"),
        "color": (CSSColorFormat(), "cssColor"),
    ]

    /// Base64, as OpenAPI calls it.
    static let byte = SchemaFormat("byte", Base64Format(), message: "base64")

    private init(_ name: String, _ format: any StringFormat, message: String) {
        (self.name, self.format, self.message) = (name, format, message)
    }
}

extension SchemaFormat {
    /// The formats of which draft 3 says something else than later dialects: section 5.23 has times as `hh:mm:ss`, and the colors
    /// of CSS 2.1.
    fileprivate static let ofDraft3: [String: (format: any StringFormat, message: String)] = [
        "time": (TimeFormat(format: try? DatePattern("HH:mm:ss")), "time"),
        "color": (OpaqueColorFormat(), "cssColor"),
    ]
}

/// A color of CSS without the digits for transparency, which came later.
private struct OpaqueColorFormat: StringFormat {
    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        if utf8.count > 0, utf8[0] == UInt8(ascii: "#"), utf8.count != 4, utf8.count != 7 {
            return FormatFailure("wrong length", at: 0)
        }
        return CSSColorFormat().failure(in: utf8)
    }
}

/// A regular expression of ECMA-262.
private struct ExpressionFormat: StringFormat {
    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        let text = utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return ExpressionReader.isExpression(text) ? nil : FormatFailure("format", at: 0)
    }
}
