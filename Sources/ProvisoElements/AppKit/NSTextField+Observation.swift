#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
internal import ProvisoForms

extension NSTextField {
    /// Tells an element, mostly this field itself, of what is typed, for as long as the result lives.
    func observeEditing<Element: ValidatableInterfaceElement>(by element: Element) -> NotificationObservers {
        let observers = NotificationObservers()
        let composition = Composition()
        observers.observe(NSControl.textDidBeginEditingNotification, of: self) { [weak element] in
            element?.editingDidBegin()
        }
        observers.observe(NSControl.textDidChangeNotification, of: self) { [weak self, weak element] in
            guard let self else { return }
            composition.change(isComposing: isComposing) { element?.inputDidChange() }
        }
        observers.observe(NSControl.textDidEndEditingNotification, of: self) { [weak element] in
            composition.end { element?.inputDidChange() }
            element?.editingDidEnd()
        }
        if self is NSComboBox {
            observers.observe(NSComboBox.selectionDidChangeNotification, of: self) { [weak self, weak element] in
                (self as? NSComboBox)?.afterSelection {
                    guard let element else { return }
                    if element.validation.hasFocus { element.inputDidChange() } else { element.inputWasChosen() }
                }
            }
        }
        // Somebody may be at it already.
        if currentEditor() != nil { element.editingDidBegin() }
        return observers
    }

    /// Whether an input method shows a text that is not entered yet.
    private var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }
}

extension NSComboBox {
    /// Calls a closure when the text is that of the item which was selected. The notification comes before.
    fileprivate func afterSelection(_ handle: @escaping @MainActor @Sendable () -> Void) {
        if !usesDataSource, let item = objectValueOfSelectedItem {
            objectValue = item
            return handle()
        }
        // Which text the data source gives is known to the box alone, once it has set it.
        Task { @MainActor in handle() }
    }
}
#endif
