internal import ProvisoBase

/// What those who read data into models need to know of a type: its members, their names outside, how a new one is made.
package final class ModelShape: Sendable {
    struct Member: Sendable {
        /// What Swift calls it.
        let name: String
        /// What the coding keys call it.
        let key: String
        let label: AttributeLabel
        let valueType: Any.Type
        /// Whether it is never assigned with others: `@NotAssignable`.
        let isMarkedUnsafe: Bool
        let isWritable: Bool
        /// Whether it stands by itself: neither a part of another one, nor the model as a whole.
        let isWhole: Bool
        /// Whether its key is known for sure.
        let isConfirmed: Bool
        /// The value in a model of the type.
        private(set) var value: @Sendable (Any) -> Any?
        /// The value in a model of the type, as data.
        var data: (Any) -> DataValue { { model in value(model).map(DataValue.init(of:)) ?? .null } }
        /// The member, with the mask for any value of it.
        var masked: Self {
            var member = self
            member.value = { _ in AttributeLabel.mask }
            return member
        }
        /// Whether two models of the type have the same value, as far as data shows it.
        let isSame: @Sendable (Any, Any) -> Bool
        /// The second of two models of the type with the value of the first; `nil` where it cannot be written.
        let copied: @Sendable (Any, Any) -> Any?
    }

    let type: any Validatable.Type
    let members: [Member]
    /// The positions of members by their names outside.
    private let positions: [TextKey: Int]
    /// What Swift calls the members, in their order. To look for a name among the members would copy each of them.
    private let names: [String]
    /// Whether a member, or one of a model inside, has another name outside.
    package let mayRename: Bool
    /// What clients call the members, in their order. To ask a member would copy it for each violation.
    let outsideNames: [OutsideName]
    let blank: BlankModel?
    /// The keys of members that are `nil` in a new model.
    private let empty: Set<String>
    /// Keys that the type asks for and that are no member's.
    private let others: Set<String>
    private let hasUnclearMarks: Bool
    /// Whether there is a member that decoding does not set, in some scenario.
    let isGuarded: Bool
    /// Whether all that decoding does not set is marked so at its declaration.
    var isGuardedByMarksAlone: Bool {
        let marked = Set(members.lazy.filter(\.isMarkedUnsafe).map(\.name))
        return !isGuarded || type.closedMembers.map(marked.isSuperset) ?? false
    }

    /// The shape of a type; `nil` when it has no attributes.
    ///
    /// - Complexity: Constant on average, once it is known.
    package static func of(_ type: any Validatable.Type) -> ModelShape? {
        shapes.value(for: ObjectIdentifier(type)) { ModelShape(type) }
    }

    /// The members, and where wanted what stands for the sensitive ones.
    func members(masked: Bool) -> [Member] {
        masked ? members.map { $0.label.isSensitive ? $0.masked : $0 } : members
    }

    private static let shapes = TypeTable<ModelShape?>()

    private convenience init?<Model: Validatable>(_ type: Model.Type) {
        let (members, others) = Self.members(of: type)
        if members.isEmpty { return nil }
        self.init(type, members, others, (type.compiledRules as? any BlankMaking)?.blank ?? Self.blank(of: type))
    }

    private static func members<Model: Validatable>(
        of type: Model.Type
    ) -> (members: [Member], others: Set<String>) {
        let attributes = type.compiledRules.attributes
        let found = KeyDiscovery.keys(of: type, attributes)
        let members = attributes.map { attribute in
            Member(
                name: attribute.name, key: found.keys[attribute.name] ?? attribute.name, label: attribute.label,
                valueType: attribute.valueType, isMarkedUnsafe: attribute.isMarkedUnsafe,
                isWritable: attribute.isWritable,
                isWhole: !attribute.name.contains(".") && !attribute.isWholeModel,
                isConfirmed: found.keys[attribute.name] != nil,
                value: { model in (model as? Model.ModelRuleSet.Model).map(attribute.value(in:)) },
                isSame: { one, other in
                    guard let one = one as? Model.ModelRuleSet.Model, let other = other as? Model.ModelRuleSet.Model
                    else { return false }
                    return attribute.data(in: one) == attribute.data(in: other)
                },
                copied: { source, model in
                    guard let source = source as? Model.ModelRuleSet.Model,
                        var model = model as? Model.ModelRuleSet.Model
                    else { return nil }
                    return attribute.set(attribute.value(in: source), in: &model) ? model : nil
                })
        }
        return (members, found.others)
    }

    /// The position of the member with a name from outside.
    func position(of key: String) -> Int? { positions[TextKey(key)] }

    /// The position of the member that Swift calls so.
    func position(ofName name: String) -> Int? { names.firstIndex(of: name) }

    /// Whether the type decodes something under a key that belongs to no attribute: a property that no rule names.
    func hasOther(_ key: String) -> Bool { others.contains(key) }

    /// Whether a member is `nil` in a new model, by its name outside: known without making one.
    func isEmptyByDefault(_ key: String) -> Bool { empty.contains(key) }

    /// The default of a member by its name outside, in a new model; `nil` when its declaration has none of the type.
    func defaultValue<Value>(of key: String, in blank: Any, as type: Value.Type) -> Value? {
        guard let position = position(of: key), case let member = members[position], let making = self.blank,
            !making.unset.contains(member.name)
        else { return nil }
        if member.valueType == type { return member.value(blank) as? Value }
        // A property wrapper is decoded itself, not the value that it wraps.
        return WrapperStorage.value(named: member.name, in: blank, as: type)
    }

    /// Whether a key that no member is known to have may be that of a member that is marked as not assignable.
    ///
    /// - Parameter types: The types of member that it can be for.
    func mayBeMarked(_ key: String, _ types: [ObjectIdentifier]) -> Bool {
        guard hasUnclearMarks, position(of: key) == nil, !others.contains(key) else { return false }
        return members.contains {
            $0.isMarkedUnsafe && !$0.isConfirmed && types.contains(ObjectIdentifier($0.valueType))
        }
    }

    private init(
        _ type: any Validatable.Type, _ members: [Member], _ others: Set<String>, _ blank: BlankModel?
    ) {
        self.type = type
        self.others = others
        isGuarded = members.contains(where: \.isMarkedUnsafe) || type.closesMembers
        hasUnclearMarks = members.contains { $0.isMarkedUnsafe && !$0.isConfirmed }
        self.members = members
        names = members.map(\.name)
        self.blank = blank
        empty = Set(members.lazy.filter { blank?.empty.contains($0.name) ?? false }.map(\.key))
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        mayRename = Self.renames(members, &seen)
        outsideNames = members.map { member in
            OutsideName(
                renaming: Wording.renaming(member.name, to: member.key),
                isKeptInside: modelType(in: member.valueType).map { model in
                    var seen: Set = [ObjectIdentifier(model)]
                    return !Self.renames(Self.members(of: model).members, &seen)
                } ?? true)
        }
        var positions: [TextKey: Int] = [:]
        // A key goes before the name of a member that has none.
        for (index, member) in members.enumerated() where member.key == member.name {
            positions[TextKey(member.key)] = index
        }
        for (index, member) in members.enumerated() where member.key != member.name {
            positions[TextKey(member.key)] = index
        }
        self.positions = positions
    }

    private static func renames(_ members: [Member], _ seen: inout Set<ObjectIdentifier>) -> Bool {
        if members.contains(where: { $0.key != $0.name }) { return true }
        for model in members.compactMap({ modelType(in: $0.valueType) }) {
            guard seen.insert(ObjectIdentifier(model)).inserted else { continue }
            if renames(Self.members(of: model).members, &seen) { return true }
        }
        return false
    }

    private static func blank<Model>(of type: Model.Type) -> BlankModel? {
        (type as? any DefaultInitializable.Type).map { initializable in
            BlankModel(make: { initializable.init() }, unset: [], empty: [])
        }
    }
}
