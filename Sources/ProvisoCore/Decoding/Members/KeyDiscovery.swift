/// Finds out what the coding keys of a type call its attributes, where its declaration does not tell.
///
/// The type is asked to decode itself, and the keys that it asks for are noted. Which attribute one of them belongs to
/// shows when its value is another one: so keys in extensions, and those of decoding by hand, are found as well.
enum KeyDiscovery {
    /// A key that a type has asked for.
    struct Asked {
        let key: String
        let type: any Decodable.Type
        /// The types of attribute that it can be for: the one that was asked for, and its optional.
        let fits: [ObjectIdentifier]
    }

    /// What was found out.
    struct Found {
        /// The keys by attribute. Attributes that are not decoded, or whose key is not known for sure, are not among them.
        var keys: [String: String] = [:]
        /// Other keys, of which it is known that no attribute is decoded from them alone.
        var others: Set<String> = []
    }

    /// Finds out the keys of a type.
    static func keys<Root: Validatable, Model>(of type: Root.Type, _ attributes: [ModelAttribute<Model>]) -> Found {
        var found = Found()
        for attribute in attributes { found.keys[attribute.name] = attribute.key }
        let unknown = attributes.filter { $0.key == nil }
        guard !unknown.isEmpty, let decodable = type as? any Decodable.Type else { return found }
        let standIns = standIns(of: type)
        let inside = attributes.map { innermostType(of: $0.valueType) }.filter { $0 != type }
        let (asked, isWhole) = asked(decodable, standIns, inside)
        let open = asked.filter { !found.keys.values.contains($0.key) }
        // Where every key is an attribute's name, none is renamed.
        let names = Set(unknown.map(\.name))
        if isWhole, open.allSatisfy({ names.contains($0.key) }) {
            for one in open { found.keys[one.key] = one.key }
        } else {
            assign(open, to: unknown, decodable, standIns, &found)
        }
        return found
    }

    private static func assign<Model>(
        _ asked: [Asked], to attributes: [ModelAttribute<Model>], _ type: any Decodable.Type,
        _ standIns: [ObjectIdentifier: Any], _ found: inout Found
    ) {
        var open = attributes
        var left: [Asked] = []
        func claim(_ name: String, _ key: String) {
            found.keys[name] = key
            open.removeAll { $0.name == name }
        }
        for one in asked {
            let changed = attributesSet(by: one, among: attributes, type, standIns)
            if let name = changed?.first, changed?.count == 1, open.contains(where: { $0.name == name }) {
                claim(name, one.key)
            } else if changed?.isEmpty ?? false {
                found.others.insert(one.key)
            } else {
                left.append(one)
            }
        }
        for one in left where open.contains(where: { $0.name == one.key && fits(one, $0) }) { claim(one.key, one.key) }
        left.removeAll { one in found.keys.values.contains(one.key) }
        // What is left belongs together by its type, in the order of the declaration.
        for one in left {
            let rivals = left.filter { $0.fits == one.fits && !found.keys.values.contains($0.key) }
            let candidates = open.filter { fits(one, $0) }
            if candidates.count == rivals.count, let first = candidates.first { claim(first.name, one.key) }
        }
    }

    /// Values that stand in for those of their types: the defaults that the type's declaration has.
    private static func standIns<Root: Validatable>(of type: Root.Type) -> [ObjectIdentifier: Any] {
        let rules = type.compiledRules
        guard let blank = (rules as? any BlankMaking)?.blank, let made = try? blank.make(),
            let model = made as? Root.ModelRuleSet.Model
        else { return [:] }
        let values = rules.attributes.map { (ObjectIdentifier($0.valueType), $0.value(in: model)) }
        return Dictionary(values, uniquingKeysWith: { first, _ in first })
    }

    private static func fits<Model>(_ asked: Asked, _ attribute: ModelAttribute<Model>) -> Bool {
        asked.fits.contains(ObjectIdentifier(attribute.valueType))
    }

    /// The keys that a type asks for when it decodes itself, as far as it gets without data: to an enumeration of which no case is known.
    static func keysAsked(by type: any Decodable.Type) -> [Asked] {
        var standIns: [ObjectIdentifier: Any] = [:]
        if let model = type as? any Validatable.Type {
            standIns = Self.standIns(of: model)
            // Properties that no rule names have defaults too.
            if let made = try? ModelShape.of(model)?.blank?.make() {
                for (_, value) in Mirror(reflecting: made).children {
                    standIns[ObjectIdentifier(Swift.type(of: value))] = value
                }
            }
        }
        return asked(type, standIns, []).keys
    }

    /// The keys that a type asks for when it decodes itself, in order, and whether it came to its end.
    private static func asked<Root: Decodable>(
        _ type: Root.Type, _ standIns: [ObjectIdentifier: Any], _ inside: [Any.Type]
    ) -> (keys: [Asked], isWhole: Bool) {
        let intake = Intake(standIns: standIns, inside: inside)
        let made = decode(type, from: nil, intake)
        return (intake.asked, made != nil)
    }

    private static func decode<Root: Decodable>(_ type: Root.Type, from data: DataValue?, _ intake: Intake) -> Any? {
        try? DataDecoder(data: data, place: DataPlace(), intake: intake).decode(type)
    }

    /// The attributes that differ when the value under a key does; `nil` when that cannot be tried.
    private static func attributesSet<Model>(
        by asked: Asked, among attributes: [ModelAttribute<Model>], _ type: any Decodable.Type,
        _ standIns: [ObjectIdentifier: Any]
    ) -> [String]? {
        let samples = samples(of: asked.type)
        guard samples.count == 2 else { return nil }
        let models = samples.compactMap { sample in
            decode(type, from: .object([asked.key: sample]), Intake(standIns: standIns, inside: [])) as? Model
        }
        guard models.count == 2 else { return nil }
        return attributes.filter { $0.data(in: models[0]) != $0.data(in: models[1]) }.map(\.name)
    }

    /// Some value of a type: what it makes of the first data that it takes, among those that are tried.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    static func sample<Value: Decodable>(of type: Value.Type) -> Value? {
        for candidate in candidates(type) {
            let intake = Intake(access: .discovery)
            if let value = decode(type, from: candidate, intake), intake.violations.isEmpty { return value as? Value }
        }
        return nil
    }

    /// Two pieces of data that become different values of a type, if there are some among those that are tried.
    private static func samples<Root: Decodable>(of type: Root.Type) -> [DataValue] {
        var samples: [DataValue] = []
        for candidate in candidates(type) {
            let intake = Intake(access: .discovery)
            guard decode(type, from: candidate, intake) != nil, intake.violations.isEmpty else { continue }
            samples.append(candidate)
            if samples.count == 2 { break }
        }
        return samples
    }

    private static func candidates(_ type: any Decodable.Type) -> [DataValue] {
        let cases = (type as? any CaseIterable.Type).map { rawValues(of: $0) } ?? []
        let scalars: [DataValue] = [
            "x", "y", 1, 2, true, false, "2001-01-01T00:00:00Z", "2002-01-01T00:00:00Z",
            "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002", "https://a.example/",
            "https://b.example/", "AAAA", "BBBB", "a@b.example", "A", "AA", "AAA", "12345678",
        ]
        return cases + scalars + [[]] + scalars.map { [$0] } + [[:]] + scalars.map { ["x": $0] }
    }

    private static func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [DataValue] {
        type.allCases.prefix(2).compactMap { ($0 as? any RawRepresentable).flatMap { DataValue(exactly: $0.rawValue) } }
    }
}
