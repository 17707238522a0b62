import ProvisoCore

/// Where violations are printed, as they are found and in the order of the input.
final class ViolationStream {
    private let output: ViolationOutput
    /// What stands before the first violation.
    private let opening: [UInt8]
    private let emit: ([UInt8]) throws -> Void
    private var hasPrinted = false
    /// Why nothing can be printed any more.
    private var failure: (any Error)?

    /// - Parameters:
    ///   - document: The rules by which violations are found.
    ///   - registry: The registry that the document was loaded with.
    init(
        _ output: ViolationOutput, _ document: RuleDocument, _ registry: RuleRegistry,
        _ emit: @escaping ([UInt8]) throws -> Void
    ) {
        self.output = output
        opening =
            switch output {
            case .text, .ndjson, .github: []
            case .json: Array("{\"violations\":[".utf8)
            case .sarif: SARIFLog.opening(for: document, registry)
            }
        self.emit = emit
    }

    /// Prints violations.
    func print(_ bytes: [UInt8]) throws {
        if let failure { throw failure }
        guard !bytes.isEmpty else { return }
        if !opening.isEmpty, !hasPrinted {
            // The first object has no comma before it.
            try emit(opening + bytes.dropFirst())
        } else {
            try emit(bytes)
        }
        hasPrinted = true
    }

    /// Prints violations in the midst of a record; that this failed shows at the next ``print(_:)``.
    func printEarly(_ bytes: [UInt8]) {
        do {
            try print(bytes)
        } catch {
            failure = failure ?? error
        }
    }

    /// The member `files` of the summary, where there are several.
    private static func files(of summary: CheckSummary) -> String {
        guard summary.isOfSeveralFiles else { return "" }
        let objects = summary.files.map { file in
            var name = JSONWriter()
            name.write(file.file)
            return
                "{\"file\":\(String(decoding: VisibleText.json(name.bytes), as: UTF8.self)),\"records\":\(file.records),"
                + "\"invalidRecords\":\(file.invalidRecords),\"violations\":\(file.violations),"
                + "\"stopped\":\(file.isStopped)}"
        }
        return ",\"files\":[\(objects.joined(separator: ","))]"
    }

    /// Ends the output.
    func finish(_ summary: CheckSummary) throws {
        guard !opening.isEmpty else { return }
        let start = hasPrinted ? Array("\n".utf8) : opening
        guard output == .json else { return try emit(start + SARIFLog.closing(summary)) }
        let coverage =
            summary.coverage.isEmpty
            ? "" : ",\"coverage\":" + VisibleText.json(DataValue.array(summary.coverage.map(\.json)).description)
        try emit(start + Array((Self.summary(summary) + coverage + "}\n").utf8))
    }

    /// What stands behind the violations of ``ViolationOutput/json``: the end of their list, and the summary.
    static func summary(_ summary: CheckSummary) -> String {
        let known = summary.knownViolations.map { ",\"known\":\($0)" } ?? ""
        return
            "],\"summary\":{\"records\":\(summary.records),\"invalidRecords\":\(summary.invalidRecords),"
            + "\"violations\":\(summary.violations),\"stopped\":\(summary.isStopped)"
            + (summary.leftOut > 0 ? ",\"leftOut\":\(summary.leftOut)" : "")
            + (summary.violationsOfMissingColumns > 0
                ? ",\"ofMissingColumns\":\(summary.violationsOfMissingColumns)" : "")
            + "\(known)\(Self.files(of: summary))}"
    }
}
