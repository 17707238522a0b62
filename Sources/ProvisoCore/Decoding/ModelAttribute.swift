/// A named, readable and writable part of a model.
public struct ModelAttribute<Model>: Sendable {
    /// The name: `email`, `address.city`.
    public let name: String
    /// How messages name it.
    public let label: AttributeLabel
    /// What the coding keys of its type call it, where that is known from the type's declaration.
    package private(set) var key: String?
    /// Whether it may be assigned with others at once, in the scenarios where a rule names it. `@NotAssignable` says no.
    public let isSafe: Bool
    /// Whether it is marked as one that nobody sets from outside, whatever the rules.
    let isMarkedUnsafe: Bool
    /// The type of the value.
    package let valueType: Any.Type
    private let shared: SharedKeyPath<AnyKeyPath>
    private let read: @Sendable (Model) -> Any
    private let write: (@Sendable (Any, inout Model) -> Bool)?
    private let assignData: @Sendable (DataValue, inout Model, DataReader) -> Void
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
    init<Value>(
        _ name: String, uncheckedConstant keyPath: KeyPath<Model, Value>, _ label: AttributeLabel?, isMarked: Bool
    ) {
        self.init(name, readOnly: SharedKeyPath(keyPath), label, isMarked: isMarked)
    }

    /// Creates an attribute at a key path to a value of some type.
    init(_ name: String, anyValueAt keyPath: any PartialKeyPath<Model> & Sendable, label: AttributeLabel? = nil) {
        func open<Value>(_: Value.Type) -> Self? {
            if let keyPath = keyPath as? WritableKeyPath<Model, Value> {
                return Self(name, writable: SharedKeyPath(keyPath), label, true)
            }
            return (keyPath as? KeyPath<Model, Value>).map { Self(name, readOnly: SharedKeyPath($0), label) }
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
        isMarkedUnsafe = !isSafe
        valueType = Value.self
        self.shared = SharedKeyPath(shared.keyPath)
        read = { $0[keyPath: shared.keyPath] }
        write = { value, model in
            guard let value = value as? Value else { return false }
            model[keyPath: shared.keyPath] = value
            return true
        }
        assignData = { data, model, reader in
            if let value = reader.read(Value.self, from: data, current: model[keyPath: shared.keyPath]) {
                model[keyPath: shared.keyPath] = value
            }
        }
        let emptiness = EmptinessTest<Value>()
        isNothing = { emptiness.isEmpty($0[keyPath: shared.keyPath]) }
    }

    private init<Value>(
        _ name: String, readOnly shared: SharedKeyPath<KeyPath<Model, Value>>, _ label: AttributeLabel?,
        isMarked: Bool = false
    ) {
        self.name = name
        self.label = label ?? AttributeLabel(attributeOrPart: name)
        isSafe = false
        isMarkedUnsafe = isMarked
        valueType = Value.self
        self.shared = SharedKeyPath(shared.keyPath)
        read = { $0[keyPath: shared.keyPath] }
        write = nil
        assignData = { _, _, reader in reader.add(.unassignable()) }
        let emptiness = EmptinessTest<Value>()
        isNothing = { emptiness.isEmpty($0[keyPath: shared.keyPath]) }
    }

    /// Creates the attribute of a class from one of a subclass. Objects of other classes do not have it.
    init<Subclass>(ofSubclass attribute: ModelAttribute<Subclass>) {
        name = attribute.name
        key = attribute.key
        valueType = attribute.valueType
        label = attribute.label
        isSafe = attribute.isSafe
        isMarkedUnsafe = attribute.isMarkedUnsafe
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
        assignData = { data, model, reader in
            guard var object = model as? Subclass else { return reader.add(.unassignable()) }
            attribute.assignData(data, &object, reader)
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
    public func data(in model: Model) -> DataValue { DataValue(of: read(model)) }

    /// Whether the value is `nil` or empty.
    public func isEmpty(in model: Model) -> Bool { isNothing(model) }

    /// Writes a value of the attribute's very type.
    ///
    /// - Returns: Whether the value had the type, and the attribute can be written.
    public func set(_ value: Any, in model: inout Model) -> Bool { write?(value, &model) ?? false }

    /// Writes a value that comes from outside, converted only where nothing is lost.
    ///
    /// Texts become dates (RFC 3339), UUIDs, URLs and the cases of enumerations; what has no type, as a field of a form
    /// post, becomes whatever it spells. `null` becomes `nil`. Objects become models, in which only safe members are set:
    /// the others, and those that the data does not name, keep what they have. Arrays are assigned element by element,
    /// dictionaries key by key.
    ///
    /// - Returns: What cannot be converted, each with its path from the model; that value is then left as it was. What may
    ///   not be set has the code `unassignable`.
    public func assign(_ data: DataValue, to model: inout Model, scenario: Scenario = .default) -> [Violation] {
        let intake = Intake(scenario: scenario, access: .safe)
        assign(data, to: &model, by: DataReader(intake: intake, place: DataPlace().named(name, key ?? name)))
        if let type = Model.self as? any Validatable.Type { intake.conceal(in: type) }
        return intake.violations + intake.refused.map { .unassignable(at: $0.path) }
    }

    /// Writes a value that comes from outside.
    ///
    /// - Parameter reader: Knows what may be set, and where the attribute stands; takes what is wrong.
    package func assign(_ data: DataValue, to model: inout Model, by reader: DataReader) {
        let start = reader.intake.violations.count
        assignData(data, &model, reader)
        reader.intake.label(label, from: start, at: reader.place.path)
    }

    /// The attribute with the name that coding keys give it.
    package func named(_ key: String) -> Self {
        var attribute = self
        attribute.key = key
        return attribute
    }
}

/// A key path that was sendable when it came in; casts to more precise types lose the knowledge.
private struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
    let keyPath: Path
    init(_ keyPath: Path) { self.keyPath = keyPath }
}
