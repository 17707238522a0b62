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

    private func completion(at path: FieldPath, _ typed: String?) -> Completion? {
        guard unknownScenario == nil, let place = TypedPlace(path, in: self) else { return nil }
        let present = place.data(in: storedModel)
        guard let text = typed ?? present.typedText else { return nil }
        var model = storedModel
        var outcome = TypedPlace<Model>.Outcome.taken
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
        let inquiry = TypingInquiry(text)
        var check = makeCheck(FormScope([path]), skipsAfterErrors: false)
        check.inquire(inquiry)
        check.report.context?.notesChanges = true
        var judged = model
        for rules in ruleSets { rules.run(&judged, &check) }
        check.report.context?.takeBackChanges()
        return outcome == .completed && inquiry.completion == .valid ? .incomplete : inquiry.completion
    }
}

/// Where a text is typed: an attribute of a form, or a part of one.
private struct TypedPlace<Model> {
    enum Outcome {
        /// The attribute has the value.
        case taken
        /// The text stands for no value; the attribute has that of a longer one.
        case completed
        /// No longer text stands for a value.
        case lost
        /// The text stands for no value, and nobody knows whether a longer one does.
        case unknown
    }

    private let attribute: FormAttribute<Model>
    /// The way to the part, in the names outside.
    private let parts: [String]
    private let type: Any.Type?

    init?(_ path: FieldPath, in form: FormModel<Model>) {
        let owner = form.owner(of: path)
        guard let attribute = form.attributesByName[owner.name] else { return nil }
        self.attribute = attribute
        let inner = path.components.dropFirst(owner.path.components.count)
        let names = inner.compactMap { if case .key(let key) = $0 { key } else { nil } }
        guard names.count == inner.count else { return nil }
        var outer = inner
        if !inner.isEmpty, let model = Model.self as? any Validatable.Type {
            let count = FieldPath(attribute.key).components.count
            outer = OutsidePath.outside(of: path, in: model, .asDeclared).components.dropFirst(count)
        }
        parts = outer.compactMap { if case .key(let key) = $0 { key } else { nil } }
        type = ModelShape.valueType(of: names[...], in: attribute.valueType)
    }

    /// The value that stands there; null where there is none.
    func data(in model: Model) -> DataValue {
        parts.reduce(attribute.data(model)) { value, key in value[key] ?? .null }
    }

    /// Puts the value in that a text stands for, or if it stands for none that of a longer one.
    func put(_ text: String, into model: inout Model, _ scenario: Scenario) -> Outcome {
        if assign(.untyped(text), &model, scenario) { return .taken }
        guard let endings = type.flatMap({ TypedEndings($0) }) else { return .unknown }
        for ending in endings.behind(text)
        where assign(.untyped(text + String(decoding: ending, as: UTF8.self)), &model, scenario) {
            return .completed
        }
        return endings.areAll ? .lost : .unknown
    }

    /// Puts the value back that stood there.
    func restore(_ value: DataValue, in model: inout Model, _ scenario: Scenario) {
        _ = assign(value, &model, scenario)
    }

    private func assign(_ value: DataValue, _ model: inout Model, _ scenario: Scenario) -> Bool {
        var value = value
        for key in parts.reversed() {
            var object = DataObject()
            object[key] = value
            value = .object(object)
        }
        let intake = Intake(scenario: scenario, access: .all)
        // What stands beside a part of a record's attribute stays.
        if !parts.isEmpty, Model.self == DataObject.self, case .object(var present) = attribute.data(model),
            case .object(let part) = value, let inner = part.value(at: parts[...])
        {
            present.set(inner, at: parts[...])
            value = .object(present)
        }
        let place = DataPlace().named(attribute.name, attribute.key)
        attribute.assign(value, &model, DataReader(intake: intake, place: place))
        return intake.violations.isEmpty && intake.refused.isEmpty
    }
}

extension DataValue {
    /// The value as it is typed: nothing for null; `nil` for what is not typed as text.
    fileprivate var typedText: String? {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.spelling
        case .string(let text), .untyped(let text): text
        case .array, .object: nil
        }
    }
}
