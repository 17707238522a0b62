internal import ProvisoCore

/// An attribute of a form's model, be the model of a Swift type or a record.
struct FormAttribute<Model>: Sendable {
    let name: String
    /// What those outside call it.
    let key: String
    let label: AttributeLabel
    /// Whether mass assignment may set it at all; `@NotAssignable` says no.
    let isSafe: Bool
    /// Whether the value is a model, or holds some.
    let holdsModels: Bool
    /// The type of the value; that of a record's attribute is open.
    let valueType: Any.Type
    /// The way to the value, in a model of a Swift type.
    let keyPath: @Sendable () -> AnyKeyPath?
    let data: @Sendable (Model) -> DataValue
    /// The value, of whatever type.
    let value: @Sendable (Model) -> Any
    /// Sets data, converted if nothing is lost. The reader is at the attribute's place, and records what cannot be converted.
    let assign: @Sendable (DataValue, inout Model, DataReader) -> Void
    /// Sets a value of the attribute's very type; returns whether it was one.
    let set: @Sendable (Any, inout Model) -> Bool
}

extension FormAttribute {
    init(_ attribute: ModelAttribute<Model>) {
        self.init(
            name: attribute.name, key: Self.key(of: attribute), label: attribute.label, isSafe: attribute.isSafe,
            holdsModels: modelType(in: attribute.valueType).flatMap(ModelShape.of) != nil,
            valueType: attribute.valueType, keyPath: { attribute.keyPath },
            data: { attribute.data(in: $0) }, value: { attribute.value(in: $0) },
            assign: { data, model, reader in attribute.assign(data, to: &model, by: reader) },
            set: { value, model in attribute.set(value, in: &model) })
    }

    private static func key(of attribute: ModelAttribute<Model>) -> String {
        guard let model = Model.self as? any Validatable.Type else { return attribute.key ?? attribute.name }
        let path = OutsidePath.outside(of: FieldPath(attribute.name), in: model, .asDeclared)
        return path.description
    }
}

extension FormAttribute {
    /// The attribute that is a part of this one: `address.city` of `address`.
    ///
    /// - Parameters:
    ///   - keys: The way from this one, as those outside name it.
    ///   - part: What is known of it.
    ///   - key: What those outside call it.
    func part(_ keys: [String], _ part: ModelShape.Part, key: String) -> FormAttribute {
        let around = self
        let name = ([name] + part.names).joined(separator: ".")
        return FormAttribute(
            name: name, key: key, label: part.label(in: label, named: name), isSafe: isSafe && part.isSafe,
            holdsModels: modelType(in: part.valueType).flatMap(ModelShape.of) != nil, valueType: part.valueType,
            keyPath: { nil },
            data: { around.data($0).value(at: keys) },
            value: { around.data($0).value(at: keys) },
            assign: { data, model, reader in
                // What is around it stays as it is, and is made where there is nothing.
                let whole = keys.reversed().reduce(data) { .object([$1: $0]) }
                let parts = keys.reversed().reduce(reader.parts ?? .whole) { .members([TextKey($1): $0], unsafe: []) }
                let place = DataPlace().named(around.name, around.key)
                around.assign(
                    whole, &model,
                    DataReader(
                        intake: reader.intake, place: place, parts: parts, opensByType: reader.opensByType,
                        isPatch: true))
            },
            set: { value, model in
                guard let data = DataValue(exactly: value) else { return false }
                let whole = keys.reversed().reduce(data) { .object([$1: $0]) }
                let intake = Intake(access: .all)
                let place = DataPlace().named(around.name, around.key)
                around.assign(whole, &model, DataReader(intake: intake, place: place, isPatch: true))
                return intake.violations.isEmpty
            })
    }
}

extension DataValue {
    /// The value at the end of a path of keys; null where there is none.
    fileprivate func value(at keys: [String]) -> DataValue { keys.reduce(self) { $0[$1] ?? .null } }
}

extension FormAttribute where Model == DataObject {
    /// An attribute of a record: a member, or with dots a part of one. A record takes any value as it is.
    init(name: String, label: AttributeLabel) {
        let path = name.split(separator: ".").map(String.init)
        self.init(
            name: name, key: name, label: label, isSafe: true, holdsModels: false,
            valueType: DataValue.self, keyPath: { nil },
            data: { $0.value(at: path[...]) ?? .null }, value: { $0.value(at: path[...]) ?? DataValue.null },
            assign: { data, record, reader in
                if reader.isPatch, data == .null { return record.remove(at: path[...]) }
                record.set(reader.merge(data, over: record.value(at: path[...])), at: path[...])
            },
            set: { value, record in
                guard let data = DataValue(exactly: value) else { return false }
                record.set(data, at: path[...])
                return true
            })
    }
}

extension DataObject {
    /// The value at the end of a path of keys.
    func value(at path: ArraySlice<String>) -> DataValue? {
        guard let key = path.first else { return nil }
        var value = self[key]
        for key in path.dropFirst() { value = value?[key] }
        return value
    }

    /// Removes the value at the end of a path of keys.
    mutating func remove(at path: ArraySlice<String>) {
        guard let key = path.first else { return }
        guard path.count > 1 else {
            self[key] = nil
            return
        }
        guard case .object(var inner)? = self[key] else { return }
        inner.remove(at: path.dropFirst())
        self[key] = .object(inner)
    }

    /// Sets the value at the end of a path of keys. What is no object on the way becomes one.
    mutating func set(_ value: DataValue, at path: ArraySlice<String>) {
        guard let key = path.first else { return }
        guard path.count > 1 else {
            self[key] = value
            return
        }
        var inner = DataObject()
        if case .object(let object)? = self[key] { inner = object }
        inner.set(value, at: path.dropFirst())
        self[key] = .object(inner)
    }
}
