public import Proviso

/// Checks files of records against a rule document.
///
/// CSV and NDJSON are streamed in blocks of whole records, which several threads judge; what they find is handed out in
/// the order of the input, so that the number of threads makes no difference to it. Memory does not grow with the files;
/// a JSON file is read as a whole, since it has to be known to be JSON before the first record is judged.
///
/// ```swift
/// let check = FileCheck(document)
/// let summary = try await check.run(["signups.csv"]) { bytes in print(String(decoding: bytes, as: UTF8.self)) }
/// ```
public struct FileCheck: Sendable {
    /// The rules.
    public var document: RuleDocument
    /// The scenario whose rules run.
    public var scenario = "default"
    /// The format of every file, or `nil` to go by the ending; standard input is NDJSON then.
    public var format: DataFormat?
    /// How violations are printed.
    public var output = ViolationOutput.text
    /// Whether violations that are printed as text have colours.
    public var style = TextStyle.plain
    /// How many columns the terminal has to which violations are printed as text; `nil` when there is none, and no line is
    /// broken then.
    public var width: Int?
    /// The language of the messages.
    public var catalog = MessageCatalog.english
    /// How many violations are reported at most.
    public var maxViolations = Int.max
    /// Whether the check stops after the first record with an error.
    public var failFast = false
    /// How many threads judge records.
    public var jobs = 1
    /// How CSV is written.
    public var dialect = CSVDialect()
    /// The encoding of the files; UTF-8, or UTF-16 with a byte order mark, when `nil`.
    public var encoding: TextEncoding?
    /// Where the records are written as the filters leave them; nowhere when `nil`.
    public var writePath: String?
    /// Whether records with errors are left out there.
    public var writesOnlyValid = false
    /// Is told now and then how many bytes and records were read, and how many bytes there are if that is known.
    public var progress: (@Sendable (_ bytes: Int, _ size: Int?, _ records: Int) -> Void)?

    /// Creates a check with these rules.
    public init(_ document: RuleDocument) { self.document = document }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - paths: The files; `-` is standard input, and so is no file at all.
    ///   - emit: Takes what is printed, piece by piece and in order.
    /// - Throws: ``UnknownScenario``, ``FileError`` or ``DataError``; nothing was written then.
    public func run(_ paths: [String], emit: @escaping ([UInt8]) throws -> Void) async throws -> CheckSummary {
        let paths = paths.isEmpty ? ["-"] : paths
        let plan = try document.makeRun(scenario: scenario)
        var inputs: [(file: InputFile, path: String, format: DataFormat)] = []
        for path in paths {
            guard let format = format ?? (path == "-" ? .ndjson : DataFormat(path: path)) else {
                throw DataError(
                    file: path, "the ending does not say what format the file has",
                    hint: "give it with --format csv, json or ndjson")
            }
            inputs.append((try InputFile(path: path), path, format))
        }
        if writePath != nil, inputs.count > 1 {
            throw DataError(file: paths[1], "only one file can be checked when its records are written to another")
        }
        let writer = try writePath.map { path throws(FileError) in try RecordWriter(path) }
        var session = CheckSession(self, plan, emit)
        do {
            for (index, input) in inputs.enumerated() {
                try await session.check(
                    input.file, path: input.path, format: input.format, isLast: index == inputs.count - 1,
                    writer: writer)
                if session.isOver { break }
            }
        } catch {
            try session.finish()
            throw error
        }
        try session.finish()
        if session.summary.isStopped { writer?.cancel() } else { try writer?.commit() }
        return session.summary
    }
}
