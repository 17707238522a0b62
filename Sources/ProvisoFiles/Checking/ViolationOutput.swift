package import Proviso

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
    /// The width of the column for paths in text.
    private let pathWidth: Int
    private static let messageWidth = 56

    package init(_ output: ViolationOutput, file: String, catalog: MessageCatalog, paths: [String]) {
        self.output = output
        self.file = file
        self.catalog = catalog
        pathWidth = min(24, paths.map(\.count).max() ?? 0)
    }

    /// Appends a violation. Every object of ``ViolationOutput/json`` begins with a comma, which the first one loses.
    package func append(_ violation: Violation, record: Int, line: Int, to bytes: inout [UInt8]) {
        switch output {
        case .text: bytes.append(contentsOf: text(violation, line).utf8)
        case .ndjson:
            appendObject(violation, record, line, to: &bytes)
            bytes.append(0x0A)
        case .json:
            bytes.append(contentsOf: ",\n  ".utf8)
            appendObject(violation, record, line, to: &bytes)
        case .github: bytes.append(contentsOf: github(violation, line).utf8)
        }
    }

    private func text(_ violation: Violation, _ line: Int) -> String {
        let path = Self.singleLine(violation.path.description)
        let message = Self.singleLine(violation.message(in: catalog))
        let severity = violation.severity == .error ? "" : " (\(violation.severity.rawValue))"
        return
            "\(Self.singleLine(file)):\(line)  \(Self.padded(path, pathWidth))  \(Self.padded(message, Self.messageWidth))"
            + "  \(violation.code)\(severity)\n"
    }

    /// The text with its control characters made visible: a violation is one line, and moves no cursor of a terminal.
    private static func singleLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            let symbol = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{FFFD}"
            line.unicodeScalars.append(isControl(scalar) ? symbol ?? "\u{FFFD}" : scalar)
        }
        return line
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || 0x2028...0x2029 ~= scalar.value
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func appendObject(_ violation: Violation, _ record: Int, _ line: Int, to bytes: inout [UInt8]) {
        var writer = JSONWriter()
        writer.raw("{\"file\":")
        writer.write(file)
        writer.raw(",\"record\":")
        writer.write(record)
        writer.raw(",\"line\":")
        writer.write(line)
        writer.raw(",\"path\":")
        writer.write(violation.path.description)
        writer.raw(",\"rule\":")
        writer.write(violation.rule)
        writer.raw(",\"code\":")
        writer.write(violation.code.rawValue)
        writer.raw(",\"severity\":")
        writer.write(violation.severity.rawValue)
        writer.raw(",\"message\":")
        writer.write(violation.message(in: catalog))
        writer.raw(",\"parameters\":")
        writer.write(.object(violation.parameters.object))
        writer.raw("}")
        bytes.append(contentsOf: writer.bytes)
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
        return "::\(kind) file=\(Self.escaped(file, isProperty: true)),line=\(line),"
            + "title=\(Self.escaped(title, isProperty: true))"
            + "::\(Self.escaped(violation.message(in: catalog), isProperty: false))\n"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
