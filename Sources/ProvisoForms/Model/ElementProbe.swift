internal import ProvisoCore

/// Finds out which element of a list a key path leads to whose way from the element on has no name: `\.rows[2].name` of rows
/// whose type has no rules.
///
/// A key path does not tell an index. But of a list in which one value differs it leads to that one or to another one. So the
/// index is found by halves, in a copy of the model, with a list that is longer than any index that is asked for.
struct ElementProbe<Model, Element> {
    /// How much longer the list is.
    private static var beyond: Int { 1024 }
    /// How many elements are compared to find two with different values.
    private static var compared: Int { 64 }

    private let target: PartialKeyPath<Model>
    private let model: Model
    private let rows: [Element]
    private let get: (Model) -> [Element]
    private let set: (inout Model, [Element]) -> Void

    /// - Parameters:
    ///   - model: A model that may be changed.
    ///   - rows: Elements that there are. The value is there in each of them.
    init(
        _ target: PartialKeyPath<Model>, in model: Model, rows: [Element], get: @escaping (Model) -> [Element],
        set: @escaping (inout Model, [Element]) -> Void
    ) {
        (self.target, self.model, self.rows, self.get, self.set) = (target, model, rows, get, set)
    }

    /// The index; `nil` where nothing tells it.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of elements and 1024 more.
    func index() -> Int? {
        guard let first = rows.first else { return nil }
        let count = rows.count + Self.beyond
        let plain = Array(repeating: first, count: count)
        guard let plainValue = value(in: plain), let other = different(from: plain, plainValue),
            let otherValue = value(in: other), !Self.areSame(plainValue, otherValue)
        else { return nil }
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            guard let found = value(in: Array(other[..<middle]) + plain[middle...]) else { return nil }
            if Self.areSame(found, otherValue) { high = middle } else { low = middle }
        }
        return low
    }

    /// The value at the end of the key path, with another list.
    private func value(in list: [Element]) -> Any? {
        var model = model
        set(&model, list)
        return get(model).count == list.count ? model[keyPath: target] : nil
    }

    /// A list with another value at the end of the key path.
    private func different(from plain: [Element], _ plainValue: Any) -> [Element]? {
        for row in rows.prefix(Self.compared).dropFirst() {
            let list = Array(repeating: row, count: plain.count)
            if let value = value(in: list), !Self.areSame(value, plainValue) { return list }
        }
        // An object is somebody else's.
        if rows.contains(where: { Swift.type(of: $0) is AnyClass }) { return nil }
        func written<Value>(_ value: Value) -> [Element]? {
            guard let keyPath = target as? WritableKeyPath<Model, Value>,
                let other = Self.another(than: value)
            else { return nil }
            var changed = model
            set(&changed, plain)
            changed[keyPath: keyPath] = other
            let list = get(changed)
            changed[keyPath: keyPath] = value
            return list
        }
        return _openExistential(plainValue, do: written)
    }

    private static func areSame(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return DataValue(of: left) == DataValue(of: right)
    }

    /// Another value of the type; `nil` where none can be made.
    private static func another<Value>(than value: Value) -> Value? {
        func next(_ value: some FixedWidthInteger) -> Any { value ^ 1 }
        func next<Number: BinaryFloatingPoint>(_ value: Number) -> Any { value == 0 ? Number(1) : Number(0) }
        func next<Number: Strideable>(after value: Number) -> Any { value.advanced(by: 1) }
        func last<Cases: CaseIterable>(of type: Cases.Type) -> Any? { Array(type.allCases).last }
        var others: [Value?] = []
        switch value as Any {
        case let text as String: others.append((text + "x") as? Value)
        case let flag as Bool: others.append(!flag as? Value)
        case let number as any FixedWidthInteger: others.append(next(number) as? Value)
        case let number as any BinaryFloatingPoint: others.append(next(number) as? Value)
        case let number as any Strideable: others.append(next(after: number) as? Value)
        default: break
        }
        others.append(StandIn.value(Value.self))
        if let type = Value.self as? any OptionalType.Type { others.append(type.someStandIn as? Value) }
        if let type = Value.self as? any CaseIterable.Type { others.append(last(of: type) as? Value) }
        return others.lazy.compactMap(\.self).first { !areSame($0, value) }
    }
}

/// A list of which is found out to which element a key path leads.
protocol ProbedList: KeyPathHolder {
    /// The index; `nil` where nothing tells it.
    ///
    /// - Parameters:
    ///   - target: The key path.
    ///   - list: The key path of the list, or of one that is optional.
    ///   - model: A model that may be changed.
    ///   - rows: The elements that there are.
    ///   - unwrapping: Whether the key path takes for granted that the element is not `nil`.
    static func index<Model>(
        of target: PartialKeyPath<Model>, from list: AnyKeyPath, in model: Model, rows: Any, unwrapping: Bool
    ) -> Int?
}

extension Array: ProbedList {
    static func index<Model>(
        of target: PartialKeyPath<Model>, from list: AnyKeyPath, in model: Model, rows: Any, unwrapping: Bool
    ) -> Int? {
        guard let all = rows as? [Element] else { return nil }
        let rows = unwrapping ? all.filter { !(($0 as? any OptionalType)?.isNil ?? false) } : all
        if let list = list as? WritableKeyPath<Model, [Element]> {
            // A structure may keep the list in an object.
            defer {
                if model[keyPath: list].count != all.count { Self.put(all, into: model) { $0[keyPath: list] = $1 } }
            }
            return ElementProbe(
                target, in: model, rows: rows, get: { $0[keyPath: list] }, set: { $0[keyPath: list] = $1 }
            )
            .index()
        }
        guard let list = list as? WritableKeyPath<Model, [Element]?> else { return nil }
        defer { if model[keyPath: list]?.count != all.count { Self.put(all, into: model) { $0[keyPath: list] = $1 } } }
        return ElementProbe(
            target, in: model, rows: rows, get: { $0[keyPath: list] ?? [] }, set: { $0[keyPath: list] = $1 }
        ).index()
    }

    private static func put<Model>(_ rows: [Element], into model: Model, _ set: (inout Model, [Element]) -> Void) {
        var model = model
        set(&model, rows)
    }
}
