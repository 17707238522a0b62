extension ValidatableInterfaceElement {
    /// Says that the person has chosen a value, with which nobody is still busy: a switch was flipped, a segment selected, a
    /// date picked. It counts as a change, and as leaving the element.
    ///
    /// The value is judged once, whichever of the two the element judges.
    public func inputWasChosen() {
        if validation.judgesChanges || validation.tie != nil { return inputDidChange() }
        editingDidBegin()
        editingDidEnd()
    }
}
