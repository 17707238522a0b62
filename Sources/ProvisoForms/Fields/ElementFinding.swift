internal import ProvisoCore

/// What an element of a user interface has found by rules of its own, which the form that it is bound to does not know.
struct ElementFinding {
    /// Tells whether the element is there: it does not end with what it has found.
    weak var element: ElementToken?
    let violations: [Violation]
}

/// Stands for an element as long as it is bound.
final class ElementToken {}
