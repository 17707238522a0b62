internal import ProvisoCore

/// What binds an element to an attribute of a form, whatever its model.
@MainActor struct ElementTie<Value> {
    /// Gives the form what was entered.
    let enter: (Value) -> Void
    /// The value of the form, as the element would show it; `nil` where it cannot.
    let value: () -> Value?
    /// Says that the focus has come.
    let begin: () -> Void
    /// Says that the focus has gone.
    let end: () -> Void
    /// Whether the form asks for the element to get the focus.
    let wantsFocus: () -> Bool
    /// Judges the attribute.
    let validate: () -> Void
    /// What the form has against the attribute.
    let violations: () -> [Violation]
    /// What it shows of that.
    let shownErrors: () -> [Violation]
    /// Puts what was probably meant in the place of the value; says whether there was something.
    let applySuggestion: () -> Bool
    /// Tells the form what rules of the element's own have found.
    let report: ([Violation]) -> Void
    /// When it shows errors.
    let display: () -> ErrorDisplay
    /// The language of the form.
    let catalog: () -> MessageCatalog
    /// How messages name the attribute.
    let label: AttributeLabel
}
