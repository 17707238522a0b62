extension DataReader {
    /// What came of reading a model: `nil` when it cannot be made.
    struct ReadModel {
        let value: Any?
    }

    /// Sets the members of a model that data may set, in the one that is there or in a new one.
    ///
    /// - Returns: `nil` when the type is no model, or decodes itself from what is no object.
    func readModel<Model: Validatable>(_ type: Model.Type, _ data: DataValue, _ current: Any?) -> ReadModel? {
        let present = current as? Model
        // An object may be one of a subclass, whose members are its own.
        let type = present.map { Swift.type(of: $0) } ?? type
        guard let gate = intake.gate(of: type) else { return nil }
        guard case .object(let object) = data else {
            if type is any Decodable.Type { return nil }
            fail(data == .null ? "required" : "nested.type")
            return ReadModel(value: nil)
        }
        if let present { return ReadModel(value: assign(object, to: present, gate, unset: [])) }
        if let blank = gate.shape.blank, gate.shape.canBeSet(blank.unset), let new = (try? blank.make()) as? Model {
            return ReadModel(value: assign(object, to: new, gate, unset: blank.unset))
        }
        if let decodable = type as? any Decodable.Type {
            // The decoder leaves out what may not be set.
            return ReadModel(value: decode(decodable, data))
        }
        add(.unassignableAndMissing())
        return ReadModel(value: nil)
    }

    /// Sets members of a model.
    ///
    /// - Parameter unset: The members of a new model that nothing but stand-ins are in: they must be set.
    /// - Returns: The model; `nil` when a new one lacks a member.
    private func assign<Model: Validatable>(
        _ object: DataObject, to present: Model, _ gate: MemberGate, unset: Set<String>
    ) -> Model? {
        guard var model = present as? Model.ModelRuleSet.Model else { return nil }
        let attributes = type(of: present).compiledRules.attributes
        var missing = unset
        var isWhole = true
        for (key, data) in object.members {
            let position = gate.shape.position(of: key)
            let reader = member(position.map { attributes[$0].name }, key, parts(of: key))
            guard let position, refusal(of: key, gate, attributes[position].isMarkedUnsafe) == nil,
                attributes[position].isWritable || intake.access == .all
            else {
                let reason = position.map { refusal(of: key, gate, attributes[$0].isMarkedUnsafe) ?? .unsafe }
                intake.refuse(data, at: reader.place, reason ?? .unknown)
                continue
            }
            let attribute = attributes[position]
            // Data of one's own comes back as it was, but for what was changed.
            if intake.access == .all, attribute.data(in: model) == data { continue }
            let before = intake.violations.count
            attribute.assign(data, to: &model, by: reader)
            let isTaken = intake.violations.count == before
            if missing.remove(attribute.name) != nil, !isTaken { isWhole = false }
        }
        for (attribute, member) in zip(attributes, gate.shape.members) where missing.contains(attribute.name) {
            let isOpen = refusal(of: member.key, gate, attribute.isMarkedUnsafe) == nil
            let place = place.named(attribute.name, member.key)
            intake.add(isOpen ? Violation("required") : .unassignableAndMissing(), at: place)
            intake.label(attribute.label, from: intake.violations.count - 1, at: place.path)
            isWhole = false
        }
        return isWhole ? model as? Model : nil
    }

    /// Why a member may not be set: what the document says, where one does, and else the type.
    private func refusal(of key: String, _ gate: MemberGate, _ isMarkedUnsafe: Bool) -> Assignment.Refusal.Reason? {
        let own = gate.refusal(of: key)
        guard intake.access == .safe, case .members(let members, let unsafe) = parts, !isMarkedUnsafe else {
            return own
        }
        if members[TextKey(key)] != nil { return nil }
        if unsafe.contains(TextKey(key)) { return .unsafe }
        return opensByType ? own : own ?? .inactive
    }

    private func parts(of key: String) -> AssignableParts? {
        guard case .members(let members, _) = parts else { return nil }
        return members[TextKey(key)]
    }

    /// Makes data of data: what a record is assigned. Members that no rule opens stay as they are.
    package func merge(_ data: DataValue, over current: DataValue?) -> DataValue {
        switch (parts, data) {
        case (.members(let members, let unsafe), .object(let object)):
            var kept = DataObject()
            if case .object(let present) = current { kept = present }
            for (key, value) in object.members {
                let known = members[TextKey(key)]
                let inner = member(nil, key, known)
                if known != nil {
                    let isGone = isPatch && value == .null
                    kept[key] = isGone ? Optional.none : inner.merge(value, over: kept[key])
                } else {
                    intake.refuse(value, at: inner.place, unsafe.contains(TextKey(key)) ? .unsafe : .unknown)
                }
            }
            return .object(kept)
        case (.elements, .array(let elements)):
            return .array(
                elements.enumerated().map { index, value in element(index).merge(value, over: current?[index]) })
        case (.entries, .object(let object)):
            var entries = DataObject()
            if isPatch, case .object(let present) = current { entries = present }
            for (key, value) in object.members {
                let isGone = isPatch && value == .null
                entries[key] = isGone ? Optional.none : entry(key).merge(value, over: current?[key])
            }
            return .object(entries)
        default: return isPatch ? (current ?? .null).patched(with: data) : data
        }
    }
}

extension ModelShape {
    /// Whether members can be set once the model is made: no constants.
    fileprivate func canBeSet(_ names: Set<String>) -> Bool {
        members.allSatisfy { !names.contains($0.name) || $0.isWritable }
    }
}
