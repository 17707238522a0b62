public import Observation

/// The way through a form page by page: a wizard.
///
/// ```swift
/// let steps = FormSteps(of: form)                 // a step for each group of the form
/// steps.advance()                                 // judges the page; goes on if nothing is wrong
/// steps.goBack()
/// if steps.finish() { send(form.model) }          // judges everything; goes to the first page with an error
/// ```
@Observable public final class FormSteps<Model> {
    /// The form.
    @ObservationIgnored public let form: FormModel<Model>
    /// The groups of fields, one for each page.
    @ObservationIgnored public let groups: [FieldGroup]
    /// The number of the page that is shown, from 0.
    public private(set) var position = 0
    /// The number of the farthest page that was reached.
    public private(set) var farthest = 0

    /// Makes a step of each group of a form, in the order in which they were added.
    ///
    /// - Precondition: The form has a group.
    public init(of form: FormModel<Model>) {
        precondition(!form.groups.isEmpty, "A form goes step by step once it has groups: see `addGroup`.")
        self.form = form
        groups = form.groups
    }

    /// The page that is shown.
    public var current: FieldGroup { groups[position] }
    /// Whether there is no page before.
    public var isFirst: Bool { position == 0 }
    /// Whether there is no page after.
    public var isLast: Bool { position == groups.count - 1 }

    /// Judges the page, shows what is wrong with it, and goes on if nothing is.
    ///
    /// - Returns: Whether nothing is wrong with the page. On the last page nothing further happens.
    @discardableResult
    public func advance() -> Bool { move(if: form.submit(current)) }

    /// Judges the page, waits for asynchronous rules, and goes on if nothing is wrong; see ``advance()``.
    @discardableResult
    public nonisolated(nonsending) func advanceAsync() async -> Bool { move(if: await form.submitAsync(current)) }

    /// Goes to the page before, without judging this one.
    public func goBack() { if !isFirst { position -= 1 } }

    /// Goes to a page that was reached already, without judging this one.
    ///
    /// - Returns: Whether it was reached already.
    @discardableResult
    public func go(to group: FieldGroup) -> Bool {
        guard let index = groups.firstIndex(of: group), index <= farthest else { return false }
        position = index
        return true
    }

    /// Judges the whole form, and goes to the first page with an error if there is one.
    ///
    /// - Returns: Whether nothing is wrong.
    @discardableResult
    public func finish() -> Bool { conclude(form.submit()) }

    /// Judges the whole form, waits for asynchronous rules, and goes to the first page with an error; see ``finish()``.
    @discardableResult
    public nonisolated(nonsending) func finishAsync() async -> Bool { conclude(await form.submitAsync()) }

    private func move(if isValid: Bool) -> Bool {
        guard isValid, !isLast else { return isValid }
        position += 1
        farthest = max(farthest, position)
        return true
    }

    private func conclude(_ isValid: Bool) -> Bool {
        if !isValid, let index = groups.firstIndex(where: { !form.isValid($0) }) {
            position = index
            farthest = max(farthest, index)
        }
        return isValid
    }
}
