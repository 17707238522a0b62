/// A regular expression whose matching takes time linear in the text, whatever the pattern and the text are.
///
/// It answers whether a text matches, whole or anywhere, and nothing else: no captures, no replacement. The syntax is the common
/// part of ICU, PCRE and ECMAScript without what needs backtracking (<doc:Patterns>). It works on Unicode scalars.
///
/// ```swift
/// let slug = try Pattern("[a-z0-9]+(?:-[a-z0-9]+)*")
/// slug.matches("linear-time")          // true
/// slug.isFound(in: "Not a slug!")      // true: `ot` is one
/// ```
///
/// A pattern is compiled when it is made and can be used from all threads at once. Keep it, or take it from ``cached(_:options:)``.
public struct Pattern: Sendable {
    /// The text that it was made from.
    public let text: String
    /// The options that it was made with.
    public let options: Options

    let engine: Engine

    /// Compiles a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - options: How it is read.
    ///   - limits: How large it may be.
    /// - Throws: ``PatternError`` when it is none, needs what cannot be matched in linear time, or is beyond a limit.
    /// - Complexity: O(*m*) in the number of the automaton's states. What matching needs is made when first used.
    public init(_ text: String, options: Options = Options(), limits: Limits = Limits()) throws(PatternError) {
        engine = try Engine(text, options: options, limits: limits)
        self.text = text
        self.options = options
    }

    /// Whether the whole text matches.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) in the length of the text.
    public func matches(_ text: String) -> Bool {
        if let result = text.utf8.withContiguousStorageIfAvailable({ engine.matches($0) }) { return result }
        var copy = text
        return copy.withUTF8 { engine.matches($0) }
    }

    /// Whether the whole text matches.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) in the length of the text.
    public func matches(_ text: some StringProtocol) -> Bool {
        if let result = text.utf8.withContiguousStorageIfAvailable({ engine.matches($0) }) { return result }
        return matches(String(text))
    }

    /// Whether the whole text matches.
    ///
    /// - Parameter utf8: The text in UTF-8. Bytes that are not UTF-8 match nothing.
    /// - Complexity: O(*n*) in the length of the text.
    public func matches(utf8: Span<UInt8>) -> Bool {
        utf8.withUnsafeBufferPointer { engine.matches($0) }
    }

    /// Whether the pattern matches anywhere in the text.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) in the length of the text.
    public func isFound(in text: String) -> Bool {
        if let result = text.utf8.withContiguousStorageIfAvailable({ engine.isFound(in: $0) }) { return result }
        var copy = text
        return copy.withUTF8 { engine.isFound(in: $0) }
    }

    /// Whether the pattern matches anywhere in the text.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) in the length of the text.
    public func isFound(in text: some StringProtocol) -> Bool {
        if let result = text.utf8.withContiguousStorageIfAvailable({ engine.isFound(in: $0) }) { return result }
        return isFound(in: String(text))
    }

    /// Whether the pattern matches anywhere in the text.
    ///
    /// - Parameter utf8: The text in UTF-8. Bytes that are not UTF-8 match nothing, and no word.
    /// - Complexity: O(*n*) in the length of the text.
    public func isFound(in utf8: Span<UInt8>) -> Bool {
        utf8.withUnsafeBufferPointer { engine.isFound(in: $0) }
    }
}

extension Pattern: Hashable {
    /// Patterns are equal when their texts are, scalar by scalar, and their options.
    public static func == (left: Pattern, right: Pattern) -> Bool {
        left.engine === right.engine
            || (left.options == right.options && left.text.utf8.elementsEqual(right.text.utf8))
    }

    /// Hashes the text and the options.
    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(options)
    }
}

extension Pattern: CustomStringConvertible {
    /// The pattern's text.
    public var description: String {
        text
    }
}
