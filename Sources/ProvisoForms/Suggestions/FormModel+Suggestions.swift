internal import ProvisoCore

extension FormModel {
    /// Puts what was probably meant in the place of the value that is wrong: the suggestion of the first violation of an
    /// attribute that has one. It counts as entered by a person, so that the attribute is judged at once, together with what
    /// depends on it.
    ///
    /// ```swift
    /// form.email = "ada@gmial.com"
    /// form.validate(\.email)
    /// form.field(\.email).suggestionText()      // Did you mean “ada@gmail.com”?
    /// form.applySuggestion(for: \.email)
    /// ```
    ///
    /// - Parameter keyPath: An attribute, or a part of one.
    /// - Returns: Whether there was a suggestion, and the attribute could take it.
    @discardableResult
    public func applySuggestion(for keyPath: PartialKeyPath<Model>) -> Bool {
        applySuggestion(of: violations(for: keyPath))
    }

    /// Puts what was probably meant in the place of the value that is wrong; see
    /// ``applySuggestion(for:)-(PartialKeyPath<Model>)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    @discardableResult
    public func applySuggestion(for name: String) throws(UnknownAttribute) -> Bool {
        applySuggestion(of: try violations(for: name))
    }

    func applySuggestion(of violations: [Violation]) -> Bool {
        guard let (violation, suggestion) = violations.firstSuggestion else { return false }
        let field = owner(of: violation.path)
        guard let attribute = attributesByName[field.name],
            let data = attribute.data(storedModel).replacing(
                violation.outsidePath.components.dropFirst(FieldPath(attribute.key).components.count), by: suggestion)
        else { return false }
        let others = field.unconverted.filter { !violation.path.contains($0.path) && !$0.path.contains(violation.path) }
        let problems = put(data, in: field.name, Intake(scenario: storedScenario, access: .all))
        // The others are in the data with the values that they have.
        field.unconverted += others
        let isWhole = violation.path == field.path
        changed(
            [field.name], unconverted: [field.name],
            typed: isWhole ? violation.suggestedText : nil, at: violation.path)
        return problems.isEmpty
    }
}
