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

    package init(
        _ output: ViolationOutput, file: String, catalog: MessageCatalog, paths: [String], style: TextStyle = .plain,
        width: Int? = nil
    ) {
        self.output = output
        self.file = file
        self.catalog = catalog
        line = ViolationLine(
            in: catalog, style: style, pathWidth: min(ViolationLine.widestPath, paths.map(\.count).max() ?? 0),
            messageWidth: ViolationLine.widestMessage, width: width)
    }

    /// Appends a violation. Every object of ``ViolationOutput/json`` begins with a comma, which the first one loses.
    package func append(_ violation: Violation, record: Int, line: Int, to bytes: inout [UInt8]) {
        switch output {
        case .text:
            bytes.append(contentsOf: self.line.text(of: violation, location: "\(file):\(line)").utf8)
            bytes.append(0x0A)
        case .ndjson:
            appendObject(violation, record, line, to: &bytes)
            bytes.append(0x0A)
        case .json:
            bytes.append(contentsOf: ",\n  ".utf8)
            appendObject(violation, record, line, to: &bytes)
        case .github: bytes.append(contentsOf: github(violation, line).utf8)
        }
    }

    private func appendObject(_ violation: Violation, _ record: Int, _ line: Int, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        writer.raw("{\"file\":")
        writer.write(file)
        writer.raw(",\"record\":")
        writer.write(record)
        writer.raw(",\"line\":")
        writer.write(line)
        writer.raw(",")
        writer.writeMembers(of: violation, in: catalog)
        writer.raw("}")
        bytes.append(contentsOf: VisibleText.json(writer.bytes))
    }

    /// `::error file=…,line=…,title=…::message`, escaped as the workflow commands ask for it.
    private func github(_ violation: Violation, _ line: Int) -> String {
        let kind =
            switch violation.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        let title = violation.path.isEmpty ? violation.code.rawValue : "\(violation.path): \(violation.code)"
        return "::\(kind) file=\(VisibleText.workflowProperty(file)),line=\(line),"
            + "title=\(VisibleText.workflowProperty(title))"
            + "::\(VisibleText.workflowMessage(violation.message(in: catalog)))\n"
    }
}
