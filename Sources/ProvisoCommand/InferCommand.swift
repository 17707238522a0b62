#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// `proviso infer`: proposes a rule document from data.
struct InferCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "infer", abstract: "Proposes a rule document from data.",
        discussion: """
            Example: proviso infer people.csv > people.rules.yaml

            The document goes to standard output, in YAML, each rule with how far the data keeps to it as a comment.
            """)

    @Argument(help: "CSV, JSON or NDJSON files with records of the same kind.", completion: .file())
    var files: [RawPath]

    @Option(help: "How many values must keep a rule for it to be proposed, in per cent. (default: 95)")
    var share: String?

    @Option(help: "The data's format: csv, json or ndjson. (default: by the file's ending)")
    var format: DataFormat?

    @Option(help: "How many threads look at records. (default: the machine's cores)")
    var jobs: Int?

    @Option(
        help: """
            The character between the cells of CSV, or the word tab, or auto to find it out. (default: a comma; a tab for .tsv \
            files; what a first line sep= says)
            """)
    var delimiter: String?

    @Option(help: "Lines of CSV that begin with this are no records, before and after the header.")
    var comment: String?

    @Option(help: "How many lines at the beginning of CSV are passed over, before the header.")
    var skipRows: Int?

    @Flag(name: .customLong("no-header"), help: "The CSV has no header; columns are column1, column2, ….")
    var noHeader = false

    @Option(help: "Where the records of a JSON file stand in it, as a JSON Pointer: /data/items. (default: the file)")
    var records: String?

    @Option(help: "The encoding of the data: utf-8, utf-16, iso-8859-1, windows-1252 and others.")
    var encoding: String?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
        if let records, JSONPointer(records) == nil {
            throw ValidationError("--records must be a JSON Pointer, such as /data/items, not \(records).")
        }
        if let skipRows, skipRows < 0 { throw ValidationError("--skip-rows must be 0 or more.") }
        if let share, Self.tenThousandths(share) == nil {
            throw ValidationError("--share must be a number of per cent above 50 and up to 100, not \(share).")
        }
    }

    func run() async throws {
        var inference = RuleInference()
        inference.format = format
        inference.records = records.flatMap { JSONPointer($0) }
        inference.expandsPatterns = true
        inference.jobs = min(jobs ?? Machine.cores, 256)
        if let share = share.flatMap(Self.tenThousandths) { inference.leastShare = share }
        do {
            inference.dialect = try CSVDialect(
                delimiter: delimiter, comment: comment, skippedLines: skipRows, hasHeader: !noHeader)
            inference.encoding = try encoding.map(TextEncoding.init(name:))
            try Console.print(Array(try await inference.run(files).yaml.utf8))
        } catch let error as CheckFailure {
            throw CommandFailure(error.description)
        } catch let error as FileError {
            throw CommandFailure(error.description)
        } catch let error as any Error & CustomStringConvertible where !(error is ReaderGone || error is CommandFailure)
        {
            throw CommandFailure(error.description)
        }
    }

    /// `99.5` or `99.5 %` as 9950.
    private static func tenThousandths(_ text: String) -> Int? {
        let digits = text.hasSuffix("%") ? text.dropLast().trimmingSuffixBlanks : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first.flatMap({ Int($0) }), whole >= 0,
            parts.count == 1 || 1...2 ~= parts[1].count && parts[1].allSatisfy(\.isWholeNumber)
        else { return nil }
        let fraction = parts.count == 1 ? 0 : (Int(parts[1]) ?? 0) * (parts[1].count == 1 ? 10 : 1)
        let share = whole * 100 + fraction
        return 5000 < share && share <= 10_000 ? share : nil
    }
}

extension Substring {
    fileprivate var trimmingSuffixBlanks: Substring {
        self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    }
}
#endif
