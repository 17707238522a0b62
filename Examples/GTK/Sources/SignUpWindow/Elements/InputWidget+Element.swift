import Proviso

extension ValidatableInterfaceElement where Self: InputWidget {
    /// Tells of what the widget's signals tell.
    func observeInput(_ isObserved: Bool) {
        onChange = isObserved ? { [unowned self] in inputDidChange() } : nil
        onFocus = isObserved ? { [unowned self] hasFocus in hasFocus ? editingDidBegin() : editingDidEnd() } : nil
    }
}
