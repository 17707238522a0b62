/// The end of a text at which `.trim` takes characters off.
public enum TrimSide: String, Sendable, Hashable, CaseIterable {
    /// The start.
    case left
    /// The end.
    case right
    /// The start and the end.
    case both
}
