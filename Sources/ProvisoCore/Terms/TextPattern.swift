internal import ProvisoPatterns

/// A regular expression and how much of a text it has to match. Runs in time linear in the text, whatever it is.
struct TextPattern: Sendable {
    let pattern: Pattern
    let isWhole: Bool

    init(_ text: String, caseInsensitive: Bool, unicode: Bool, isWhole: Bool) throws(PatternError) {
        try self.init(
            text, options: Pattern.Options(caseInsensitive: caseInsensitive, unicode: unicode), isWhole: isWhole)
    }

    init(_ text: String, options: Pattern.Options, isWhole: Bool) throws(PatternError) {
        pattern = try Pattern.cached(text, options: options)
        self.isWhole = isWhole
    }

    /// Compiles a pattern that stands in a program: a broken one is the programmer's mistake.
    init(programmed text: String, caseInsensitive: Bool, isWhole: Bool) {
        do throws(PatternError) {
            try self.init(text, caseInsensitive: caseInsensitive, unicode: false, isWhole: isWhole)
        } catch {
            let advice = error.kind == .unsupported ? "; a `Regex` value knows more" : ""
            preconditionFailure("The pattern \(text) does not compile: \(error)\(advice)")
        }
    }

    /// An example of what matches, as messages are filled with it; `nil` where there is none.
    var example: Parameters? { pattern.example.map { ["example": .string($0)] } }

    /// Whether the text matches, whole or anywhere.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isWhole ? pattern.matches(utf8: bytes.span) : pattern.isFound(in: bytes.span)
    }
}
