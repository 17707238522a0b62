#if canImport(UIKit) && !os(watchOS)
public import ProvisoForms
public import UIKit

extension ValidatableInterfaceElement where Self: UIView {
    /// Shows the messages of the errors in a label, which is hidden where there are none, and tells assistive technology:
    /// the messages become the accessibility hint of the element, before the one that it has, and are announced.
    ///
    /// ```swift
    /// emailField.showErrors(in: emailErrors)
    /// ```
    ///
    /// The accessibility value stays the element's own, since that is what was entered. This is an `errorPresenter`, and
    /// takes the place of another one.
    ///
    /// - Parameters:
    ///   - label: The label; a message a line.
    ///   - isAnnounced: Whether new messages are announced.
    public func showErrors(in label: UILabel, isAnnounced: Bool = true) {
        label.numberOfLines = 0
        var said = ""
        errorPresenter = { [weak self, weak label] _ in
            guard let self else { return }
            let text = shownMessages.joined(separator: "\n")
            // The same messages may be about another value. That is not said at every key.
            guard text != said else { return }
            said = text
            label?.text = text
            label?.isHidden = text.isEmpty
            describe(text)
            if isAnnounced, !text.isEmpty { UIAccessibility.post(notification: .announcement, argument: text) }
        }
        let text = shownMessages.joined(separator: "\n")
        said = text
        label.text = text
        label.isHidden = text.isEmpty
        describe(text)
    }

    /// Makes messages the hint of the element, before the one that it had.
    private func describe(_ messages: String) {
        var view: UIView = self
        #if !os(tvOS)
        // The field in it is what is read.
        if let bar = view as? UISearchBar { view = bar.searchTextField }
        #endif
        let before = ElementPlaces.description.value(of: view) { ElementDescription(view.accessibilityHint) }.text
        view.accessibilityHint =
            messages.isEmpty ? before : [messages, before].compactMap(\.self).joined(separator: " ")
        // Without errors the app may say something else.
        if messages.isEmpty { ElementPlaces.description.keep(nil, with: view) }
    }
}
#endif
