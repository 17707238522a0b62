/// The document that defines a number, or the package whose data has it.
///
/// What a scheme checks was read there. A country of which no definition could be read has no scheme.
///
/// ```swift
/// let scheme = NationalNumberScheme.all(of: .vat).first { $0.country == "DE" }
/// scheme?.reference?.publisher   // "Federal Law Gazette, Germany"
/// ```
public struct NationalNumberSource: Sendable, Hashable {
    /// The title of the document, or what was read of the package.
    public let title: String

    /// The publisher.
    public let publisher: String

    /// Its date, or its version.
    public let date: String

    /// The license of a package or a public list; empty for laws, standards and the documents of authorities.
    public let license: String
}

extension NationalNumberScheme {
    /// The document behind ``source``: each scheme that is built in has one, and `nil` stands for a scheme of your own.
    public var reference: NationalNumberSource? {
        let key = Array(source.utf8.prefix { $0 != UInt8(ascii: ",") })
        var reference: NationalNumberSource?
        // The rows have as many fields as those of schemes.
        SchemeRows(NationalNumberTables.sources).forEach { row in
            guard row.country.elementsEqual(key) else { return false }
            reference = NationalNumberSource(
                title: SchemeRow.text(row.pattern), publisher: SchemeRow.text(row.check),
                date: SchemeRow.text(row.example), license: SchemeRow.text(row.source))
            return true
        }
        return reference
    }
}
