/// A named, readable and writable part of a model.
public struct ModelAttribute<Model>: Sendable {
    /// The name: `email`, `address.city`.
    public let name: String
    /// How messages name it.
    public let label: AttributeLabel
    /// Whether it may be assigned with others at once, in the scenarios where a rule names it. `@NotAssignable` says no.
    public let isSafe: Bool
    private let shared: SharedKeyPath<AnyKeyPath>
    private let read: @Sendable (Model) -> Any
    private let write: (@Sendable (Any, inout Model) -> Bool)?
    private let assignData: @Sendable (DataValue, inout Model, Scenario) -> [Violation]
    private let isNothing: @Sendable (Model) -> Bool

    /// Creates an attribute that may be assigned with others, and that messages name by the words of its name.
    public init<Value>(_ name: String, _ keyPath: any WritableKeyPath<Model, Value> & Sendable) {
        self.init(name, writable: SharedKeyPath(keyPath), nil, true)
    }

    /// Creates an attribute.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - keyPath: The way to the value.
    ///   - label: How messages name it; the words of the name by default.
    ///   - isSafe: Whether it may be assigned with others at once.
    public init<Value>(
        _ name: String, _ keyPath: any WritableKeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil,
        isSafe: Bool = true
    ) {
        self.init(name, writable: SharedKeyPath(keyPath), label, isSafe)
    }

    /// Creates an attribute that can only be read.
    @_disfavoredOverload
    public init<Value>(
        _ name: String, _ keyPath: any KeyPath<Model, Value> & Sendable, label: AttributeLabel? = nil,
        isSafe: Bool = false
    ) {
        self.init(name, readOnly: SharedKeyPath(keyPath), label)
    }

    /// Creates an attribute from a key path that is written out in code, and so shares nothing.
    init<Value>(
        _ name: String, unchecked keyPath: WritableKeyPath<Model, Value>, _ label: AttributeLabel?, isSafe: Bool
    ) {
        self.init(name, writable: SharedKeyPath(keyPath), label, isSafe)
    }

    /// Creates an attribute that can only be read from a key path that is written out in code.
    init<Value>(_ name: String, uncheckedConstant keyPath: KeyPath<Model, Value>, _ label: AttributeLabel?) {
        self.init(name, readOnly: SharedKeyPath(keyPath), label)
    }

    /// Creates an attribute at a key path to a value of some type.
    init(_ name: String, anyValueAt keyPath: any PartialKeyPath<Model> & Sendable) {
        func open<Value>(_: Value.Type) -> Self? {
            if let keyPath = keyPath as? WritableKeyPath<Model, Value> {
                return Self(name, writable: SharedKeyPath(keyPath), nil, true)
            }
            return (keyPath as? KeyPath<Model, Value>).map { Self(name, readOnly: SharedKeyPath($0), nil) }
        }
        guard let attribute = _openExistential(type(of: keyPath).valueType, do: open) else {
            preconditionFailure("a key path leads to a value of its type")
        }
        self = attribute
    }

    private init<Value>(
        _ name: String, writable shared: SharedKeyPath<WritableKeyPath<Model, Value>>, _ label: AttributeLabel?,
        _ isSafe: Bool
    ) {
        self.name = name
        self.label = label ?? AttributeLabel(attributeOrPart: name)
        self.isSafe = isSafe
        self.shared = SharedKeyPath(shared.keyPath)
        read = { $0[keyPath: shared.keyPath] }
        write = { value, model in
            guard let value = value as? Value else { return false }
            model[keyPath: shared.keyPath] = value
            return true
        }
        assignData = { data, model, scenario in
            var reader = DataReader(scenario: scenario)
            let value = reader.read(Value.self, from: data, current: model[keyPath: shared.keyPath])
            if let value, reader.violations.isEmpty { model[keyPath: shared.keyPath] = value }
            return reader.violations
        }
        let emptiness = EmptinessTest<Value>()
        isNothing = { emptiness.isEmpty($0[keyPath: shared.keyPath]) }
    }

    private init<Value>(_ name: String, readOnly shared: SharedKeyPath<KeyPath<Model, Value>>, _ label: AttributeLabel?)
    {
        self.name = name
        self.label = label ?? AttributeLabel(attributeOrPart: name)
        isSafe = false
        self.shared = SharedKeyPath(shared.keyPath)
        read = { $0[keyPath: shared.keyPath] }
        write = nil
        assignData = { _, _, _ in [.unassignable()] }
        let emptiness = EmptinessTest<Value>()
        isNothing = { emptiness.isEmpty($0[keyPath: shared.keyPath]) }
    }

    /// Creates the attribute of a class from one of a subclass. Objects of other classes do not have it.
    init<Subclass>(ofSubclass attribute: ModelAttribute<Subclass>) {
        name = attribute.name
        label = attribute.label
        isSafe = attribute.isSafe
        shared = attribute.shared
        read = { model in
            guard let object = model as? Subclass else { return Any?.none as Any }
            return attribute.read(object)
        }
        if let writeInto = attribute.write {
            write = { value, model in
                guard var object = model as? Subclass else { return false }
                return writeInto(value, &object)
            }
        } else {
            write = nil
        }
        assignData = { data, model, scenario in
            guard var object = model as? Subclass else { return [.unassignable()] }
            return attribute.assignData(data, &object, scenario)
        }
        isNothing = { model in (model as? Subclass).map(attribute.isNothing) ?? true }
    }

    /// The way to the value, from the type that declares it.
    public var keyPath: AnyKeyPath { shared.keyPath }

    /// Whether the attribute is the model as a whole: `\.self` with a name.
    var isWholeModel: Bool { ModelName.isIdentity(shared.keyPath) }

    /// Whether the attribute can be written.
    public var isWritable: Bool { write != nil }

    /// The value.
    public func value(in model: Model) -> Any { read(model) }

    /// The value as data: what JSON would hold.
    public func data(in model: Model) -> DataValue { DataReader.data(of: read(model)) }

    /// Whether the value is `nil` or empty.
    public func isEmpty(in model: Model) -> Bool { isNothing(model) }

    /// Writes a value of the attribute's very type.
    ///
    /// - Returns: Whether the value had the type, and the attribute can be written.
    public func set(_ value: Any, in model: inout Model) -> Bool { write?(value, &model) ?? false }

    /// Writes a value that comes from outside, converted only where nothing is lost.
    ///
    /// Texts become dates (RFC 3339), UUIDs, URLs and the cases of enumerations; what has no type, as a field of a form
    /// post, becomes whatever it spells. `null` becomes `nil`. Objects become nested models, attribute by attribute, and
    /// decodable values.
    ///
    /// - Returns: What cannot be converted, each with its path from the model; the attribute is then left as it was.
    public func assign(_ data: DataValue, to model: inout Model, scenario: Scenario = .default) -> [Violation] {
        let path = FieldPath(name)
        return assignData(data, &model, scenario).map { violation in
            var violation = violation
            violation.path = path.appending(violation.path)
            violation.wording.label = violation.wording.label ?? (violation.path == path ? label : nil)
            return violation
        }
    }
}

/// A key path that was sendable when it came in; casts to more precise types lose the knowledge.
private struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
    let keyPath: Path
    init(_ keyPath: Path) { self.keyPath = keyPath }
}
