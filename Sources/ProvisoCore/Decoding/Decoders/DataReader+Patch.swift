// Merge patches (RFC 7396): of an object they say what changes, and null is what goes.

extension DataValue {
    /// The value with a merge patch applied.
    func patched(with patch: DataValue) -> DataValue {
        guard case .object(let changes) = patch else { return patch }
        var object = DataObject()
        if case .object(let present) = self { object = present }
        for (key, change) in changes.members {
            object[key] = change == .null ? Optional.none : (object[key] ?? .null).patched(with: change)
        }
        return .object(object)
    }

    /// The value at a path of keys and indices.
    package func value(at path: some Sequence<FieldPath.Component>) -> DataValue? {
        var value: DataValue? = self
        for component in path {
            switch component {
            case .key(let key): value = value?[key]
            case .index(let index): value = value?[index]
            }
        }
        return value
    }

    /// Sets the value at a path, or removes it. Nothing happens where the path leads nowhere.
    fileprivate mutating func set(_ value: DataValue?, at path: ArraySlice<FieldPath.Component>) {
        guard let step = path.first else { return }
        let rest = path.dropFirst()
        switch (step, self) {
        case (.key(let key), .object(var object)):
            if rest.isEmpty {
                object[key] = value
            } else if var inner = object[key] {
                inner.set(value, at: rest)
                object[key] = inner
            }
            self = .object(object)
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index) else { return }
            if rest.isEmpty { elements[index] = value ?? .null } else { elements[index].set(value, at: rest) }
            self = .array(elements)
        default: return
        }
    }
}

extension DataReader {
    /// Makes a value of a type that decodes itself of what is there and what changes.
    ///
    /// It is decoded as a whole. What may not be set and is not sent stays as it is.
    func patch<Value: Decodable>(_ type: Value.Type, _ patch: DataValue, _ current: Any?) -> Any? {
        guard case .object = patch, let current = current as? Value else { return decode(type, patch) }
        let present = DataValue(of: current)
        // A type that does not encode itself is given as a whole.
        guard case .object = present else { return decode(type, patch) }
        var whole = present.patched(with: patch)
        guard intake.access == .safe else { return decode(type, whole) }
        let trial = Intake(scenario: intake.scenario, access: .safe)
        let made = DataReader(intake: trial, place: place).decode(type, whole)
        for refused in trial.refused {
            let path = refused.outside.components.dropFirst(place.outside.components.count)
            if patch.value(at: path) != nil { intake.refuse(again: refused) }
            whole.set(present.value(at: path), at: path)
        }
        trial.violations.forEach(intake.add)
        guard trial.violations.isEmpty else { return nil }
        if trial.refused.isEmpty { return made }
        // What is left may be set, or is there already.
        return DataReader(intake: Intake(scenario: intake.scenario, access: .all), place: place).decode(type, whole)
    }
}
