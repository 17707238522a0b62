internal import ProvisoCore

extension FormModel {
    /// Whether the form could be submitted as it is: no rule that judges at once finds an error, none is known, and all
    /// that was typed could be taken.
    ///
    /// Unlike ``isValid`` this is about the values as they are now, judged or not, and unlike ``validate(clearErrors:)``
    /// nothing is noted, shown or written back, and no hook is called. It is for a button that is disabled until then.
    /// Asynchronous rules count with the answers that they have given: one that could not judge can be asked again.
    ///
    /// - Complexity: That of a validation.
    public var isReadyToSubmit: Bool {
        _ = version
        _ = rulesVersion
        let hasKnownErrors = (fields + [general]).contains { field in
            (field.unconverted + field.cell.state.violations + field.added + field.violationsOfElements)
                .contains { $0.severity == .error }
        }
        guard !hasKnownErrors, unknownScenario == nil else { return false }
        var check = makeCheck(.everything, skipsAfterErrors: false)
        var judged = storedModel
        check.report.context?.notesChanges = true
        for rules in ruleSets { rules.run(&judged, &check) }
        check.report.context?.takeBackChanges()
        return !check.report.violations.contains { $0.severity == .error }
    }
}
