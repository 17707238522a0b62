public import ProvisoFormats

/// A rule that knows what typing on can do for a text.
///
/// A form that checks as one types holds an error back as long as the text is incomplete.
package protocol TypingRule {
    /// Whether a text passes, and if not, whether it could with more text at its end; `nil` when the rule cannot tell.
    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion?
}

/// What typing on can do for a text: it is valid, it can become so, or it is lost.
public typealias Completion = ProvisoFormats.Completion

extension FormatRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension InFormat: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension StringRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { limits.completion(of: text) }
}

extension MatchRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        pattern?.completion(of: text, isInverted: isInverted)
    }
}

extension Matches: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        matcher.completion(of: text)
    }
}

extension URLRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard let defaultScheme else { return format.completion(of: text.span) }
        let text = String(decoding: text, as: UTF8.self)
        let completed = format.completion(of: URLFormat.adding(defaultScheme: defaultScheme, to: text))
        // What has no scheme as yet can be the beginning of one.
        return completed == .lost ? format.completion(of: text) : completed
    }
}

extension Spelled: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        (rule as? any TypingRule)?.completion(of: text)
    }
}

extension _TextRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        switch kind {
        case .required: text.isEmpty ? .incomplete : .valid
        case .length(let limits): limits.completion(of: text)
        case .url(let format): format.completion(of: text.span)
        case .format(let format): format.completion(of: text.span)
        }
    }
}
