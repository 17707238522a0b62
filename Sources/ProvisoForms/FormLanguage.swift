internal import Observation
internal import ProvisoCore

/// The language of a form and of its fields. Observed, so that who shows a message shows it anew in another language.
@Observable final class FormLanguage {
    var catalog = MessageCatalog.english {
        didSet { isGiven = true }
    }
    /// Whether it is another one than that of messages by themselves.
    private var isGiven = false

    /// Has violations speak the language.
    func speak(_ violations: [Violation]) -> [Violation] {
        guard isGiven else { return violations }
        let catalog = Shared(catalog)
        return violations.map { violation in
            var violation = violation
            violation.speak(catalog)
            return violation
        }
    }

    /// Has failures of asynchronous rules speak the language.
    func speak(_ failures: [RuleFailure]) -> [RuleFailure] {
        guard isGiven else { return failures }
        let catalog = Shared(catalog)
        return failures.map { failure in
            var failure = failure
            failure.speak(catalog)
            return failure
        }
    }
}
