internal import ProvisoFormats

/// What happened to one field, as far as it decides whether its errors are shown.
struct ErrorVisibility: Equatable {
    private(set) var hasFocus = false
    /// Whether the errors of now were there when the field was left.
    private var isLeft = false
    /// Whether the errors of now were there when the form was submitted.
    private var isSubmitted = false
    /// Whether errors were shown when the focus came, or were submitted with it, and the text is still the same.
    private var keepsShowing = false
    /// What typing on can do for the text; `nil` if that is unknown.
    private(set) var completion: Completion?

    /// Whether errors are kept from those who look.
    func holdsBack(_ display: ErrorDisplay) -> Bool {
        switch display {
        case .never: return true
        case .onSubmit: return !isSubmitted
        case .live, .afterLeaving:
            if !hasFocus || keepsShowing || completion == .lost { return false }
            if completion == .incomplete { return true }
            return display == .afterLeaving && !isLeft && !isSubmitted
        }
    }

    /// The focus has come.
    mutating func begin(showing isShowing: Bool) {
        hasFocus = true
        keepsShowing = isShowing
    }

    /// The value has changed, and was judged.
    mutating func change(to completion: Completion?, hasErrors: Bool) {
        self.completion = completion
        keepsShowing = false
        settle(hasErrors: hasErrors)
    }

    /// The value was judged.
    mutating func settle(hasErrors: Bool) {
        guard !hasErrors else { return }
        isLeft = false
        isSubmitted = false
    }

    /// The focus has gone.
    mutating func end(hasErrors: Bool) {
        hasFocus = false
        keepsShowing = false
        isLeft = hasErrors
    }

    /// The form was submitted.
    mutating func submit(hasErrors: Bool) {
        isSubmitted = hasErrors
        keepsShowing = hasErrors
    }
}
