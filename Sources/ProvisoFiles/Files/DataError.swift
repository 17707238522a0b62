public import ProvisoCore

/// Why data cannot be read any further: what, where, and how to fix it.
public struct DataError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// Where it shows, when that is known.
    public let position: SourcePosition?
    /// What is wrong.
    public let message: String
    /// How to fix it, when that can be said.
    public let hint: String?

    /// Creates an error.
    public init(file: String, at position: SourcePosition? = nil, _ message: String, hint: String? = nil) {
        self.file = file
        self.position = position
        self.message = message
        self.hint = hint
    }

    /// File, place, what is wrong and how to fix it, on one line.
    public var description: String {
        VisibleText.line(
            "\(file):" + (position.map { "\($0):" } ?? "") + " \(message)" + (hint.map { "; \($0)" } ?? ""))
    }
}
