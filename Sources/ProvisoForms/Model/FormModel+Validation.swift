internal import ProvisoCore

extension FormModel {
    /// Judges every active attribute, and writes back what filters make of the values.
    ///
    /// - Parameter clearErrors: Whether earlier errors are forgotten first. Those of values that could not be taken stay
    ///   in any case, until the attribute is set.
    /// - Returns: Whether there is no error. An asynchronous rule that has not judged the current value is one, with the
    ///   code `async.unchecked`: ``validateAsync(clearErrors:)`` waits for its answer.
    @discardableResult
    public func validate(clearErrors: Bool = true) -> Bool { validate(.everything, clearErrors: clearErrors) }

    /// Judges some attributes, or parts of them; with `""` everything. The errors of these alone are forgotten and
    /// replaced.
    ///
    /// - Returns: Whether none of these attributes has an error.
    /// - Throws: ``UnknownAttribute``.
    @discardableResult
    public func validate(_ names: [String], clearErrors: Bool = true) throws(UnknownAttribute) -> Bool {
        var paths: [FieldPath] = []
        for name in names { paths.append(try path(named: name)) }
        return validate(FormScope(paths), clearErrors: clearErrors)
    }

    /// Judges some attributes, or parts of them. The errors of these alone are forgotten and replaced.
    ///
    /// - Returns: Whether none of these attributes has an error.
    @discardableResult
    public func validate(
        _ first: PartialKeyPath<Model>, _ others: PartialKeyPath<Model>..., clearErrors: Bool = true
    ) -> Bool {
        validate(FormScope(([first] + others).map(path(of:))), clearErrors: clearErrors)
    }

    func validate(_ scope: FormScope, clearErrors: Bool) -> Bool {
        let judgement = judge(scope, clearErrors: clearErrors, writesBack: true)
        for field in judgement.fields where field.cell.state.phase != .answered {
            guard let questions = judgement.questions[field.name] else { continue }
            field.found += questions.map { question in
                var question = question
                question.severity = .error
                return question
            }
        }
        return conclude(judgement)
    }

    /// Judges every active attribute, asks the asynchronous rules where the synchronous ones have passed, and waits for
    /// their answers.
    ///
    /// A value that changes meanwhile is not judged any more: its rules are no longer waited for, and the result is false.
    /// Cancelling the task cancels the rules.
    ///
    /// - Parameter clearErrors: Whether earlier errors are forgotten first.
    /// - Returns: Whether the form is valid: no error, and no rule that failed to judge.
    @discardableResult
    public nonisolated(nonsending) func validateAsync(clearErrors: Bool = true) async -> Bool {
        await validateAsync(.everything, clearErrors: clearErrors)
    }

    /// Judges some attributes as ``validateAsync(clearErrors:)`` does. For a part of an attribute the attribute is judged.
    ///
    /// - Throws: ``UnknownAttribute``.
    @discardableResult
    public nonisolated(nonsending) func validateAsync(
        _ names: [String], clearErrors: Bool = true
    ) async throws(UnknownAttribute) -> Bool {
        var paths: [FieldPath] = []
        for name in names { paths.append(try field(name).path) }
        return await validateAsync(FormScope(paths), clearErrors: clearErrors)
    }

    nonisolated(nonsending) func validateAsync(_ scope: FormScope, clearErrors: Bool) async -> Bool {
        let judgement = judge(scope, clearErrors: clearErrors, writesBack: true)
        let cells = ask(judgement, after: .zero)
        let tasks = cells.compactMap(\.task)
        await withTaskCancellationHandler {
            for task in tasks { await task.value }
        } onCancel: {
            for cell in cells { cell.forget() }
        }
        let isAnswered = cells.allSatisfy { $0.state.phase == .answered }
        return conclude(judgement) && isAnswered
    }

    /// Asks the asynchronous rules again that could not judge: for a button beside “could not be checked”.
    ///
    /// ``submitAsync()`` and ``validateAsync(clearErrors:)`` ask them again too. Nothing happens where none has failed.
    public func retryFailedRules() {
        let names = storedFields.filter { !$0.failures.isEmpty }.map(\.name)
        check(Set(names), after: .zero, writesBack: false)
    }

    /// Waits until no asynchronous rule is being asked, nor waits for a pause in the typing.
    public nonisolated(nonsending) func settle() async {
        while let task = runningTask { await task.value }
    }

    /// The first attribute's task that is still running. Each field is read once: an answer from another thread may
    /// take its task away between two reads.
    private var runningTask: Task<Void, Never>? {
        for field in storedFields {
            if let task = field.cell.task { return task }
        }
        return nil
    }

    // MARK: Steps

