/// Writes a violation as a line for people: where it is, what is wrong, and its code.
///
/// Nothing in it, be it a file's name, a path or a message, ends the line, moves a terminal's cursor or reorders the text
/// beside it.
package struct ViolationLine: Sendable {
    var catalog: MessageCatalog
    var style: TextStyle
    /// How many characters the column of paths is wide; without one when `nil`.
    var pathWidth: Int?
    /// How many characters the column of messages is wide.
    var messageWidth: Int
    /// How many columns a line may take, as a terminal has; without a limit when `nil`.
    package let width: Int?

    /// Longer paths and messages stand out of their columns, so that one of them does not push all others away.
    package static var widestPath: Int { 24 }
    package static var widestMessage: Int { 56 }

    package init(
        in catalog: MessageCatalog, style: TextStyle, pathWidth: Int?, messageWidth: Int, width: Int? = nil
    ) {
        self.catalog = catalog
        self.style = style
        self.pathWidth = pathWidth
        self.messageWidth = messageWidth
        self.width = width
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

    /// How a line begins that is not broken: it goes on with ``text(of:location:)`` without a location.
    ///
    /// - Returns: The location as it is shown, which a number may follow, and what stands behind it.
    package func beginning(location: String) -> (location: String, end: String) {
        let (start, end) = style.marks(of: .minor)
        return (start + VisibleText.line(location), end + Columns.gap)
    }

    /// The line of a violation whose path and message have been made.
    func text(of violation: Violation, path: String, message: String, location: String? = nil) -> String {
        let columns = Columns(violation, path: path, message: message, location: location, of: self)
        return width.map(columns.fitted) ?? columns.joined
    }

    /// A line below that of a violation: the value that was judged, and what may have been meant. `nil` when the value is not
    /// known.
    package func value(of violation: Violation) -> String? {
        guard let value = violation.judgedValue else { return nil }
        let indent = "  "
        let shown = VisibleText.singleLine(VisibleText.shown(value.text ?? value.description), keepsIsolates: true)
        let question = violation.suggestionText(in: catalog).map {
            "  " + VisibleText.singleLine($0, keepsIsolates: true)
        }
        let line = (value.text == nil ? shown : catalog.language.quoted(shown)) + (question ?? "")
        let lines = width.map { TextWrapping.lines(of: line, width: max(1, $0 - indent.count)) } ?? [line]
        return lines.map { indent + $0 }.joined(separator: "\n")
    }

    /// The path as it stands in a line.
    static func path(of violation: Violation) -> String { VisibleText.singleLine(violation.path.description) }

    /// The message as it stands in a line.
    static func message(of violation: Violation, in catalog: MessageCatalog) -> String {
        VisibleText.singleLine(violation.message(in: catalog), keepsIsolates: true)
    }

    /// How many columns a text takes.
    static func width(of text: String) -> Int { DisplayWidth.of(text) }
}
