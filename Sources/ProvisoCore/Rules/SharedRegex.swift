#if !hasFeature(Embedded)
internal import ProvisoFormats
internal import ProvisoBase

/// A `Regex`, which may not be used by two threads at once, behind a lock.
final class SharedRegex<Output>: TextMatcher {
    /// Handed over whole, and then used with the lock held alone.
    private struct Handed: @unchecked Sendable {
        let regex: Regex<Output>
    }

    private let handed: Locked<Handed>

    init(_ regex: sending Regex<Output>, whole: Bool) {
        handed = Locked(Handed(regex: regex))
        isWhole = whole
    }

    private let isWhole: Bool
    var wording: String? { nil }
    var textPattern: TextPattern? { nil }

    /// What a `Regex` would yet match cannot be asked.
    func completion(of text: String) -> Completion? { nil }

    /// Whether the text matches, whole or anywhere. A regex that throws does not match.
    func matches(_ text: some StringProtocol) -> Bool {
        let text = Substring(text)
        return handed.withLock { [isWhole] in Self.matches($0.regex, text, isWhole) }
    }

    private static func matches(_ regex: borrowing Regex<Output>, _ text: Substring, _ whole: Bool) -> Bool {
        do {
            return try (whole ? regex.wholeMatch(in: text) : regex.firstMatch(in: text)) != nil
        } catch {
            return false
        }
    }
}
#endif
