/// A place in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters as YAML and editors count them (Unicode scalars), counted from 1.
    public let column: Int
    /// The file, where it is another than the one that is read: a document that a rule document includes.
    public let file: String?

    /// Creates a position from line and column, both counted from 1.
    public init(line: Int, column: Int, file: String? = nil) {
        self.line = line
        self.column = column
        self.file = file
    }

    /// Whether the left position comes first.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file ?? "", left.line, left.column) < (right.file ?? "", right.line, right.column)
    }

    /// Line and column, behind the file if it is another: `12:7`, `base.yaml:12:7`.
    public var description: String { (file.map { "\($0):" } ?? "") + "\(line):\(column)" }
}
