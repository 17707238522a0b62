extension RecordLayout {
    /// The member of an object that gives an attribute its value.
    fileprivate func member(of object: DataObject, for slot: Int) -> (key: String, value: DataValue)? {
        if slots[slot].columns.isEmpty { return object[slots[slot].name].map { (slots[slot].name, $0) } }
        return object.members.first { member in slots[slot].columns.contains { $0.matches(member.key) } }
            .map { ($0.key, $0.value) }
    }

    /// Whether a member of an object gives an attribute its value. A part of an object stands in that object.
    fileprivate func hasMember(_ name: String) -> Bool {
        slot(ofColumn: name).map { slots[$0].parent == nil } ?? false
    }
}

extension Record {
    /// Takes the values of the attributes from an object.
    package mutating func fill(from object: DataObject) {
        reset(input: UnsafeBufferPointer(start: nil, count: 0))
        for index in layout.slots.indices where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty {
            load(layout.member(of: object, for: index)?.value, into: index)
        }
        if layout.isClosed {
            for (name, _) in object.members where !layout.hasMember(name) { noteOtherMember(name) }
        }
        finishFilling()
    }

    /// Writes what filters changed into an object.
    ///
    /// - Returns: Whether there was anything to write.
    @discardableResult
    package mutating func writeChanges(to object: inout DataObject) -> Bool {
        var isChanged = false
        for index in layout.slots.indices
        where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty && self.isChanged(index) {
            prepare(index)
            object[layout.member(of: object, for: index)?.key ?? layout.column(of: index)] = field(index).data
            isChanged = true
        }
        return isChanged
    }

    /// What filters changed, as members of the object that the record was filled from, if it was from one.
    package mutating func changes(to object: DataObject?) -> DataObject {
        var changes = DataObject()
        for index in layout.slots.indices
        where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty && self.isChanged(index) {
            let member = object.flatMap { layout.member(of: $0, for: index)?.key }
            changes[member ?? layout.column(of: index)] = data(index)
        }
        return changes
    }
}
