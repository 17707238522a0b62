/// One way to match a text.
///
/// A class with overridden methods and not an enumeration, whose payload would be retained for each text.
class Machine: @unchecked Sendable {
    /// Whether the text matches from a place on, as though it began there.
    func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        preconditionFailure("every machine runs in its own way")
    }
}
