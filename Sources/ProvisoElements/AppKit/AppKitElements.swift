#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ProvisoForms

// The elements of AppKit. A value that code sets sends nothing: it is judged when `validate()` is called.

/// A field of text, a combo box, or a token field, whose text is its tokens with commas; see also `tokens`.
///
/// What an input method is still composing is not judged. Notifications are observed, and the delegate is left alone.
extension NSTextField: ValidatableInterfaceElement {
    /// The text.
    public var inputValue: String {
        get { stringValue }
        set { if newValue != stringValue { stringValue = newValue } }
    }

    /// Begins or ends to listen to the element.
    public func observeInput(_ isObserved: Bool) {
        ElementPlaces.notifications.keep(isObserved ? observeEditing(by: self) : nil, with: self)
    }
}

/// A slider. A drag is one editing, which ends when the knob is let go.
extension NSSlider: ValidatableInterfaceElement {
    /// The value of the slider.
    public var inputValue: Double {
        get { doubleValue }
        set { doubleValue = newValue }
    }
}

/// A box to tick, or any button with a state: whether it is on.
extension NSButton: ValidatableInterfaceElement {
    /// Whether its state is on.
    public var inputValue: Bool {
        get { state == .on }
        set { state = newValue ? .on : .off }
    }
}

/// A date picker.
extension NSDatePicker: ValidatableInterfaceElement {
    /// The date.
    public var inputValue: Date {
        get { dateValue }
        set { dateValue = newValue }
    }
}

/// A text of several lines. What an input method is still composing is not judged. Its notifications are observed, and
/// its delegate left alone.
extension NSTextView: ValidatableInterfaceElement {
    /// The text.
    public var inputValue: String {
        get { string }
        set { if newValue != string { string = newValue } }
    }

    /// Begins or ends to listen to the element.
    public func observeInput(_ isObserved: Bool) {
        guard isObserved else { return ElementPlaces.notifications.keep(nil, with: self) }
        let observers = NotificationObservers()
        let composition = Composition()
        observers.observe(NSText.didBeginEditingNotification, of: self) { [weak self] in self?.editingDidBegin() }
        observers.observe(NSText.didChangeNotification, of: self) { [weak self] in
            guard let self else { return }
            composition.change(isComposing: hasMarkedText()) { self.inputDidChange() }
        }
        observers.observe(NSText.didEndEditingNotification, of: self) { [weak self] in
            composition.end { self?.inputDidChange() }
            self?.editingDidEnd()
        }
        ElementPlaces.notifications.keep(observers, with: self)
    }
}

extension ValidatableInterfaceElement where Self: NSResponder {
    /// What is kept for the element, for as long as it lives.
    public var validation: ElementValidation<InputType> {
        let kept = ElementPlaces.validation.value(of: self) { ElementValidation<InputType>() }
        // A subclass that stores its own does not come here, so nothing else is ever kept.
        return kept as? ElementValidation<InputType> ?? ElementValidation<InputType>()
    }
}

extension ValidatableInterfaceElement where Self: NSView {
    /// Gives the element the focus.
    public func takeFocus() { window?.makeFirstResponder(self) }
}

extension ValidatableInterfaceElement where Self: NSControl {
    /// Observes the action of the control. What target and action it has are called as before.
    ///
    /// A control has one target. One that is set while the control is observed takes the place of the observation, so set
    /// it before, or observe anew.
    public func observeInput(_ isObserved: Bool) {
        guard isObserved else { return stopObservingAction() }
        observeAction { [weak self] in
            guard let self else { return }
            if NSApplication.shared.currentEvent?.type == .leftMouseDragged {
                editingDidBegin()
                inputDidChange()
            } else if validation.hasFocus {
                inputDidChange()
                editingDidEnd()
            } else {
                inputWasChosen()
            }
        }
    }
}
#endif
