public import ProvisoCore
public import ProvisoFormats

extension FormModel {
    /// Whether a text that is typed into an attribute passes the rules that run now, and if not, whether it could with more
    /// text at its end; `nil` when that is not known.
    ///
    /// ```swift
    /// form.completion(of: \.email, typing: "ada@")    // incomplete
    /// form.completion(of: \.email, typing: "ada@@")   // lost
    /// form.completion(of: \.age, typing: "1")         // incomplete, for 18 to 120
    /// ```
    ///
    /// The rules are those of the scenario, wherever they come from, whose conditions hold for the model with this text in it.
    /// Each is asked, also after one that fails: what one has lost is lost. Errors alone count, not warnings. Asynchronous
    /// rules are not asked; an inline rule passes, or it cannot tell. A comparison with another attribute cannot tell while
    /// that one is empty.
    ///
    /// Nothing of the form changes. A model that is an object is set and put back as it was.
    ///
    /// - Parameters:
    ///   - keyPath: The attribute, or a part of one.
    ///   - text: The text; that of the present value by default.
    /// - Complexity: That of a validation of the attribute, and more for a text that is not valid; meant to be asked once a
    ///   keystroke.
    public func completion(of keyPath: PartialKeyPath<Model>, typing text: String? = nil) -> Completion? {
        completion(at: path(of: keyPath), text)
    }

    /// Whether a text that is typed into an attribute passes the rules that run now, and if not, whether it could with more
    /// text at its end; see ``completion(of:typing:)-(PartialKeyPath<Model>,_)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func completion(of name: String, typing text: String? = nil) throws(UnknownAttribute) -> Completion? {
        completion(at: try path(named: name), text)
    }

    /// What typing on can do for a text at a path; the present one by default.
    func completion(at path: FieldPath, _ typed: String?) -> Completion? {
        guard unknownScenario == nil, let place = PartPlace(path, in: self) else { return nil }
        let present = place.data(in: storedModel)
        guard let text = typed ?? present.typedText else { return nil }
        var model = storedModel
        var outcome = PartPlace<Model>.Outcome.taken
        // What stands there already may be there in another spelling: a number, or nothing.
        let isPresent = typed == nil || present.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false
        if !isPresent { outcome = place.put(text, into: &model, storedScenario) }
        // A model that is an object is the form's own.
        defer { if !isPresent { place.restore(present, in: &model, storedScenario) } }
        switch outcome {
        case .lost: return .lost
        case .unknown: return nil
        case .taken, .completed: break
        }
        let query = CompletionQuery(text)
        var check = makeCheck(FormScope([path]), skipsAfterErrors: false)
        check.ask(query)
        check.report.context?.notesChanges = true
        var judged = model
        for rules in ruleSets { rules.run(&judged, &check) }
        check.report.context?.takeBackChanges()
        return outcome == .completed && query.completion == .valid ? .incomplete : query.completion
    }
}

extension FormModel {
    /// The question about a text that was typed into an attribute, to be asked by the check that judges it; `nil` where only a
    /// check of its own can ask: of a part of an attribute, of a text that the attribute could not take, and where hooks may
    /// change what is judged.
    func query(about text: String?, at path: FieldPath, unconverted: Set<String>) -> CompletionQuery? {
        guard let text, let field = fieldsByName[path.description], field.path == path,
            !unconverted.contains(field.name), beforeValidate == nil, afterValidate == nil,
            !(storedModel is any FormHooks)
        else { return nil }
        return CompletionQuery(text, beside: field.name)
    }
}

extension DataValue {
    /// The value as it is typed: nothing for null; `nil` for what is not typed as text.
    var typedText: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.spelling
        case .string(let text), .untyped(let text): text
        case .array, .object: nil
        }
    }
}
