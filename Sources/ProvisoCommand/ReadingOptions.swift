#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// How data is read that does not say so itself, alike in every command that reads some.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: """
            The character between the cells of CSV, or the word tab, or auto to find it out. (default: a comma; a tab for .tsv \
            files; what a first line sep= says)
            """, completion: .list(["auto", "tab"]))
    var delimiter: String?

    @Option(help: "Lines of CSV that begin with this are no records, before and after the header.")
    var comment: String?

    @Option(help: "How many lines at the beginning of CSV are passed over, before the header.")
    var skipRows: Int?

    @Flag(name: .customLong("no-header"), help: "The CSV has no header; columns are column1, column2 and so on.")
    var noHeader = false

    @Option(help: "The CSV has no header, and these are the names of its columns: code,name.")
    var columns: String?

    @Flag(help: "Rows of CSV may end before the last column: there is nothing in those that they lack.")
    var shortRows = false

    @Option(help: "Where the records of a JSON file stand in it, as a JSON Pointer: /data/items. (default: the file)")
    var records: String?

    @Option(
        help: "The encoding of the data: utf-8, utf-16, iso-8859-1, windows-1252 and others.", completion: .encodings)
    var encoding: String?

    func validate() throws {
        if let records, JSONPointer(records) == nil {
            throw ValidationError("--records must be a JSON Pointer, such as /data/items, not \(records).")
        }
        if let skipRows, skipRows < 0 { throw ValidationError("--skip-rows must be 0 or more.") }
        if columnNames.contains("") {
            throw ValidationError("--columns takes the names of columns, such as code,name.")
        }
    }

    private var columnNames: [String] {
        columns.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) } ?? []
    }

    /// How CSV is written.
    ///
    /// - Throws: A `CSVDialectError` for a delimiter or a mark of comments that cannot be one.
    var dialect: CSVDialect {
        get throws {
            var dialect = CSVDialect()
            if let delimiter, delimiter != "auto" { dialect = try CSVDialect(delimiter: delimiter) }
            if delimiter == "auto" { dialect.choice = .automatic }
            dialect.hasHeader = !noHeader && columns == nil
            dialect.columnNames = columnNames
            dialect.allowsShortRows = shortRows
            dialect.skippedLines = skipRows ?? 0
            if let comment { try dialect.setComment(comment) }
            return dialect
        }
    }

    /// Where the records of a JSON file stand in it; the whole file when `nil`.
    var pointer: JSONPointer? { records.flatMap { JSONPointer($0) } }

    /// The encoding of the data, if it was given.
    var textEncoding: TextEncoding? {
        get throws { try encoding.map(TextEncoding.init(name:)) }
    }
}
#endif
