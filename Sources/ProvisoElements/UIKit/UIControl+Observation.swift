#if canImport(UIKit) && !os(watchOS)
internal import ProvisoForms
internal import UIKit

/// Which events of a control mean what.
struct ControlEvents {
    let change: UIControl.Event
    let begin: UIControl.Event
    let end: UIControl.Event

    /// Those of a field of text, in which a touch moves the cursor alone.
    @MainActor static let text = ControlEvents(
        change: .editingChanged, begin: .editingDidBegin, end: [.editingDidEnd, .editingDidEndOnExit])
    /// Those of any other control.
    @MainActor static let any = ControlEvents(
        change: [.valueChanged, .editingChanged], begin: [.editingDidBegin, .touchDown],
        end: [.editingDidEnd, .editingDidEndOnExit, .touchUpInside, .touchUpOutside, .touchCancel])
}

extension UIControl {
    /// Begins or ends to tell an element, mostly this control itself, of the control's events.
    ///
    /// An action replaces one of the same identifier, so that none is ever there twice.
    func observe<Element: ValidatableInterfaceElement>(
        _ isObserved: Bool, _ events: ControlEvents, by element: Element
    ) {
        let composition = Composition()
        observe(isObserved, events.begin, "proviso.begin") { [weak element] in element?.editingDidBegin() }
        observe(isObserved, events.change, "proviso.change") { [weak self, weak element] in
            guard let self, let element else { return }
            composition.change(isComposing: isComposing) {
                // Without the focus the change is all there is: a switch, or VoiceOver that steps a slider.
                if element.validation.hasFocus { element.inputDidChange() } else { element.inputWasChosen() }
            }
        }
        observe(isObserved, events.end, "proviso.end") { [weak element] in
            composition.end { element?.inputDidChange() }
            element?.editingDidEnd()
        }
        // Somebody may be at it already.
        if isObserved, isFirstResponder { element.editingDidBegin() }
    }

    private func observe(
        _ isObserved: Bool, _ events: UIControl.Event, _ name: String, _ handle: @escaping () -> Void
    ) {
        let identifier = UIAction.Identifier(name)
        if isObserved {
            addAction(UIAction(identifier: identifier) { _ in handle() }, for: events)
        } else {
            removeAction(identifiedBy: identifier, for: events)
        }
    }

    /// Whether an input method shows a text that is not entered yet.
    private var isComposing: Bool { (self as? UITextField)?.markedTextRange != nil }
}
#endif
