extension Sequence<Violation> {
    /// The violations as text for people, a line for each, in columns: path, message and code.
    ///
    /// ```text
    /// email     Email must be an email address, like name@example.com.  email
    /// password  Password must be at least 8 characters long.            string.tooShort
    /// nickname  Nickname is taken.                         nickname.taken (warning)
    /// ```
    ///
    /// Control characters and marks that reorder text are made visible, so that nothing which came from outside can move a
    /// terminal's cursor, end a line or change what stands beside it.
    ///
    /// - Parameters:
    ///   - style: Whether there are colours; ``TextStyle/suited(toTerminal:environment:)`` knows when there should be.
    ///   - catalog: The language.
    ///   - width: How many columns a terminal has, to break longer lines between words; none is broken when `nil`.
    /// - Returns: The lines, without a line end behind the last one; an empty text when there is no violation.
    public func text(_ style: TextStyle = .plain, in catalog: MessageCatalog = .english, width: Int? = nil) -> String {
        let rows = map { violation in
            (
                violation: violation, path: ViolationLine.path(of: violation),
                message: ViolationLine.message(of: violation, in: catalog)
            )
        }
        let path = rows.map { ViolationLine.width(of: $0.path) }.max() ?? 0
        let message = rows.map { ViolationLine.width(of: $0.message) }.max() ?? 0
        let line = ViolationLine(
            in: catalog, style: style, pathWidth: path == 0 ? nil : Swift.min(ViolationLine.widestPath, path),
            messageWidth: Swift.min(ViolationLine.widestMessage, message), width: width)
        return rows.map { line.text(of: $0.violation, path: $0.path, message: $0.message) }.joined(separator: "\n")
    }
}
