/// The document that defines a number, or the public list that it is from.
///
/// ```swift
/// let scheme = NationalNumberScheme.all(of: .vat).first { $0.country == "DE" }
/// scheme?.reference?.publisher   // "European Commission, VIES"
/// ```
public struct NationalNumberSource: Sendable, Hashable {
    /// How far a scheme was compared with its source.
    public enum Standing: String, Sendable, Hashable, CaseIterable {
        /// What the scheme checks was read in the document, or in an official copy of it.
        case read

        /// The shape was read in the document; check digits were compared with other implementations alone.
        case shape

        /// The scheme is from a public list of another project, whose license allows that.
        case list

        /// The document is named and was not read; the scheme was compared with other implementations alone.
        case named
    }

    /// The title of the document.
    public let title: String

    /// Who publishes it.
    public let publisher: String

    /// Its date, or its version; empty when the document has none.
    public let date: String

    /// How far the schemes with this source were compared with it.
    public let standing: Standing
}

extension NationalNumberScheme {
    /// The document behind ``source``; `nil` where the source is described there alone, which says that it was not read.
    public var reference: NationalNumberSource? {
        let key = Array(source.utf8.prefix { $0 != UInt8(ascii: ",") })
        var reference: NationalNumberSource?
        // The rows have as many fields as those of schemes.
        SchemeRows(NationalNumberTables.sources).forEach { row in
            guard row.country.elementsEqual(key) else { return false }
            reference = NationalNumberSource(
                title: SchemeRow.text(row.pattern), publisher: SchemeRow.text(row.check),
                date: SchemeRow.text(row.example),
                standing: NationalNumberSource.Standing(rawValue: SchemeRow.text(row.source)) ?? .named)
            return true
        }
        return reference
    }
}
