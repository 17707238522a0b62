extension ModelMessages {
    /// Whether the message for a violation shows the judged value.
    func showsValue(for violation: Violation) -> Bool {
        let keys = [violation.wording.key, violation.code.rawValue].compactMap { $0 }
        guard let message = keys.lazy.compactMap({ messages[$0] }).first else { return false }
        return message.forms.values.contains { $0.places.contains("value") }
    }
}
