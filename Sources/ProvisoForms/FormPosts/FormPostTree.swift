internal import ProvisoCore

/// What the fields of a form post grow into, a field at a time. Made of references, so that it grows in linear time.
final class FormPostTree {
    private enum Kind {
        case open
        /// Values sent under one name without brackets.
        case texts
        /// Values sent under `[]`.
        case list
        case members
    }

    private var kind = Kind.open
    private var texts: [String] = []
    private var names: [String] = []
    private var members: [TextKey: FormPostTree] = [:]

    /// Puts a value in its place; says why it cannot.
    func insert(_ text: String, at name: FormPostName) -> FormPostFault? {
        guard !name.keys.dropLast().contains(.next) else { return .openElement }
        var node = self
        for key in name.keys {
            guard case .name(let key) = key else {
                guard node.become(.list) else { return .contradiction }
                node.texts.append(text)
                return nil
            }
            guard node.become(.members) else { return .contradiction }
            node = node.member(key)
        }
        guard node.become(.texts) else { return .contradiction }
        node.texts.append(text)
        return nil
    }

    private func become(_ kind: Kind) -> Bool {
        if self.kind == .open { self.kind = kind }
        return self.kind == kind
    }

    private func member(_ name: String) -> FormPostTree {
        if let member = members[TextKey(name)] { return member }
        let member = FormPostTree()
        names.append(name)
        members[TextKey(name)] = member
        return member
    }

    /// The members as an object. No deeper than the limit on the depth of names.
    var object: DataObject {
        var object = DataObject()
        for name in names {
            if let value = members[TextKey(name)]?.value { object.append(name, value) }
        }
        return object
    }

    /// `nil` for a place that only a contradicting field asked for.
    private var value: DataValue? {
        switch kind {
        case .open: nil
        case .texts where texts.count == 1: .untyped(texts[0])
        case .texts, .list: .array(texts.map(DataValue.untyped))
        case .members: elements.map(DataValue.array) ?? .object(object)
        }
    }

    /// The members as a list, when their names are the numbers from 0 on.
    private var elements: [DataValue]? {
        guard !names.isEmpty else { return nil }
        var elements: [DataValue] = []
        for index in names.indices {
            guard let element = members[TextKey(String(index))]?.value else { return nil }
            elements.append(element)
        }
        return elements
    }
}
