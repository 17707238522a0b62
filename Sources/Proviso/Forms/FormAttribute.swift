/// An attribute of a form's model, be the model of a Swift type or a record.
struct FormAttribute<Model>: Sendable {
    let name: String
    let label: AttributeLabel
    /// Whether mass assignment may set it at all; `@NotAssignable` says no.
    let isSafe: Bool
    /// The way to the value, in a model of a Swift type.
    let keyPath: @Sendable () -> AnyKeyPath?
    let data: @Sendable (Model) -> DataValue
    /// Sets data, converted where nothing is lost; returns why it cannot be.
    let assign: @Sendable (DataValue, inout Model, Scenario) -> [Violation]
    /// Sets a value of the attribute's very type; returns whether it was one.
    let set: @Sendable (Any, inout Model) -> Bool
}

extension FormAttribute {
    init(_ attribute: ModelAttribute<Model>) {
        self.init(
            name: attribute.name, label: attribute.label, isSafe: attribute.isSafe, keyPath: { attribute.keyPath },
            data: { attribute.data(in: $0) },
            assign: { data, model, scenario in attribute.assign(data, to: &model, scenario: scenario) },
            set: { value, model in attribute.set(value, in: &model) })
    }
}

extension FormAttribute where Model == DataObject {
    /// An attribute of a record: a member, or with dots a part of one. A record takes any value as it is.
    init(name: String, label: AttributeLabel) {
        let path = name.split(separator: ".").map(String.init)
        self.init(
            name: name, label: label, isSafe: true, keyPath: { nil }, data: { $0.value(at: path[...]) ?? .null },
            assign: { data, record, _ in
                record.set(data, at: path[...])
                return []
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
