#if canImport(UIKit) && !os(watchOS)
public import ProvisoForms
public import UIKit

// The elements of UIKit. A value that code sets sends no event: it is judged when `validate()` is called.

/// A field of text. What an input method is still composing is not judged.
extension UITextField: ValidatableInterfaceElement {
    /// The text.
    public var inputValue: String {
        get { text ?? "" }
        set { if newValue != text ?? "" { text = newValue } }
    }

    /// Begins or ends to listen to the element.
    public func observeInput(_ isObserved: Bool) { observe(isObserved, ControlEvents.text, by: self) }
}

#if !os(tvOS)
/// A field to search with. Its text field is observed, and its delegate left alone.
extension UISearchBar: ValidatableInterfaceElement {
    /// The text.
    public var inputValue: String {
        get { text ?? "" }
        set { if newValue != text ?? "" { text = newValue } }
    }

    /// Begins or ends to listen to the element.
    public func observeInput(_ isObserved: Bool) { searchTextField.observe(isObserved, ControlEvents.text, by: self) }
}

/// A slider. A drag is one editing: it begins with the touch, changes as the thumb moves, and ends when it is let go.
extension UISlider: ValidatableInterfaceElement {
    /// The value of the slider.
    public var inputValue: Float {
        get { value }
        set { value = newValue }
    }
}

/// A stepper. Each step is a choice, which changes and leaves at once.
extension UIStepper: ValidatableInterfaceElement {
    /// The value of the stepper.
    public var inputValue: Double {
        get { value }
        set { value = newValue }
    }
}

/// A switch. It is on or off.
extension UISwitch: ValidatableInterfaceElement {
    /// Whether it is on.
    public var inputValue: Bool {
        get { isOn }
        set { isOn = newValue }
    }
}

/// A date picker.
extension UIDatePicker: ValidatableInterfaceElement {
    /// The date.
    public var inputValue: Date {
        get { date }
        set { date = newValue }
    }
}
#endif

/// Segments to choose one from, by its index; `nil` where none is chosen.
extension UISegmentedControl: ValidatableInterfaceElement {
    /// The index of the segment that is selected.
    public var inputValue: Int? {
        get { selectedSegmentIndex == UISegmentedControl.noSegment ? nil : selectedSegmentIndex }
        set { selectedSegmentIndex = newValue ?? UISegmentedControl.noSegment }
    }
}

/// A text of several lines. What an input method is still composing is not judged. Its notifications are observed, and
/// its delegate left alone.
extension UITextView: ValidatableInterfaceElement {
    /// The text.
    public var inputValue: String {
        get { text ?? "" }
        set { if newValue != text ?? "" { text = newValue } }
    }

    /// Begins or ends to listen to the element.
    public func observeInput(_ isObserved: Bool) {
        guard isObserved else { return ElementPlaces.notifications.keep(nil, with: self) }
        let observers = NotificationObservers()
        let composition = Composition()
        observers.observe(UITextView.textDidBeginEditingNotification, of: self) { [weak self] in
            self?.editingDidBegin()
        }
        observers.observe(UITextView.textDidChangeNotification, of: self) { [weak self] in
            guard let self else { return }
            composition.change(isComposing: markedTextRange != nil) { self.inputDidChange() }
        }
        observers.observe(UITextView.textDidEndEditingNotification, of: self) { [weak self] in
            composition.end { self?.inputDidChange() }
            self?.editingDidEnd()
        }
        ElementPlaces.notifications.keep(observers, with: self)
        // Somebody may be at it already.
        if isFirstResponder { editingDidBegin() }
    }
}

extension ValidatableInterfaceElement where Self: UIResponder {
    /// What is kept for the element, for as long as it lives.
    public var validation: ElementValidation<InputType> {
        let kept = ElementPlaces.validation.value(of: self) { ElementValidation<InputType>() }
        // A subclass that stores its own does not come here, so nothing else is ever kept.
        return kept as? ElementValidation<InputType> ?? ElementValidation<InputType>()
    }

    /// Gives the element the focus.
    public func takeFocus() { becomeFirstResponder() }
}

extension ValidatableInterfaceElement where Self: UIControl {
    /// Observes the events that controls send: of a change, of the begin and the end of editing, and of a touch.
    public func observeInput(_ isObserved: Bool) { observe(isObserved, ControlEvents.any, by: self) }
}
#endif
