internal import ProvisoFormats
internal import ProvisoPatterns

/// A `format` that can be checked.
struct SchemaFormat: Sendable {
    /// The name in schemas.
    let name: String
    /// The key of the message for what fails.
    let message: String
    private let format: any StringFormat

    /// The format with a name; `nil` for one that is not known, which passes everything.
    init?(_ name: String) {
        guard let entry = Self.all[name] else { return nil }
        (self.name, format, message) = (name, entry.format, entry.message)
    }

    /// Whether a text is in the format.
    func isValid(_ text: Span<UInt8>) -> Bool { format.isValid(utf8: text) }

    /// The formats of all dialects, with the options under which they are meant, and the keys of their messages.
    private static let all: [String: (format: any StringFormat, message: String)] = [
        "date": (DateFormat(), "date"),
        "date-time": (DateTimeFormat(), "dateTime"),
        "time": (TimeFormat(requireOffset: true), "time"),
        "duration": (DurationFormat(), "duration"),
        // The `Mailbox` of RFC 5321: quoted strings and address literals are part of it.
        "email": (EmailFormat(allowQuotedLocal: true, allowAddressLiteral: true), "email"),
        "idn-email": (EmailFormat(allowQuotedLocal: true, enableIDN: true), "email"),
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
}

/// A regular expression of ECMA-262.
private struct ExpressionFormat: StringFormat {
    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        let text = utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return ExpressionReader.isExpression(text) ? nil : FormatFailure("format", at: 0)
    }
}
