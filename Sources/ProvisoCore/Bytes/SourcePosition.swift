/// A place in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters as YAML and editors count them (Unicode scalars), counted from 1.
    public let column: Int

    /// Creates a position from line and column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether the left position comes first.
    public static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// Line and column: `12:7`.
    public var description: String { "\(line):\(column)" }
}
