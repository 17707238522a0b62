extension ValidatableInterfaceElement {
    /// Call this method when the user has chosen a value in one step: flipped a switch, selected a segment, or picked a date.
    /// It counts as a change, and as leaving the element.
    ///
    /// The value is validated once, whichever of the two the element validates.
    public func inputWasChosen() {
        if validation.judgesChanges || validation.tie != nil { return inputDidChange() }
        editingDidBegin()
        editingDidEnd()
    }
}
