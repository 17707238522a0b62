/// Why a text is not in a format, and where that shows.
public struct FormatFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in a few lower-case English words: `label too long`.
    ///
    /// The words of a released reason do not change, so that a program may compare them and a catalogue translate them.
    public let reason: String

    /// The offset in UTF-8 bytes at which it shows.
    public let offset: Int

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - reason: What is wrong. A literal, so that failing allocates nothing either.
    ///   - offset: The offset in UTF-8 bytes at which it shows.
    public init(_ reason: String, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// The reason and the offset, on one line.
    public var description: String { "\(reason) (at byte \(offset))" }
}
