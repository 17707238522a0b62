/// Whether text for people has colours.
public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Text alone.
    case plain
    /// Text with the escape sequences (ECMA-48, SGR) by which terminals show colours: red for errors, yellow for warnings,
    /// cyan for remarks.
    case coloured

    /// The style that suits where text goes.
    ///
    /// Colours are for terminals alone, for none that calls itself `dumb`, and not for people who set `NO_COLOR` to anything
    /// but an empty text (no-color.org).
    ///
    /// - Parameters:
    ///   - isTerminal: Whether the text goes to a terminal, as `isatty` knows.
    ///   - environment: The variables of the process.
    public static func suited(toTerminal isTerminal: Bool, environment: [String: String]) -> TextStyle {
        guard isTerminal, environment["TERM"] != "dumb", environment["NO_COLOR"] ?? "" == "" else { return .plain }
        return .coloured
    }

    /// A part of a line that is shown in its own way.
    enum Part {
        /// What helps to find something, and is not read first.
        case minor
        /// Where the problem is, in the colour of how much it weighs.
        case field(Severity)
        /// How much a problem weighs.
        case severity(Severity)
    }

    /// A part of a line as it is shown.
    func styled(_ text: String, as part: Part) -> String {
        guard !text.isEmpty else { return text }
        let (start, end) = marks(of: part)
        return start + text + end
    }

    /// What stands before and behind a part.
    func marks(of part: Part) -> (start: String, end: String) {
        guard self == .coloured else { return ("", "") }
        let parameters =
            switch part {
            case .minor: "2"
            case .field(let severity): "1;" + Self.colour(of: severity)
            case .severity(let severity): Self.colour(of: severity)
            }
        return ("\u{1B}[\(parameters)m", "\u{1B}[0m")
    }

    private static func colour(of severity: Severity) -> String {
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .info: "36"
        }
    }
}
