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
    /// What ``source`` begins with, up to its first comma: the key in the table of sources.
    var sourceKey: Substring { source.prefix { $0 != "," } }

    /// The document behind ``source``; `nil` where the source is described there alone, which says that it was not read.
    public var reference: NationalNumberSource? {
        let key = sourceKey
        for line in NationalNumberTables.sources.description.split(separator: "\n") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, fields[0] == key else { continue }
            return NationalNumberSource(
                title: String(fields[1]), publisher: String(fields[2]), date: String(fields[3]),
                standing: NationalNumberSource.Standing(rawValue: String(fields[4])) ?? .named)
        }
        return nil
    }
}
