internal import ProvisoFormats

/// What can tell whether a text matches.
protocol TextMatcher: Sendable {
    /// The key of the message, where there is one of its own.
    var wording: String? { get }
    /// The pattern, when it is one that documents can write; `nil` for what Swift alone matches.
    var textPattern: TextPattern? { get }
    func matches(_ text: some StringProtocol) -> Bool
    /// Whether a text matches, and if not, whether it could with more text at its end; `nil` when nobody can tell.
    func completion(of text: String) -> Completion?
}

extension TextPattern: TextMatcher {
    var wording: String? { nil }
    var textPattern: TextPattern? { self }
    func completion(of text: String) -> Completion? { text.withBytes { completion(of: $0, isInverted: false) } }
    func matches(_ text: some StringProtocol) -> Bool { text.withBytes { matches($0) } }
}
