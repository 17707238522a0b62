internal import ProvisoFormats

/// A question to the rules that judge an attribute while a text is typed into it: not what is wrong, but what is left of the
/// text. A check that carries it asks the rules that fail.
///
/// A check is asked about the attribute alone, and finds nothing, or about one attribute beside what it finds. Beside, the rules
/// that would be skipped since the attribute has an error already run all the same, and change and find nothing.
///
/// One check on one thread uses it.
package final class CompletionQuery: @unchecked Sendable {
    private var draft: Draft
    private var answers = CompletionAnswers()
    /// The attribute, where the check finds what is wrong besides; `nil` where all that is judged is asked.
    package private(set) var attribute: String?
    /// Whether what the running rule finds is kept.
    var keepsFindings = false
    /// Whether the running rule does not know of questions: what it finds nobody asks it about.
    var isUnasked = false
    /// Whether rules have been met of which only a check of its own can ask: that of several attributes together, or one that
    /// changes what those after it see.
    package private(set) var needsOwnCheck = false

    /// Creates the question about a text.
    ///
    /// - Parameter attribute: The attribute that it is typed into, to be asked beside what is found.
    package init(_ text: String, beside attribute: String? = nil) {
        draft = Draft(text)
        self.attribute = attribute
    }

    /// What the rules have said so far.
    package var completion: Completion? { answers.completion }

    /// Whether the running rule changes nothing: it runs only to be asked.
    var leavesValues: Bool { attribute != nil && !keepsFindings }

    /// Notes that only a check of its own can tell.
    func needOwnCheck() { needsOwnCheck = true }

    /// Calls the attribute by the name that others know it by, while the body runs.
    func renamed(_ name: (String) -> String, _ body: () -> Void) {
        let inside = attribute
        attribute = inside.map(name)
        body()
        attribute = inside
    }

    /// Asks a rule that has found an error in the present value.
    ///
    /// - Parameter rule: What the rule tells of a text.
    func ask(_ rule: (String) -> Completion?) { answers.take(draft.future(by: rule)) }

    /// Notes that a rule has run, which may be a filter.
    ///
    /// - Parameters:
    ///   - tidy: What the rule does to a text that is typed.
    ///   - changed: What it has made of the value, if that is another one.
    func note(_ tidy: (inout Draft) -> Void, changed: () -> String?) {
        let before = draft
        tidy(&draft)
        guard draft == before, let changed = changed(), !changed.utf8.elementsEqual(draft.now.utf8) else { return }
        draft.replace(with: changed)
    }
}
