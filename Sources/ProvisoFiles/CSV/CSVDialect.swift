/// How a CSV file is written.
///
/// Cells are quoted with `"`, as RFC 4180 says; lines end with LF, CRLF or CR, mixed as they come.
public struct CSVDialect: Sendable, Hashable {
    /// The UTF-8 bytes that stand between two cells: one character.
    public let delimiter: [UInt8]
    /// Whether the first row names the columns.
    public var hasHeader: Bool
    /// What the columns of a file without a header are called; `column1`, `column2` and so on when it is empty.
    public var columnNames: [String] = []
    /// Whether a row may end before the last column: it has no value for those that it lacks.
    public var allowsShortRows = false
    /// Whether the delimiter holds whatever a file says: ``DelimiterChoice/assumed`` for that of ``init()``,
    /// ``DelimiterChoice/given`` for that of ``init(delimiter:hasHeader:)``.
    public var choice = DelimiterChoice.given
    /// The UTF-8 bytes with which lines begin that are no records, outside of quotes; none when empty.
    public internal(set) var comment: [UInt8] = []
    /// How many lines at the beginning of a file are passed over, whatever they hold; no more than 16 MiB of them.
    public var skippedLines = 0

    /// RFC 4180: a comma, and a header.
    public init() {
        delimiter = [UInt8(ascii: ",")]
        hasHeader = true
        choice = .assumed
    }

    /// Has lines that begin with a text taken for comments, before and after the header: they are no records.
    ///
    /// - Throws: `CSVDialectError` for a text that would make the file ambiguous: an empty one, one of more than 16 bytes, with a
    ///   line end or a NUL in it, or that begins with a quote, a byte order mark or the delimiter.
    public mutating func setComment(_ text: String) throws(CSVDialectError) {
        func refusal(_ reason: String) -> CSVDialectError { CSVDialectError(comment: text, reason) }
        let bytes = Array(text.utf8)
        guard let first = text.unicodeScalars.first else { throw refusal("it is empty") }
        guard bytes.count <= 16 else { throw refusal("it is longer than 16 bytes") }
        if first == "\"" { throw refusal("the double quote encloses cells") }
        if first == "\u{FEFF}" { throw refusal("it is the byte order mark") }
        if bytes.contains(where: { [0, 0x0A, 0x0D].contains($0) }) {
            throw refusal("it is more than a part of a line")
        }
        if choice != .automatic, bytes.starts(with: delimiter) { throw refusal("it is the delimiter") }
        comment = bytes
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

/// Why a delimiter, or the mark of comments, cannot be used.
public struct CSVDialectError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was to be the delimiter, or the mark.
    public let delimiter: String
    /// Whether it is the mark of comments.
    public let isComment: Bool
    /// Why that does not do.
    public let reason: String

    init(_ delimiter: String, _ reason: String) {
        self.delimiter = delimiter
        self.reason = reason
        isComment = false
    }

    init(comment: String, _ reason: String) {
        delimiter = comment
        self.reason = reason
        isComment = true
    }

    /// What is wrong and how to fix it.
    public var description: String {
        isComment
            ? "comments cannot begin with \(delimiter.debugDescription): \(reason); give a mark such as '#' or '//'"
            : "the delimiter \(delimiter.debugDescription) cannot be used: \(reason);"
                + " give one character, such as ',' or ';' or '|', or the word tab"
    }
}
