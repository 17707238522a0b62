/// What is wrong with a pattern, where, and what to write instead.
public struct PatternError: Error, Hashable, Sendable {
    /// A place in the pattern's text.
    public struct Position: Hashable, Sendable {
        /// Number of Unicode scalars in front of it.
        public var unicodeScalars: Int
        /// Number of UTF-8 bytes in front of it.
        public var utf8: Int

        /// Makes a position.
        public init(unicodeScalars: Int, utf8: Int) {
            self.unicodeScalars = unicodeScalars
            self.utf8 = utf8
        }
    }

    /// The kinds of problems, for those who treat them differently.
    public enum Kind: Hashable, Sendable {
        /// The text is not a pattern.
        case syntax
        /// The pattern asks for something that cannot be matched in linear time, such as a back-reference.
        case unsupported
        /// The pattern is beyond one of its ``Pattern/Limits``.
        case limit
    }

    /// The kind of problem.
    public var kind: Kind
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// Where it begins.
    public var position: Position
    /// What to write instead, when there is advice to give.
    public var suggestion: String?

    /// Makes an error.
    public init(_ kind: Kind, _ message: String, at position: Position, suggestion: String? = nil) {
        self.kind = kind
        self.message = message
        self.position = position
        self.suggestion = suggestion
    }
}

extension PatternError: CustomStringConvertible {
    /// Message, column (the first is 1) and suggestion in one line.
    public var description: String {
        let start = "\(message) (column \(position.unicodeScalars + 1))"
        guard let suggestion else { return start }
        return "\(start): \(suggestion)"
    }
}
