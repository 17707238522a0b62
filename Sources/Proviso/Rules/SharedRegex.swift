#if canImport(Darwin)
internal import os
#else
internal import Synchronization
#endif

/// A `Regex`, which may not be used by two threads at once, behind a lock.
final class SharedRegex<Output>: TextMatcher {
    #if canImport(Darwin)
    private let regex: OSAllocatedUnfairLock<Regex<Output>>

    init(_ regex: sending Regex<Output>, whole: Bool) {
        self.regex = OSAllocatedUnfairLock(uncheckedState: regex)
        isWhole = whole
    }
    #else
    private let regex: Mutex<Regex<Output>>

    init(_ regex: sending Regex<Output>, whole: Bool) {
        self.regex = Mutex(regex)
        isWhole = whole
    }
    #endif

    private let isWhole: Bool
    var wording: String? { nil }

    /// Whether the text matches, whole or anywhere. A regex that throws does not match.
    func matches(_ text: some StringProtocol) -> Bool {
        let text = Substring(text)
        #if canImport(Darwin)
        return regex.withLockUnchecked { Self.matches($0, text, isWhole) }
        #else
        return regex.withLock { Self.matches($0, text, isWhole) }
        #endif
    }

    private static func matches(_ regex: borrowing Regex<Output>, _ text: Substring, _ whole: Bool) -> Bool {
        do {
            return try (whole ? regex.wholeMatch(in: text) : regex.firstMatch(in: text)) != nil
        } catch {
            return false
        }
    }
}
