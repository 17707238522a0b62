/// What helps a person to enter a text: the control and the keyboard that suit it, and what a browser may fill in.
///
/// The words are those of HTML. A hint refuses nothing.
public struct InputHint: Sendable, Hashable {
    /// The `type` of an `input` that takes every text which passes; `nil` where there is none but `text`.
    public var type: String?
    /// The `inputmode`: the keyboard of a device without keys.
    public var mode: String?
    /// The token of `autocomplete`: what the text is for a browser that knows its user.
    public var autocomplete: String?

    /// Creates a hint.
    public init(type: String? = nil, mode: String? = nil, autocomplete: String? = nil) {
        self.type = type
        self.mode = mode
        self.autocomplete = autocomplete
    }
}
