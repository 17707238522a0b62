public import ProvisoCore

extension FormModel {
    /// Judges the form and shows what is wrong with it, whatever was held back before: for the button that sends it.
    ///
    /// ```swift
    /// if form.submit() { send(form.model) }
    /// ```
    ///
    /// The field of the first error is to get the focus: ``focusRequest``.
    ///
    /// - Returns: Whether there is no error. An asynchronous rule that has not judged the current value is one:
    ///   ``submitAsync()`` waits for its answer.
    @discardableResult
    public func submit() -> Bool {
        let isValid = validate()
        reveal()
        return isValid
    }

    /// Judges the form, waits for asynchronous rules, and shows what is wrong with it; see ``submit()``.
    @discardableResult
    public nonisolated(nonsending) func submitAsync() async -> Bool {
        let isValid = await validateAsync()
        reveal()
        return isValid
    }

    /// Shows what is wrong with the form as it is, without judging it again.
    private func reveal() {
        isSubmitted = true
        for field in storedFields + [general] { field.submit() }
        requestFocus(on: firstInvalidField?.errors.first)
    }

    /// The first attribute with an error, in the order in which the rules name them: where the focus goes after a
    /// submission. What concerns the model as a whole comes last, as a field without a name.
    public var firstInvalidField: FormField? { fields.first { !$0.errors.isEmpty } ?? firstOfGeneral }

    private var firstOfGeneral: FormField? { general.errors.isEmpty ? nil : general }

    /// The errors of the form for the top of a page; see ``ErrorSummary``.
    ///
    /// - Parameter catalog: The language; that of ``catalog`` by default.
    public func errorSummary(in catalog: MessageCatalog? = nil) -> ErrorSummary {
        let errors = (fields + [general]).flatMap { field in field.errors.map { (field.name, $0) } }
        return ErrorSummary(of: errors, in: catalog ?? self.catalog)
    }
}
