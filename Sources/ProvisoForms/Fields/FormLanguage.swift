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
    @inline(never)
    func speak(_ violations: [Violation]) -> [Violation] { translate(violations) { $0.speak($1) } }

    /// Has failures of asynchronous rules speak the language.
    @inline(never)
    func speak(_ failures: [RuleFailure]) -> [RuleFailure] { translate(failures) { $0.speak($1) } }

    private func translate<Spoken>(
        _ all: [Spoken], _ speak: (inout Spoken, Shared<MessageCatalog>) -> Void
    ) -> [Spoken] {
        guard isGiven else { return all }
        let catalog = Shared(catalog)
        return all.map { spoken in
            var spoken = spoken
            speak(&spoken, catalog)
            return spoken
        }
    }
}
