public enum AccessibilityNotification {
    public struct Announcement {
        private let text: String

        public init(_ text: String) { self.text = text }

        public func post() { Announced.note(text) }
    }
}

/// What was announced. For those who check.
public enum Announced {
    public nonisolated(unsafe) static var texts: [String] = []

    fileprivate static func note(_ text: String) { texts.append(text) }
}
