#if hasFeature(Embedded)
/// Why values could not be read that lie outside of memory. Embedded Swift has no files; whoever gives it texts of documents
/// says in words why there is none.
public struct ReadingError: Error, Sendable, CustomStringConvertible {
    /// What happened.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}

/// Ends a reading of which no more is wanted.
enum ReadingEnd {
    static let enough = ReadingError("enough is read")
}
#else
/// Why values could not be read that lie outside of memory: whatever reads the file has thrown.
public typealias ReadingError = any Error

/// Ends a reading of which no more is wanted.
enum ReadingEnd: Error {
    case enough
}
#endif
