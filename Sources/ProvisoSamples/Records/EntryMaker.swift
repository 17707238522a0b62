import ProvisoCore

/// Makes objects for `values` and `keys`, whose members have names that nobody has given.
struct EntryMaker {
    private let values: [SampleRule]
    private let keys: [SampleRule]
    /// Makes values by rules that stand inside of others.
    private let pool: ([SampleRule], inout SeededGenerator) -> ValuePool

    init(_ rules: [SampleRule], pool: @escaping ([SampleRule], inout SeededGenerator) -> ValuePool) {
        values = rules.filter { $0.innerPlace == .values }.flatMap { $0.inner }
        keys = rules.filter { $0.innerPlace == .keys }.flatMap { $0.inner }
        self.pool = pool
    }

    /// Adds objects that should pass, and such as should break one of the rules.
    func add(
        to result: inout (passing: [DataValue], breaking: [DataValue]), codes: (SampleRule) -> [String],
        using generator: inout SeededGenerator
    ) {
        if values.isEmpty, keys.isEmpty { return }
        let (valuePool, keyPool) = (pool(values, &generator), pool(keys, &generator))
        let goodValues = values.isEmpty ? [1, "a"] : valuePool.passing.compactMap { $0 }
        let goodKeys =
            keys.isEmpty ? ["first", "second", "third"] : keyPool.passing.compactMap { $0.flatMap(Self.name) }
        guard let value = goodValues.first, let key = goodKeys.first else { return }
        for count in [1, 2, 3] { result.passing.append(Self.object(goodKeys.prefix(count), goodValues)) }
        result.passing += goodValues.dropFirst().prefix(8).map { Self.object([key], [$0]) }
        result.passing += goodKeys.dropFirst().prefix(8).map { Self.object([$0], [value]) }
        for bad in Self.breaking(values, in: valuePool, codes) {
            result.breaking.append(Self.object([key], [bad ?? .null]))
            result.breaking.append(Self.object(goodKeys.prefix(2), [value, bad ?? .null]))
        }
        for bad in Self.breaking(keys, in: keyPool, codes).compactMap({ $0.flatMap(Self.name) }) {
            result.breaking.append(Self.object([bad], [value]))
        }
    }

    private static func breaking(
        _ rules: [SampleRule], in pool: ValuePool, _ codes: (SampleRule) -> [String]
    ) -> [DataValue?] {
        rules.flatMap { $0.all }.flatMap { rule in
            codes(rule).flatMap { Array(pool.values(breaking: rule.number, $0).prefix(3)) }
        }
    }

    /// A value as the name of a member; none that would be taken for a way further inside.
    private static func name(_ value: DataValue) -> String? {
        let name = if case .number(let number) = value { number.spelling } else { value.text }
        return name.flatMap { $0.isEmpty || $0.contains(".") ? nil : $0 }
    }

    private static func object(_ keys: some Sequence<String>, _ values: [DataValue]) -> DataValue {
        var object = DataObject()
        for (index, key) in keys.enumerated() { object[key] = values[index % values.count] }
        return .object(object)
    }
}
