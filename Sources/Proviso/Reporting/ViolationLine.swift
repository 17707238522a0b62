/// Writes a violation as a line for people: where it is, what is wrong, and its code.
///
/// Nothing in it, be it a file's name, a path or a message, ends the line, moves a terminal's cursor or reorders the text
/// beside it.
package struct ViolationLine: Sendable {
    package var catalog: MessageCatalog
    package var style: TextStyle
    /// How many characters the column of paths is wide; without one when `nil`.
    package var pathWidth: Int?
    /// How many characters the column of messages is wide.
    package var messageWidth: Int

    /// Longer paths and messages stand out of their columns, so that one of them does not push all others away.
    package static let widestPath = 24
    package static let widestMessage = 56

    package init(in catalog: MessageCatalog, style: TextStyle, pathWidth: Int?, messageWidth: Int) {
        self.catalog = catalog
        self.style = style
        self.pathWidth = pathWidth
        self.messageWidth = messageWidth
    }

    /// The line, without its end.
    ///
    /// - Parameters:
    ///   - violation: What was found.
    ///   - location: What stands before it, such as a file and a line.
    package func text(of violation: Violation, location: String? = nil) -> String {
        text(
            of: violation, path: Self.path(of: violation), message: Self.message(of: violation, in: catalog),
            location: location)
    }

    /// The line of a violation whose path and message have been made.
    func text(of violation: Violation, path: String, message: String, location: String? = nil) -> String {
        var columns: [String] = []
        if let location { columns.append(style.styled(VisibleText.line(location), as: .minor)) }
        if let pathWidth {
            columns.append(style.styled(path, as: .field(violation.severity)) + Self.blanks(path, pathWidth))
        }
        columns.append(message + Self.blanks(message, messageWidth))
        let code = style.styled(VisibleText.singleLine(violation.code.rawValue), as: .minor)
        let severity = violation.severity
        columns.append(
            severity == .error ? code : code + " " + style.styled("(\(severity.rawValue))", as: .severity(severity)))
        return columns.joined(separator: "  ")
    }

    /// The path as it stands in a line.
    static func path(of violation: Violation) -> String { VisibleText.singleLine(violation.path.description) }

    /// The message as it stands in a line.
    static func message(of violation: Violation, in catalog: MessageCatalog) -> String {
        VisibleText.singleLine(violation.message(in: catalog), keepsIsolates: true)
    }

    private static func blanks(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - Self.width(of: text)))
    }

    /// How many characters a text has.
    static func width(of text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
    }
}
