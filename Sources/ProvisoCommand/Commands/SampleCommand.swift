#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoSamples

/// `proviso sample`: makes records that pass the rules of a document, and records that each fail one.
struct SampleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample", _superCommandName: "proviso",
        abstract: "Makes records that pass the rules, or that each fail just one of them.",
        discussion: """
            Example: proviso sample signup.rules.yaml --count 10 --output csv

            The same rules, options and seed give the same records. Standard error lists what could not be made.
            """)

    @Argument(help: "The rule document, in YAML or JSON.", completion: .file())
    var rules: RawPath

    @Option(help: "How many valid records to make.")
    var count = 5

    @Flag(help: "Instead, make one record for each code of each rule, which fails only that.")
    var invalid = false

    @Option(
        help: ArgumentHelp(
            "Instead, make the records that this file lacks to test the rules: see proviso check --coverage.",
            valueName: "file"),
        completion: .dataFiles)
    var cover: RawPath?

    @Option(
        help: ArgumentHelp("The scenario whose rules apply. (default: default; with --invalid all)", valueName: "name"))
    var scenario: String?

    @Option(help: "How records are printed. Cells of csv have no types.")
    var output = SampleOutput.ndjson

    @Option(
        help: ArgumentHelp(
            "The seed of the random choices. The same seed gives the same records.", valueName: "number"))
    var seed: UInt64 = 0

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The file that the records are for, when the document has `files`.", valueName: "name"))
    var file: String?

    @Flag(help: "Do not report what could not be made.")
    var quiet = false

    @OptionGroup var reading: ReadingOptions

    /// So many records are made at most.
    private static let most = 100_000

    func validate() throws {
        if cover != nil, invalid { throw ValidationError("--cover goes without --invalid.") }
        if cover == nil, let option = reading.given { throw ValidationError("\(option) goes with --cover.") }
        if cover == "-" { throw ValidationError("--cover takes a file, not standard input.") }
        if count < 0 || count > Self.most { throw ValidationError("--count must be a number from 0 to \(Self.most).") }
    }

    func run() async throws {
        let document = try RuleDocumentFile.load(rules, forFile: file ?? (try coveredName()))
        if let scenario, !document.scenarios.contains(Scenario(rawValue: scenario)) {
            do {
                _ = try document.validator(for: Scenario(rawValue: scenario))
            } catch {
                throw CommandFailure(error.description)
            }
        }
        if let cover { return try await printCovering(cover, document) }
        var sampler: RecordSampler
        do {
            sampler = try RecordSampler(
                document, registry: .command, files: RuleDocumentFile.files(beside: rules),
                scenario: scenario.map(Scenario.init(rawValue:)),
                form: output == .csv ? .cells : .json, seed: seed)
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
        if invalid { try printFailing(&sampler) } else { try printValid(&sampler, document) }
    }

    private func printValid(_ sampler: inout RecordSampler, _ document: RuleDocument) throws {
        let records = sampler.validRecords(count)
        switch output {
        case .ndjson: for record in records { try Console.print(VisibleText.json(record.description)) }
        case .csv:
            // No records have a header too.
            let columns = records.isEmpty ? sampler.validRecords(1) : []
            try Console.print(SampleTable(records, columnsOf: columns).bytes)
        }
        if !quiet {
            var counts: [String: Int] = [:]
            let messages = sampler.violations(together: records).map(\.message)
            for message in messages { counts[message, default: 0] += 1 }
            for message in messages {
                guard let count = counts.removeValue(forKey: message) else { continue }
                let often = count > 1 ? " (\(count) times)" : ""
                Console.error("warning: together these records are not valid: \(message)\(often)")
            }
        }
        guard records.count < count else { return }
        if !quiet {
            let what = records.isEmpty ? "no record" : "only \(records.count) of \(count) records"
            let hopeless = sampler.attributesWithoutValue()
            let why =
                hopeless.isEmpty
                ? "the rules may contradict one another"
                : "no value was found for \(hopeless.joined(separator: ", "))"
            Console.error("warning: \(what) could be made: \(why)")
        }
        if records.isEmpty { throw ExitCode(1) }
    }

    private func printFailing(_ sampler: inout RecordSampler) throws {
        let samples = sampler.failingSamples()
        switch output {
        case .ndjson: for sample in samples.made { try Console.print(VisibleText.json(Self.line(sample).description)) }
        case .csv:
            let single = samples.made.filter { !$0.isFile }
            try Console.print(
                SampleTable(
                    single.flatMap(\.records),
                    before: single.map { [$0.attribute, $0.code.rawValue, $0.rule, $0.scenario.rawValue] }
                ).bytes)
        }
        guard !quiet else { return }
        let files = output == .csv ? samples.made.filter(\.isFile) : []
        for sample in samples.unmade { Console.error("not made: \(sample)") }
        for sample in files {
            Console.error(
                "not made: \(sample.attribute): \(sample.code): it takes a file of its own; --output ndjson has it")
        }
        let made = samples.made.count - files.count
        Console.error("\(made) made, \(samples.unmade.count + files.count) not")
    }

    private static func line(_ sample: FailingSample) -> DataValue {
        let fails: DataObject = [
            "attribute": .string(sample.attribute), "code": .string(sample.code.rawValue), "rule": .string(sample.rule),
            "scenario": .string(sample.scenario.rawValue),
        ]
        var line: DataObject = ["fails": .object(fails)]
        if sample.isFile { line["records"] = .array(sample.records) } else { line["record"] = sample.records.first }
        return .object(line)
    }
}

/// How samples are printed.
enum SampleOutput: String, NamedChoice {
    case ndjson, csv
}

/// Records as CSV, with a column for each attribute that one of them has.
struct SampleTable {
    /// The names of the columns in front of those of records that fail.
    private static let columnsBefore = ["fails.attribute", "fails.code", "fails.rule", "fails.scenario"]

    /// The table, with a line end behind each row but the last.
    let bytes: [UInt8]

    /// Creates the table.
    ///
    /// - Parameters:
    ///   - records: The records.
    ///   - others: Records that are not printed, and whose attributes are columns too.
    ///   - before: The cells in front of those of each record.
    init(_ records: [DataValue], columnsOf others: [DataValue] = [], before: [[String]]? = nil) {
        var columns: [String] = []
        var known: Set<String> = []
        let rows = records.map(Self.cells)
        // The fullest rows first: they say best in which order the columns come.
        let fullest = (rows + others.map(Self.cells)).enumerated().sorted {
            ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }
        for row in fullest.map(\.element) {
            for (column, _) in row where known.insert(column).inserted { columns.append(column) }
        }
        let dialect = CSVDialect()
        var bytes: [UInt8] = []
        func write(_ cells: [String]) {
            for (index, cell) in cells.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                var cell = cell
                cell.withUTF8 { dialect.write($0.span, isAlone: cells.count == 1, to: &bytes) }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        write((before == nil ? [] : Self.columnsBefore) + columns)
        for (index, row) in rows.enumerated() {
            let values = Dictionary(row, uniquingKeysWith: { first, _ in first })
            write((before?[index] ?? []) + columns.map { values[$0] ?? "" })
        }
        self.bytes = bytes.dropLast() + [UInt8(ascii: "\n")]
    }

    /// The cells of a record, parts of objects by their whole names.
    private static func cells(_ record: DataValue) -> [(String, String)] {
        guard case .object(let object) = record else { return [] }
        return object.members.flatMap { name, value -> [(String, String)] in
            if case .object = value { return cells(value).map { ("\(name).\($0.0)", $0.1) } }
            return [(name, value.text ?? value.description)]
        }
    }
}
#endif
