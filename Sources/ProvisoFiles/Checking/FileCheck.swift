public import ProvisoCore

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
    /// The registry that the document was loaded with, for what SARIF says of the rules. That of the rules which come with Proviso
    /// by default.
    public var registry = RuleRegistry.standard
    /// The scenario whose rules run.
    public var scenario = Scenario.default
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
    /// Whether the text and the JSON that are printed show the values that are wrong, and what may have been meant. Never those
    /// of sensitive attributes. False by default: values may be secrets.
    public var showsValues = false
    /// After how many violations of severity error the check stops.
    public var maxViolations = Int.max
    /// Whether the check stops after the first record with an error.
    public var failFast = false
    /// How many threads judge records. Keys of cross-record rules are joined by one of them.
    public var jobs = 1
    /// How much memory cross-record rules may use together, in bytes, before they continue on disk. Violations that are only
    /// found on disk are reported after the file's last record. 192 MiB by default; a rule keeps at most 4 GiB of keys.
    public var keyMemory = 192 << 20
    /// How CSV is written.
    public var dialect = CSVDialect()
    /// Whether a name with `*`, `?` or `[` in it that no file has stands for all files that fit it; see the command's
    /// documentation. False by default: names may come from outside.
    public var expandsPatterns = false
    /// The name by which the rules and the format of every file are chosen, in place of its own: standard input has none. A
    /// pattern of the document's `files` stands for the files that it is for.
    public var assumedName: String?
    /// Where the records are in a JSON file: `/3166-1`. The whole file when `nil`.
    public var records: JSONPointer?
    /// The encoding of the files; UTF-8, or UTF-16 with a byte order mark, when `nil`.
    public var encoding: TextEncoding?
    /// Where the records are written as the filters leave them; nowhere when `nil`.
    public var writePath: RawPath?
    /// Whether records with errors are left out there.
    public var writesOnlyValid = false
    /// Where the records with errors are kept as they were, each with its reasons; nowhere when `nil`.
    public var rejectsPath: RawPath?
    /// Whether JSON output has the line and column of each invalid value, and workflow annotations its column. SARIF always has
    /// them. False by default, since every value must be located again.
    public var showsPositions = false
    /// Whether ``CheckSummary/kinds`` counts violations by attribute and rule.
    public var countsKinds = false
    /// Whether ``CheckSummary/kinds``, which are counted then, have samples: the first violations of each.
    public var takesSamples = false
    /// Whether to profile the columns; see ``CheckSummary/profiles``.
    public var gathersProfiles = false
    /// What the check is for, where that is not to report violations.
    var purpose = CheckPurpose()
    /// Whether ``CheckSummary/coverage`` says how much of the rules the records have tested.
    public var gathersCoverage = false
    /// How large a JSON file is that is checked to be JSON first.
    var mostChecked = BlockReader.mostChecked
    /// What explains one of the records.
    var explainer: RecordExplainer?
    /// What keeps the records.
    var collector: RecordCollector?
    /// A baseline: violations recorded by an earlier check, which are counted but not reported. `nil` for none. A check with a
    /// baseline uses one thread.
    public var baselinePath: RawPath?
    /// Where to record the violations, as a baseline for later checks; nowhere when `nil`. Such a check uses one thread.
    public var baselineToWrite: RawPath?
    /// Whether baselines ignore file names. False by default: they name files relative to their own folder.
    public var baselineIgnoresNames = false
    /// The attributes that identify a record in a baseline and in SARIF; its whole text when there are none.
    public var key: [String] = []
    /// The files that are read and written beside the check's own: no file of either is written over by the other.
    public var otherFiles = FileUse()
    /// Called now and then with how many bytes and records were read, and how many bytes there are if that is known.
    public var progress: (@Sendable (_ bytes: Int, _ size: Int?, _ records: Int) -> Void)?
    /// Called at once for each file that could not be checked to its end; ``CheckSummary/failures`` has all of them.
    public var failed: (@Sendable (CheckFailure) -> Void)?

    /// Creates a check with these rules.
    public init(_ document: RuleDocument) { self.document = document }

    /// Checks files, as the other function does.
    public func run(_ paths: [String], emit: @escaping ([UInt8]) throws -> Void) async throws -> CheckSummary {
        try await run(paths.map { RawPath($0) }, emit: emit)
    }

    /// Checks files.
    ///
    /// A file that cannot be read, or read any further, does not keep the others from being checked: the summary says of
    /// it. What was found before stands, and nothing is written.
    ///
    /// - Parameters:
    ///   - paths: The files; `-` is standard input, and so is no file at all.
    ///   - emit: Takes what is printed, piece by piece and in order, as it is found.
    /// - Throws: ``/Proviso/UnknownScenario``, a ``FileError`` of the file to write, or what `emit` throws; nothing was written then.
    public func run(_ paths: [RawPath], emit: @escaping ([UInt8]) throws -> Void) async throws -> CheckSummary {
        try refuseOverwriting(paths)
        let paths = expanded(paths)
        let plan = try document.validator(for: scenario)
        if writePath != nil || rejectsPath != nil, paths.count > 1 {
            throw DataError(
                file: paths[1].description, "only one file can be checked when its records are written to another")
        }
        // Nothing is put beside the target when there is nothing to read.
        var first = paths.count == 1 ? Result { try open(paths[0]) } : nil
        var writer: RecordWriter?
        if let writePath, case .success? = first { writer = try RecordWriter(writePath) }
        var rejects: RecordWriter?
        if let rejectsPath, case .success? = first { rejects = try RecordWriter(rejectsPath) }
        let reportOptions = try makeReportOptions()
        let baselineWriter = try baselineToWrite.map { path throws(FileError) in try BaselineWriter(path) }
        var check = self
        // Which of several equal violations is known depends on those before.
        if reportOptions.baseline != nil { check.jobs = 1 }
        let ofAll = paths.count { findPart(for: $0)?.index == 0 }
        var session = CheckSession(check, plan, fileCount: ofAll, rejects: rejects, reportOptions, emit)
        session.expect(files: paths.count)
        do {
            for (index, path) in paths.enumerated() {
                let failures = session.summary.failures.count
                do {
                    let (file, format) = try first?.get() ?? open(path)
                    first = nil
                    if records != nil, format != .json {
                        throw DataError(
                            file: path.description, "only of JSON can be said where its records stand, not of \(format)"
                        )
                    }
                    guard let part = findPart(for: path) else {
                        throw DataError(
                            file: assumedName ?? path.description,
                            "no pattern among the `files` of the rules is for this file",
                            hint: "there are \(document.files.map(\.pattern).joined(separator: ", "))")
                    }
                    session.use(
                        part.index, part.document.validator(inAny: scenario),
                        fileCount: paths.count { findPart(for: $0)?.index == part.index })
                    try await session.check(
                        file, path: path, format: format, isLast: index == paths.count - 1, writer: writer)
                } catch {
                    guard let failure = CheckFailure(error) else { throw error }
                    session.note(failure)
                }
                session.close(path, hasFailed: session.summary.failures.count > failures)
                if session.isOver { break }
            }
        } catch {
            writer?.cancel()
            rejects?.cancel()
            baselineWriter?.cancel()
            throw error
        }
        try session.finish()
        if session.summary.isStopped {
            writer?.cancel()
            rejects?.cancel()
            baselineWriter?.cancel()
        } else {
            try writer?.commit()
            try rejects?.commit()
            if let baseline = reportOptions.baseline { try baselineWriter?.commit(baseline) }
        }
        return session.summary
    }

    /// Refuses to write over a file that the check reads, and to write two things to one file.
    ///
    /// `run` does this itself, before it opens a file for writing. If you open ``otherFiles`` earlier, call this method first.
    ///
    /// - Parameter paths: The files that will be checked.
    public func refuseOverwriting(_ paths: [RawPath]) throws(FileError) {
        var use = otherFiles
        for path in expanded(paths) {
            try use.refuseReadingWhatIsPrinted(path)
            use.reads(path, as: .data)
        }
        if let baselinePath { use.reads(baselinePath, as: .baseline) }
        if let writePath { use.writes(writePath, as: .records) }
        if let rejectsPath { use.writes(rejectsPath, as: .rejects) }
        if let baselineToWrite { use.writes(baselineToWrite, as: .baseline) }
        try use.refuseOverwriting()
    }

    /// The rules for a file.
    private func findPart(for path: RawPath) -> (index: Int, document: RuleDocument)? {
        guard let assumedName else { return document.part(forFile: path.description) }
        if let index = document.files.firstIndex(where: { $0.pattern == assumedName }) {
            return (index + 1, document.files[index].document)
        }
        return document.part(forFile: assumedName)
    }

    /// The files that are checked: standard input when there are none, and those that fit a pattern.
    private func expanded(_ paths: [RawPath]) -> [RawPath] {
        let given: [RawPath] = paths.isEmpty ? ["-"] : paths
        return expandsPatterns ? FilePattern.expand(given) : given
    }

    private func makeReportOptions() throws -> ReportOptions {
        var reportOptions = ReportOptions()
        reportOptions.findsValues = showsPositions || output == .sarif
        reportOptions.makesFingerprints = output == .sarif
        reportOptions.counts = countsKinds || takesSamples
        if takesSamples { reportOptions.sampler = ViolationSampler(catalog: catalog, showsValues: showsValues) }
        reportOptions.explainer = explainer
        reportOptions.collector = collector
        reportOptions.key = key.map { FieldPath(stringLiteral: $0) }
        if rejectsPath != nil { reportOptions.rejects = RejectionWriter(catalog, encoding: encoding ?? .utf8) }
        if baselinePath != nil || baselineToWrite != nil {
            reportOptions.baseline = try Baseline(
                baselinePath, key: key, ignoresNames: baselineIgnoresNames, notes: baselineToWrite != nil)
        }
        return reportOptions
    }

    /// Opens a file that was read, to read it again; `nil` for what can be read but once.
    func reopen(_ path: RawPath) -> InputFile? {
        guard !path.isReadOnce, let input = try? open(path).0, input.size != nil else { return nil }
        return input
    }

    func open(_ path: RawPath) throws -> (InputFile, DataFormat) {
        let name = path.description
        if expandsPatterns, FilePattern.isUnmatchedPattern(path) { throw FileError(file: name, .noMatch) }
        let ending = assumedName.map { DataFormat(path: $0) } ?? nil
        guard let format = format ?? ending ?? (path.isStandardInput ? .ndjson : DataFormat(path: name)) else {
            throw DataFormat.unknown(of: path, named: name)
        }
        return (try InputFile(path: path, expandingTo: format == .json ? .whole : .streamed), format)
    }
}
