package import ProvisoCore

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
}

/// Prints violations of one file as bytes. Immutable, so that every thread prints with the same.
package struct ViolationPrinter: Sendable {
    private let output: ViolationOutput
    private let file: String
    private let catalog: MessageCatalog
    private let line: ViolationLine
    /// Whether values and suggestions are printed too.
    let showsValues: Bool
    /// How an object begins, up to the number of the record.
    private let beginning: [UInt8]

    package init(
        _ output: ViolationOutput, file: String, catalog: MessageCatalog, paths: [String], style: TextStyle = .plain,
        width: Int? = nil, showsValues: Bool = false
    ) {
        self.output = output
        self.showsValues = showsValues
        self.file = file
        self.catalog = catalog
        line = ViolationLine(
            in: catalog, style: style, pathWidth: min(ViolationLine.widestPath, paths.map(\.count).max() ?? 0),
            messageWidth: ViolationLine.widestMessage, width: width)
        var writer = JSONWriter()
        writer.raw("{\"file\":")
        writer.write(file)
        writer.raw(",\"record\":")
        beginning = VisibleText.json(writer.bytes)
    }

    /// Appends a violation. Every object of ``ViolationOutput/json`` begins with a comma, which the first one loses.
    func append(
        _ violation: borrowing Violation, record: Int, line: Int, to bytes: inout [UInt8],
        _ prepared: inout PreparedViolations
    ) {
        switch output {
        case .text:
            bytes.append(
                contentsOf: self.line.text(of: copy violation, location: line == 0 ? file : "\(file):\(line)").utf8)
            bytes.append(0x0A)
            if showsValues, let value = self.line.value(of: copy violation) {
                bytes.append(contentsOf: value.utf8)
                bytes.append(0x0A)
            }
        case .ndjson:
            appendObject(violation, record, line, to: &bytes, &prepared)
            bytes.append(0x0A)
        case .json:
            bytes.append(contentsOf: ",\n  ".utf8)
            appendObject(violation, record, line, to: &bytes, &prepared)
        case .github: bytes.append(contentsOf: github(copy violation, line).utf8)
        }
    }

    private func appendObject(
        _ violation: borrowing Violation, _ record: Int, _ line: Int, to bytes: inout [UInt8],
        _ prepared: inout PreparedViolations
    ) {
        bytes.append(contentsOf: beginning)
        bytes.append(decimal: record)
        bytes.append(contentsOf: Self.lineKey)
        bytes.append(decimal: line)
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

    /// `::error file=…,line=…,title=…::message`, escaped as the workflow commands ask for it.
    private func github(_ violation: Violation, _ line: Int) -> String {
        let kind =
            switch violation.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        let title = violation.path.isEmpty ? violation.code.rawValue : "\(violation.path): \(violation.code)"
        // What is wrong with a file as a whole stands in no line of it.
        let place = line == 0 ? "" : ",line=\(line)"
        return "::\(kind) file=\(VisibleText.workflowProperty(file))\(place),"
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
            append(contentsOf: digits[start...])
        }
    }
}
