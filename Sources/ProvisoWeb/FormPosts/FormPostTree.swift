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
    private var values: [DataValue] = []
    private var names: [String] = []
    private var members: [TextKey: FormPostTree] = [:]

    /// Puts a value in its place; says why it cannot.
    func insert(_ value: DataValue, at name: FormPostName) -> FormPostFault? {
        guard !name.keys.dropLast().contains(.next) else { return .openElement }
        var node = self
        for key in name.keys {
            guard case .name(let key) = key else {
                guard node.become(.list) else { return .contradiction }
                node.values.append(value)
                return nil
            }
            guard node.become(.members) else { return .contradiction }
            node = node.member(key)
        }
        guard node.become(.texts) else { return .contradiction }
        node.values.append(value)
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
    ///
    /// - Parameter closesGaps: Whether members with numbers for names are a list though some are missing.
    func object(closingGaps closesGaps: Bool) -> DataObject {
        var object = DataObject()
        for name in names {
            if let value = members[TextKey(name)]?.value(closesGaps) { object.append(name, value) }
        }
        return object
    }

    /// `nil` for a place that only a contradicting field asked for.
    private func value(_ closesGaps: Bool) -> DataValue? {
        switch kind {
        case .open: nil
        case .texts where values.count == 1: values[0]
        case .texts, .list: .array(values)
        case .members: elements(closesGaps).map(DataValue.array) ?? .object(object(closingGaps: closesGaps))
        }
    }

    /// The members as a list, when their names are the numbers from 0 on, or numbers at all where gaps are closed.
    private func elements(_ closesGaps: Bool) -> [DataValue]? {
        guard !names.isEmpty else { return nil }
        let order: [String]
        if closesGaps {
            // A number is written in one way: `07` is a name.
            let numbers = names.compactMap { name in Int(name).flatMap { $0 >= 0 && String($0) == name ? $0 : nil } }
            guard numbers.count == names.count else { return nil }
            order = numbers.sorted().map(String.init)
        } else {
            order = names.indices.map(String.init)
        }
        var elements: [DataValue] = []
        for name in order {
            guard let element = members[TextKey(name)]?.value(closesGaps) else { return nil }
            elements.append(element)
        }
        return elements
    }
}
