#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// How data is read that does not say so itself, alike in every command that reads some.
struct ReadingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The character between cells, or tab, or auto to detect it. (default: a comma; a tab for .tsv files; or what a \
            first line sep= sets)
            """, valueName: "character"), completion: .list(["auto", "tab"]))
    var delimiter: String?

    @Option(help: ArgumentHelp("Ignore lines that begin with this.", valueName: "text"))
    var comment: String?

    @Option(help: ArgumentHelp("Skip this many lines before the header.", valueName: "count"))
    var skipRows: Int?

    @Flag(name: .customLong("no-header"), help: "There is no header; name the columns column1, column2 and so on.")
    var noHeader = false

    @Option(help: ArgumentHelp("There is no header; name the columns like this: code,name.", valueName: "names"))
    var columns: String?

    @Flag(help: "Allow rows to end before the last column.")
    var shortRows = false

    @Option(
        help: ArgumentHelp(
            "Where the records are in a JSON file, as a JSON Pointer: /data/items. (default: the whole file)",
            valueName: "pointer"))
    var records: String?

    @Option(
        help: ArgumentHelp(
            "The encoding of the data: utf-8, utf-16, iso-8859-1, windows-1252 and others.", valueName: "name"),
        completion: .encodings)
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

    /// One of these options that was given, as it is written; `nil` when none was.
    var given: String? {
        let texts = [
            ("delimiter", delimiter), ("comment", comment), ("columns", columns), ("records", records),
            ("encoding", encoding),
        ]
        let flags = [("no-header", noHeader), ("short-rows", shortRows), ("skip-rows", skipRows != nil)]
        return (texts.map { ($0.0, $0.1 != nil) } + flags).first { $0.1 }.map { "--" + $0.0 }
    }

    /// Has a check read files as the options say.
    ///
    /// - Throws: A `CSVDialectError`, or an error for an encoding that is not known.
    func apply(to check: inout FileCheck) throws {
        check.dialect = try dialect
        check.encoding = try textEncoding
        check.records = pointer
    }

    /// The encoding of the data, if it was given.
    var textEncoding: TextEncoding? {
        get throws { try encoding.map(TextEncoding.init(name:)) }
    }
}
#endif