    /// What the synchronous rules of some attributes have found; it is in the fields already.
    struct Judgement {
        /// What was to be judged.
        let scope: FormScope
        /// The fields of what was judged, and those of attributes of which a part was.
        let fields: [FormField]
        /// What asynchronous rules are to be asked, by attribute.
        var questions: [String: [Violation]] = [:]
        var isStopped = false

        /// What the fields have against what was judged.
        var violations: [Violation] {
            fields.flatMap { field in
                let all = field.violations
                return scope.contains(field.path) ? all : all.filter { scope.contains($0.path) }
            }
        }
    }

    /// Runs the synchronous rules of some attributes, or of all.
    ///
    /// - Parameter query: A question to put to the rules of one of them.
    func judge(
        _ scope: FormScope, clearErrors: Bool, writesBack: Bool, asking query: CompletionQuery? = nil
    ) -> Judgement {
        precondition(!isJudging, "A hook must not validate the form that calls it.")
        isJudging = true
        defer { isJudging = false }
        var judgement = Judgement(
            scope: scope, fields: (storedFields + [general]).filter { scope.touches($0.path) })
        if clearErrors {
            for field in judgement.fields {
                if scope.contains(field.path) { field.clearErrors() } else { field.clearErrors(in: scope) }
            }
        }
        general.found.removeAll { $0.code == .formStopped }
        guard begin() else {
            judgement.isStopped = true
            general.found.append(Violation(.formStopped))
            return judgement
        }
        noteScenario()
        if unknownScenario != nil {
            judgement.isStopped = true
            return judgement
        }
        var check = makeCheck(scope)
        if let query { check.ask(query) }
        run(&check, writesBack: writesBack ? judgement.fields : nil)
        check.report.nameOutside()
        for question in check.report.takeQuestions() {
            let field = owner(of: question.path)
            guard judgement.fields.contains(where: { $0 === field }), !field.hasOwnErrors(in: scope) else { continue }
            judgement.questions[field.name, default: []].append(question)
        }
        for violation in check.report.violations {
            let field = owner(of: violation.path)
            guard judgement.fields.contains(where: { $0 === field }),
                scope.contains(field.path) || scope.contains(violation.path)
            else { continue }
            if clearErrors || !field.found.contains(violation) { field.found.append(violation) }
        }
        for field in judgement.fields {
            guard scope.contains(field.path) else { continue }
            field.isChecked = true
            if judgement.questions[field.name] == nil { field.cell.forget() }
        }
        for field in judgement.fields { field.settle() }
        return judgement
    }

    /// Makes a check of some attributes.
    ///
    /// - Parameter skipsAfterErrors: Whether rules are skipped for attributes that have an error.
    func makeCheck(_ scope: FormScope, skipsAfterErrors: Bool = true) -> ModelCheck {
        var asked = scope.names
        if let listed = listed(in: storedScenario).map({ $0.map(\.name) }) {
            let active = FormScope(listed.map { FieldPath($0) })
            asked =
                asked.map { names in
                    let parts = listed.filter { scope.contains(FieldPath($0)) }
                    return names.filter { active.contains(FieldPath($0)) }.union(parts)
                } ?? Set(listed)
        }
        var check = ModelCheck(scenario: storedScenario, attributes: asked)
        check.report.context?.model = Model.self as? any Validatable.Type
        if let object = AnyObject?(model: storedModel) { check.enter(object: object) }
        check.leaveOut(removedRules)
        check.report.asksLater = true
        for field in storedFields where skipsAfterErrors && field.hasOwnErrors(in: scope) { check.setError(field.name) }
        return check
    }

    /// Runs the rules.
    ///
    /// - Parameter fields: The fields of what is judged, where what filters make of it is written back.
    private func run(_ check: inout ModelCheck, writesBack fields: [FormField]?) {
        var judged = storedModel
        check.report.context?.notesChanges = fields == nil
        // Filters change what is judged, and nothing beside it.
        let before = snapshot(of: fields?.map(\.name) ?? [])
        for rules in ruleSets { rules.run(&judged, &check) }
        guard fields != nil else {
            check.report.context?.takeBackChanges()
            return
        }
        storedModel = judged
        noteChanges(since: before)
    }
}

extension FormField {
    /// Whether there are errors other than those that asynchronous rules found. Where only a part of the value is judged,
    /// an error of another part is none.
    fileprivate func hasOwnErrors(in scope: FormScope) -> Bool {
        let isWhole = scope.contains(path) || !scope.touches(path)
        func counts(_ violation: Violation) -> Bool {
            violation.severity == .error && (isWhole || scope.touches(violation.path))
        }
        return unconverted.contains(where: counts) || added.contains(where: counts)
            || found.contains { counts($0) && !$0.isUnchecked }
    }
}
