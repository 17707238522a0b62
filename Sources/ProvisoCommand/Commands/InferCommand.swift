#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// `proviso infer`: proposes a rule document from data.
struct InferCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "infer", _superCommandName: "proviso", abstract: "Proposes a rule document from data.",
        discussion: """
            Example: proviso infer people.csv > people.rules.yaml

            The document goes to standard output, in YAML.
            A comment beside each rule says how much of the data follows it.
            """)

    @Argument(help: "CSV, JSON or NDJSON files with the same kind of records.", completion: .dataFiles)
    var files: [RawPath]

    @Option(
        help: ArgumentHelp(
            "Propose rules that at least this share of the values passes. (default: 95)", valueName: "percent"))
    var share: String?

    @Flag(help: "Keep values of the data out of the document: no enumerations, ranges or lengths.")
    var noValues = false

    @Flag(help: "Print the document as JSON, without comments.")
    var json = false

    @Option(help: "The format of the data. (default: by the file name extension)")
    var format: DataFormat?

    @Option(help: ArgumentHelp("The number of threads. (default: one per core)", valueName: "count"))
    var jobs: Int?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
        if let share, Self.tenThousandths(share) == nil {
            throw ValidationError(
                "--share must be a number of per cent above 50 and up to 100, with at most two decimals, not \(share).")
        }
    }

    func run() async throws {
        var inference = RuleInference(registry: .command)
        inference.format = format
        inference.records = reading.pointer
        inference.expandsPatterns = true
        inference.showsValues = !noValues
        inference.jobs = min(jobs ?? Machine.cores, 256)
        if let share = share.flatMap(Self.tenThousandths) { inference.leastShare = share }
        do {
            inference.dialect = try reading.dialect
            inference.encoding = try reading.textEncoding
            let proposal = try await inference.run(files)
            for warning in proposal.warnings { Console.error("warning: \(warning)") }
            if json {
                try Console.print(VisibleText.json(proposal.data.description))
            } else {
                try Console.print(Array(proposal.yaml.utf8))
            }
        } catch {
            throw CommandFailure.telling(error)
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
