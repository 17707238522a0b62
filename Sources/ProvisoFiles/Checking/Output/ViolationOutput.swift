internal import ProvisoCore

/// How violations are printed.
public enum ViolationOutput: String, Sendable, Hashable, CaseIterable {
    /// A line for people.
    case text
    /// An object on each line.
    case ndjson
    /// One object with all violations and a summary.
    case json
    /// Annotations of GitHub's workflows.
    case github
    /// A log for code hosts, SARIF 2.1.0.
    case sarif
}

/// Prints violations of one file as bytes. Immutable, so that every thread prints with the same; one object, so that
/// nothing of it is copied for a violation.
final class ViolationPrinter: Sendable {
    private let output: ViolationOutput
    let path: RawPath
    private let file: String
    private let catalog: MessageCatalog
    private let line: ViolationLine
    /// Whether values and suggestions are printed too.
    let showsValues: Bool
    /// Whether values are kept, to be printed or for samples.
    var keepsValues: Bool { showsValues || reportOptions.sampler?.showsValues ?? false }
    /// What is wanted beside that violations are printed.
    let reportOptions: ReportOptions
    private let sarif: SARIFPrinter?
    /// How an object begins, up to the number of the record.
    private let beginning: [UInt8]
    /// How a line begins, of what is about the file as a whole, and of what is about one of its lines: what stands before and behind
    /// the number.
    private let fileBeginning: (location: String, end: String)
    private let lineBeginning: (location: String, end: String)

    init(
        _ output: ViolationOutput, path: RawPath, catalog: MessageCatalog, paths: [String], style: TextStyle = .plain,
        width: Int? = nil, showsValues: Bool = false, reportOptions: ReportOptions = ReportOptions()
    ) {
        let file = path.description
        self.output = output
        self.path = path
        // Of SARIF everybody who may read the code may read the log.
        self.showsValues = showsValues && output != .sarif
        self.file = file
        self.reportOptions = reportOptions
        sarif = output == .sarif ? SARIFPrinter(path, catalog) : nil
        self.catalog = catalog
        line = ViolationLine(
            in: catalog, style: style, pathWidth: min(ViolationLine.widestPath, paths.map(\.count).max() ?? 0),
            messageWidth: ViolationLine.widestMessage, width: width)
        fileBeginning = line.beginning(location: file)
        lineBeginning = line.beginning(location: file + ":")
        var writer = JSONWriter()
        writer.raw("{\"file\":")
        writer.write(file)
        writer.raw(",\"record\":")
        beginning = VisibleText.json(writer.bytes)
    }

    /// Appends a violation. Every object of ``ViolationOutput/json`` and ``ViolationOutput/sarif`` begins with a comma,
    /// which the first one loses.
    func append(
        _ violation: borrowing Violation, at place: ViolationPlace, to bytes: inout [UInt8],
        _ prepared: inout PreparedViolations
    ) {
        guard reportOptions.prints else { return }
        switch output {
        case .text:
            appendLine(violation, place, to: &bytes, &prepared)
            bytes.append(0x0A)
            if showsValues, let value = self.line.value(of: copy violation) {
                bytes.append(contentsOf: value.utf8)
                bytes.append(0x0A)
            }
        case .ndjson:
            appendObject(violation, place, to: &bytes, &prepared)
            bytes.append(0x0A)
        case .json:
            bytes.append(contentsOf: ",\n  ".utf8)
            appendObject(violation, place, to: &bytes, &prepared)
        case .github: bytes.append(contentsOf: github(copy violation, place).utf8)
        case .sarif:
            bytes.append(contentsOf: ",\n  ".utf8)
            prepared.append(violation, to: &bytes) { sarif?.beginning(of: copy $0) ?? [] }
            bytes.append(contentsOf: sarif?.end(of: place) ?? [])
        }
    }

    private func appendLine(
        _ violation: borrowing Violation, _ place: ViolationPlace, to bytes: inout [UInt8],
        _ prepared: inout PreparedViolations
    ) {
        // Where lines are broken, what stands before a violation counts too.
        guard line.width == nil else {
            return bytes.append(contentsOf: line.text(of: copy violation, location: location(of: place)).utf8)
        }
        prepared.append(place, to: &bytes) { place, bytes in
            let beginning = place.line > 0 ? lineBeginning : fileBeginning
            bytes.append(contentsOf: beginning.location.utf8)
            if place.line > 0 { bytes.append(decimal: place.line) }
            bytes.append(contentsOf: beginning.end.utf8)
        }
        prepared.append(violation, to: &bytes) { Array(line.text(of: copy $0).utf8) }
    }

    /// The file and, of what is not about a file as a whole, the line.
    private func location(of place: ViolationPlace) -> String { place.line > 0 ? "\(file):\(place.line)" : file }

    private func appendObject(
        _ violation: borrowing Violation, _ place: ViolationPlace, to bytes: inout [UInt8],
        _ prepared: inout PreparedViolations
    ) {
        prepared.append(place, to: &bytes) { place, bytes in
            bytes.append(contentsOf: beginning)
            bytes.append(decimal: place.record)
            bytes.append(contentsOf: Self.lineKey)
            bytes.append(decimal: place.line)
        }
        if let value = place.value {
            bytes.append(contentsOf: Self.valueLineKey)
            bytes.append(decimal: value.line)
            bytes.append(contentsOf: Self.valueColumnKey)
            bytes.append(decimal: value.column)
        }
        // Each value is another one.
        if showsValues { return bytes.append(contentsOf: members(of: violation)) }
        prepared.append(violation, to: &bytes) { members(of: $0) }
    }

    /// The members of an object behind the line, up to its end.
    private func members(of violation: borrowing Violation) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(",")
        writer.writeMembers(of: copy violation, in: catalog, showingValues: showsValues)
        writer.raw("}")
        return VisibleText.json(writer.bytes)
    }

    private static let lineKey = Array(",\"line\":".utf8)
    private static let valueLineKey = Array(",\"valueLine\":".utf8)
    private static let valueColumnKey = Array(",\"valueColumn\":".utf8)

    /// `::error file=…,line=…,title=…::message`, escaped as the workflow commands ask for it.
    private func github(_ violation: Violation, _ place: ViolationPlace) -> String {
        let kind =
            switch violation.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        let title = violation.path.isEmpty ? violation.code.rawValue : "\(violation.path): \(violation.code)"
        var line = place.line > 0 ? "line=\(place.line)," : ""
        // A column belongs to the line, which is that of the record.
        if let value = place.value, value.line == place.line { line += "col=\(value.column)," }
        return "::\(kind) file=\(VisibleText.workflowProperty(file)),\(line)"
            + "title=\(VisibleText.workflowProperty(title))"
            + "::\(VisibleText.workflowMessage(violation.message(in: catalog)))\n"
    }
}

extension [UInt8] {
    /// Appends a number of 0 or more in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var rest = number.magnitude
            var start = digits.count
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }
}
