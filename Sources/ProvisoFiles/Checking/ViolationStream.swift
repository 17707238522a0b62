import ProvisoCore

/// Where violations are printed, as they are found and in the order of the input.
final class ViolationStream {
    private let output: ViolationOutput
    private let emit: ([UInt8]) throws -> Void
    private var hasPrinted = false
    /// Why nothing can be printed any more.
    private var failure: (any Error)?

    init(_ output: ViolationOutput, _ emit: @escaping ([UInt8]) throws -> Void) {
        self.output = output
        self.emit = emit
    }

    /// Prints violations.
    func print(_ bytes: [UInt8]) throws {
        if let failure { throw failure }
        guard !bytes.isEmpty else { return }
        if output == .json, !hasPrinted {
            // The first object has no comma before it.
            try emit(Array("{\"violations\":[".utf8) + bytes.dropFirst())
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
        guard summary.files.count > 1 else { return "" }
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
        guard output == .json else { return }
        let start = hasPrinted ? "\n]" : "{\"violations\":[]"
        let counts =
            ",\"summary\":{\"records\":\(summary.records),\"invalidRecords\":\(summary.invalidRecords),"
            + "\"violations\":\(summary.violations),\"stopped\":\(summary.isStopped)\(Self.files(of: summary))}}\n"
        try emit(Array((start + counts).utf8))
    }
}
