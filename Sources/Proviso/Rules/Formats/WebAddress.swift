public import ProvisoFormats

/// A text is an absolute URL, as `URLFormat` judges it; a missing scheme may be filled in: `.url`,
/// `.url(defaultScheme: "https")`.
///
/// With a default scheme, a text without one is judged with it, and the result is written back when it is valid. Code:
/// `url`, with what went wrong in the parameter `reason`.
public struct WebAddress<Value: StringProtocol>: CompositeRule {
    private let format: URLFormat
    private let defaultScheme: String?

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - format: The format and its options.
    ///   - defaultScheme: The scheme to put before a text that has none.
    public init(_ format: URLFormat = URLFormat(), defaultScheme: String? = nil) {
        self.format = format
        self.defaultScheme = defaultScheme
    }

    /// `url`.
    public var name: String { "url" }

    /// Judges a text, and completes it when it is valid.
    public func run(on value: inout Value?, into report: inout Report) {
        guard let text = value else { return fail("not text", into: &report) }
        guard let completed = completed(text) else {
            let failure = text.withBytes { format.failure(in: $0.span) }
            if let failure { fail(failure.reason, into: &report) }
            return
        }
        if let failure = format.failure(in: completed) {
            fail(failure.reason, into: &report)
        } else {
            value = Value(completed) ?? text
        }
    }

    /// The text with a scheme, when that makes it valid.
    public func tidy(_ value: Value) -> Value {
        guard let completed = completed(value), format.failure(in: completed) == nil else { return value }
        return Value(completed) ?? value
    }

    /// The text with the default scheme, or `nil` when it needs none.
    private func completed(_ text: Value) -> String? {
        guard let defaultScheme, !text.isEmpty else { return nil }
        if text.withBytes({ URLFormat.hasScheme($0.span) }) { return nil }
        return URLFormat.adding(defaultScheme: defaultScheme, to: String(text))
    }

    private func fail(_ reason: String, into report: inout Report) {
        report.fail("url", ["reason": .string(reason)])
    }
}

extension AnyRule where Value: StringProtocol {
    /// An absolute URL; see ``WebAddress``.
    public static var url: Self { Self(WebAddress()) }

    /// An absolute URL, with options of its own; see ``WebAddress``.
    public static func url(_ format: URLFormat = URLFormat(), defaultScheme: String? = nil) -> Self {
        Self(WebAddress(format, defaultScheme: defaultScheme))
    }
}
