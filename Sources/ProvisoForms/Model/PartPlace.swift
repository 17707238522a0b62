internal import ProvisoCore

/// A place in the model of a form that a person can type into: an attribute, a part of one, an element of a list.
struct PartPlace<Model> {
    enum Outcome {
        /// The attribute has the value.
        case taken
        /// The text stands for no value; the attribute has that of a longer one.
        case completed
        /// No longer text stands for a value.
        case lost
        /// The text stands for no value, and whether a longer one does is unknown.
        case unknown
    }

    private let attribute: FormAttribute<Model>
    /// The way from the attribute on, as those outside name it.
    private let way: ArraySlice<FieldPath.Component>
    /// The type of the value there, where it is known.
    private let type: Any.Type?
    /// How the person writes numbers and dates.
    private let language: MessageLanguage

    /// Finds a place; `nil` for one that lies in no attribute.
    init?(_ path: FieldPath, in form: FormModel<Model>) {
        let owner = form.owner(of: path)
        guard let attribute = form.attributesByName[owner.name] else { return nil }
        self.attribute = attribute
        language = form.catalog.language
        let inner = path.components.dropFirst(owner.path.components.count)
        type = ModelShape.valueType(at: inner, in: attribute.valueType)
        guard !inner.isEmpty, let model = Model.self as? any Validatable.Type else {
            way = inner
            return
        }
        let count = FieldPath(attribute.key).components.count
        way = OutsidePath.outside(of: path, in: model, .asDeclared).components.dropFirst(count)
    }

    // MARK: What is there

    /// Whether the attribute can have such a part, as far as its type, the rules or the present value tell.
    func isKnown(in form: FormModel<Model>) -> Bool {
        if way.isEmpty || type != nil { return true }
        let parts = form.ruleSets.lazy.compactMap { $0.assignableParts(form.storedScenario)[attribute.name] }.first
        if let parts, parts.hasPart(at: way) { return true }
        return attribute.data(form.storedModel).value(at: way) != nil
    }

    /// Whether the lists on the way have the elements that it leads through.
    ///
    /// - Parameter keyPath: A key path along the way that takes values for granted: they must be there as well.
    func isThere(in model: Model, at keyPath: AnyKeyPath? = nil) -> Bool {
        if way.isEmpty, keyPath == nil { return true }
        var value: DataValue? = attribute.data(model)
        for component in way {
            switch component {
            case .key(let key):
                if keyPath != nil, (value ?? .null) == .null { return false }
                value = value?[key]
            case .index(let index):
                guard case .array(let elements)? = value, elements.indices.contains(index) else { return false }
                value = elements[index]
            }
        }
        // `\.address!`
        return (value ?? .null) != .null || !(keyPath.map { String(describing: $0).hasSuffix("!") } ?? false)
    }

    /// The value that stands there in a value of the attribute; `nil` where there is none.
    func data(inAttribute whole: DataValue) -> DataValue? { whole.value(at: way) }

    /// The value that stands there; null where there is none.
    func data(in model: Model) -> DataValue { attribute.data(model).value(at: way) ?? .null }

    /// The text that stands for the value there, as a person would type it; `nil` for what is no text.
    func text(in model: Model) -> String? {
        let data = data(in: model)
        return type.flatMap { language.text(typing: data, as: $0) } ?? data.typedText
    }

    // MARK: What is put there

    /// What a typed text stands for, in the language of the form; `nil` for what is no value of the type there.
    func data(typed text: String) -> DataValue? {
        type.map { language.data(typed: text, as: $0) } ?? .untyped(text)
    }

    /// Puts the value in that a text stands for, or if it stands for none that of a longer one.
    func put(_ text: String, into model: inout Model, _ scenario: Scenario) -> Outcome {
        if isTaken(data(typed: text) ?? .string(text), &model, scenario) { return .taken }
        guard let type, let endings = ValueEndings(type) else { return .unknown }
        for ending in language.endings(endings, behind: text, as: type) {
            if isTaken(data(typed: text + ending) ?? .string(text), &model, scenario) { return .completed }
        }
        return endings.areAll ? .lost : .unknown
    }

    /// Puts the value back that stood there.
    func restore(_ value: DataValue, in model: inout Model, _ scenario: Scenario) {
        _ = isTaken(value, &model, scenario)
    }

    private func isTaken(_ value: DataValue, _ model: inout Model, _ scenario: Scenario) -> Bool {
        let intake = Intake(scenario: scenario, access: .all)
        assign(value, &model, intake)
        return intake.violations.isEmpty && intake.refused.isEmpty
    }

    /// Puts data there, and tells the intake what cannot be taken. What stands beside it stays as it is.
    func assign(_ value: DataValue, _ model: inout Model, _ intake: Intake) {
        guard let whole = attribute.data(model).replacing(way, by: value) else { return }
        let place = DataPlace().named(attribute.name, attribute.key)
        attribute.assign(whole, &model, DataReader(intake: intake, place: place))
    }
}

extension DataValue {
    /// The value with another one at the end of a path. Objects are made where there are none yet.
    ///
    /// - Returns: `nil` where the path leads through an element that there is not, or into what is no object.
    func replacing(_ path: ArraySlice<FieldPath.Component>, by value: DataValue) -> DataValue? {
        guard let step = path.first else { return value }
        switch (step, self) {
        case (.key(let key), .object(var object)):
            guard let inner = (object[key] ?? .null).replacing(path.dropFirst(), by: value) else { return nil }
            object[key] = inner
            return .object(object)
        case (.key(let key), .null):
            guard let inner = DataValue.null.replacing(path.dropFirst(), by: value) else { return nil }
            return .object([key: inner])
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index),
                let inner = elements[index].replacing(path.dropFirst(), by: value)
            else { return nil }
            elements[index] = inner
            return .array(elements)
        default: return nil
        }
    }
}
