#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ProvisoForms

extension ValidatableInterfaceElement where Self: NSView {
    /// Shows the messages of the errors in a label, which is hidden where there are none, and tells assistive technology:
    /// the messages become the accessibility help of the element, before the one that it has, and are announced.
    ///
    /// The accessibility value stays the element's own, since that is what was entered. This is an `errorPresenter`, and
    /// takes the place of another one.
    ///
    /// - Parameters:
    ///   - label: The label; a message a line.
    ///   - isAnnounced: Whether new messages are announced.
    public func showErrors(in label: NSTextField, isAnnounced: Bool = true) {
        var said = ""
        errorPresenter = { [weak self, weak label] _ in
            guard let self else { return }
            let text = shownMessages.joined(separator: "\n")
            // The same messages may be about another value. That is not said at every key.
            guard text != said else { return }
            said = text
            label?.stringValue = text
            label?.isHidden = text.isEmpty
            describe(text)
            if isAnnounced, !text.isEmpty { announce(text) }
        }
        let text = shownMessages.joined(separator: "\n")
        said = text
        label.stringValue = text
        label.isHidden = text.isEmpty
        describe(text)
    }

    /// Makes messages the help of the element, before the one that it had.
    private func describe(_ messages: String) {
        let before = ElementPlaces.description.value(of: self) { ElementDescription(accessibilityHelp()) }.text
        setAccessibilityHelp(messages.isEmpty ? before : [messages, before].compactMap(\.self).joined(separator: " "))
        // Without errors the app may say something else.
        if messages.isEmpty { ElementPlaces.description.keep(nil, with: self) }
    }

    private func announce(_ text: String) {
        NSAccessibility.post(
            element: window ?? self, notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue])
    }
}
#endif
