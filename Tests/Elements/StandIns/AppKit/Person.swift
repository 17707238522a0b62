public import Foundation

// What a person does, as opposed to what a program sets.

extension NSTextField {
    /// Types a text in place of what is there, letter by letter.
    public func personTypes(_ text: String) {
        beginEditing()
        stringValue = ""
        for letter in text {
            stringValue.append(letter)
            NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
    }

    /// Composes a text with an input method, which is not entered before it is accepted.
    public func personComposes(_ text: String) {
        beginEditing()
        (currentEditor() as? NSTextView)?.isComposing = true
        stringValue = text
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Leaves the field.
    public func personLeaves() { endEditing() }
}

extension NSTokenField {
    /// Enters tokens.
    public func personEnters(_ tokens: String...) {
        beginEditing()
        objectValue = tokens
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}

extension NSComboBox {
    /// Chooses an item: whoever looks is told before the text is the item's.
    public func personChooses(_ index: Int) {
        selectItem(at: index)
        if let item = objectValueOfSelectedItem { objectValue = item }
    }
}

extension NSTextView {
    /// Types a text in place of what is there.
    public func personTypes(_ text: String) {
        NotificationCenter.default.post(name: Self.didBeginEditingNotification, object: self)
        string = text
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    /// Composes a text with an input method.
    public func personComposes(_ text: String) {
        isComposing = true
        personTypes(text)
        isComposing = false
    }

    /// Leaves the view.
    public func personLeaves() { NotificationCenter.default.post(name: Self.didEndEditingNotification, object: self) }
}

extension NSControl {
    fileprivate func act(_ event: NSEvent.EventType) {
        NSApplication.shared.currentEvent = NSEvent(event)
        sendAction(action, to: target)
        NSApplication.shared.currentEvent = nil
    }
}

extension NSSlider {
    /// Drags the knob over some values.
    public func personDrags(over values: Double...) {
        for value in values {
            doubleValue = value
            act(.leftMouseDragged)
        }
        act(.leftMouseUp)
    }
}

extension NSButton {
    /// Ticks the box, or unticks it.
    public func personClicks() {
        state = state == .on ? .off : .on
        act(.leftMouseUp)
    }
}

extension NSDatePicker {
    public func personPicks(_ date: Date) {
        dateValue = date
        act(.leftMouseUp)
    }
}
