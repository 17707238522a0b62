import Proviso
import ProvisoFiles

/// What a check prints of one violation.
struct FoundInFile: Hashable, CustomStringConvertible {
    var record: Int
    var line: Int
    var path: String
    var code: String

    init(_ record: Int, _ line: Int, _ path: String, _ code: String) {
        (self.record, self.line, self.path, self.code) = (record, line, path, code)
    }

    var description: String { "(\(record), \(line), \"\(path)\", \"\(code)\")" }
}

/// A check of texts as files, and what came of it.
struct CheckedFiles {
    let summary: CheckSummary
    /// The violations as they were printed, in order.
    let violations: [DataValue]

    /// Checks files of a folder.
    ///
    /// - Parameter change: Sets up the check.
    init(
        _ document: RuleDocument, _ paths: [String], _ change: (inout FileCheck) -> Void = { _ in }
    ) async throws {
        var check = FileCheck(document)
        check.output = .ndjson
        change(&check)
        var printed: [UInt8] = []
        summary = try await check.run(paths) { printed += $0 }
        violations = try printed.split(separator: 0x0A).map { try DataValue(json: Array($0).span) }
    }

    /// Where and what.
    var found: [FoundInFile] {
        violations.map { violation in
            FoundInFile(
                violation["record"]?.int ?? -1, violation["line"]?.int ?? -1, violation["path"]?.text ?? "",
                violation["code"]?.text ?? "")
        }
    }

    /// A parameter of each violation.
    func parameter(_ name: String) -> [DataValue?] { violations.map { $0["parameters"]?[name] } }
}

extension DataValue {
    fileprivate var int: Int? { if case .number(let number) = self { number.integer } else { nil } }
}
