/// How a CSV file is written.
///
/// Cells are quoted with `"`, as RFC 4180 says; lines end with LF, CRLF or CR, mixed as they come.
public struct CSVDialect: Sendable, Hashable {
    /// The UTF-8 bytes that stand between two cells: one character.
    public let delimiter: [UInt8]
    /// Whether the first row names the columns.
    public var hasHeader: Bool

    /// RFC 4180: a comma, and a header.
    public init() {
        delimiter = [UInt8(ascii: ",")]
        hasHeader = true
    }

    /// Creates a dialect.
    ///
    /// - Parameters:
    ///   - delimiter: One character (Unicode scalar) between cells, or `tab` or `\t` for a tab.
    ///   - hasHeader: Whether the first row names the columns.
    /// - Throws: `CSVDialectError` for a delimiter that would make the file ambiguous.
    public init(delimiter: String, hasHeader: Bool = true) throws(CSVDialectError) {
        let name = delimiter == "tab" || delimiter == "\\t" ? "\t" : delimiter
        guard let scalar = name.unicodeScalars.first else { throw CSVDialectError(delimiter, "it is empty") }
        guard name.unicodeScalars.count == 1 else { throw CSVDialectError(delimiter, "it is more than one character") }
        switch scalar {
        case "\"": throw CSVDialectError(delimiter, "the double quote encloses cells")
        case "\n", "\r": throw CSVDialectError(delimiter, "line ends separate rows")
        case "\0": throw CSVDialectError(delimiter, "NUL is not text")
        case "\u{FEFF}": throw CSVDialectError(delimiter, "it is the byte order mark")
        default: break
        }
        self.delimiter = Array(name.utf8)
        self.hasHeader = hasHeader
    }
}

/// Why a delimiter cannot be used.
public struct CSVDialectError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was to be the delimiter.
    public let delimiter: String
    /// Why that does not do.
    public let reason: String

    init(_ delimiter: String, _ reason: String) {
        self.delimiter = delimiter
        self.reason = reason
    }

    /// What is wrong and how to mend it.
    public var description: String {
        "the delimiter \(delimiter.debugDescription) cannot be used: \(reason);"
            + " give one character, such as ',' or ';' or '|', or the word tab"
    }
}
