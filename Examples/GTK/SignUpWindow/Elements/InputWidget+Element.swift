import Proviso

extension ValidatableInterfaceElement where Self: InputWidget {
    /// Tells of what the widget's signals tell.
    func observeInput(_ isObserved: Bool) {
        onChange = nil
        onFocus = nil
        guard isObserved else { return }
        onChange = { [unowned self] in inputDidChange() }
        onFocus = { [unowned self] hasFocus in
            if hasFocus { editingDidBegin() } else { editingDidEnd() }
        }
    }
}
