public import Foundation

// What a person does, as opposed to what a program sets.

extension UITextField {
    /// Types a text in place of what is there, letter by letter.
    public func personTypes(_ text: String) {
        _ = becomeFirstResponder()
        self.text = ""
        for letter in text {
            self.text?.append(letter)
            changed()
        }
        if text.isEmpty { changed() }
    }

    /// Composes a text with an input method, which is not entered before it is accepted.
    public func personComposes(_ text: String) {
        _ = becomeFirstResponder()
        self.text = text
        markedTextRange = UITextRange()
        changed()
    }

    /// Accepts what the input method shows.
    public func personAcceptsComposition() {
        markedTextRange = nil
        changed()
    }

    private func changed() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Leaves the field.
    public func personLeaves() { _ = resignFirstResponder() }

    /// Presses Return.
    public func personPressesReturn() {
        sendActions(for: .editingDidEndOnExit)
        _ = resignFirstResponder()
    }
}

extension UITextView {
    /// Types a text in place of what is there.
    public func personTypes(_ text: String) {
        _ = becomeFirstResponder()
        self.text = text
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Composes a text with an input method.
    public func personComposes(_ text: String) {
        markedTextRange = UITextRange()
        personTypes(text)
    }

    /// Leaves the view.
    public func personLeaves() { _ = resignFirstResponder() }
}

extension UISlider {
    /// Drags the thumb over some values.
    public func personDrags(over values: Float...) {
        sendActions(for: .touchDown)
        for value in values {
            self.value = value
            if isContinuous { sendActions(for: .valueChanged) }
        }
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .touchUpInside)
    }
}

extension UISwitch {
    public func personFlips() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

extension UIStepper {
    public func personSteps(by step: Double) {
        value += step
        sendActions(for: .valueChanged)
    }
}

extension UIDatePicker {
    public func personPicks(_ date: Date) {
        self.date = date
        sendActions(for: .valueChanged)
    }
}

extension UISegmentedControl {
    public func personSelects(_ segment: Int) {
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
    }
}
