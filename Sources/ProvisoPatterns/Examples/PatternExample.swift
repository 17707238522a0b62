/// An example of what a pattern matches, made once.
final class PatternExample: Sendable {
    let text: String?

    init(_ text: String?) { self.text = text }
}
