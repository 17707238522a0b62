package import ProvisoCore

extension JSONSchema {
    /// What the schema lets a member of an object be, as far as its keywords say so where they apply to every object.
    package struct MemberTypes: Sendable {
        let types: TypeSet

        /// Makes a value of a text without a type, such as a cell of CSV: the first type of null, boolean, number and string that the
        /// schema allows and the text spells.
        ///
        /// - Returns: `nil` for an empty text where `null` is not allowed: the member is missing then.
        package func value(of text: String) -> DataValue? {
            if text.isEmpty { return types.contains(.null) ? .null : nil }
            if types.contains(.boolean), text == "true" || text == "false" { return .bool(text == "true") }
            if !types.isDisjoint(with: [.number, .integer]), let number = ExactNumber(text), text.isJSONNumber {
                return .number(number)
            }
            if types.contains(.null), text == "null", !types.contains(.string) { return .null }
            return .string(text)
        }
    }

    /// The names that the schema has for members of an object, also behind references.
    package var memberNames: [String] {
        var seen: Set<Int> = []
        return memberNames(program.root, &seen)
    }

    private func memberNames(_ number: Int, _ seen: inout Set<Int>) -> [String] {
        guard seen.insert(number).inserted else { return [] }
        var names: [String] = []
        for instruction in program.schemas[number].instructions {
            switch instruction {
            case .members(let plan): names += plan.names.names
            case .reference(let edge): names += memberNames(edge.target, &seen)
            case .all(let edges): for edge in edges { names += memberNames(edge.target, &seen) }
            default: continue
            }
        }
        return names
    }

    /// Whether the schema says, where it begins, that a value is no object.
    package var refusesObjects: Bool {
        var seen: Set<Int> = []
        return refusesObjects(program.root, &seen)
    }

    private func refusesObjects(_ number: Int, _ seen: inout Set<Int>) -> Bool {
        guard seen.insert(number).inserted else { return false }
        for instruction in program.schemas[number].instructions {
            switch instruction {
            case .types(let types): if !types.contains(.object) { return true }
            case .reference(let edge): if refusesObjects(edge.target, &seen) { return true }
            default: continue
            }
        }
        return false
    }

    /// What the value itself may be. One of which nothing is said is a text.
    var ownTypes: MemberTypes {
        var seen: Set<Int> = []
        return MemberTypes(types: ownTypes(program.root, &seen) ?? .string)
    }

    /// What the members of some names may be. One of which nothing is said can be everything but text that looks like something else.
    package func memberTypes(_ names: [String]) -> [MemberTypes] {
        names.map { name in
            var tape = ValueTape(.object([name: .null]))
            tape.depth = 1
            var seen: Set<Int> = []
            return MemberTypes(types: types(of: 1, in: tape, program.root, &seen) ?? .string)
        }
    }

    /// The types that a schema says of the member of an object with one member; `nil` where it says none.
    private func types(of key: Int, in tape: borrowing ValueTape, _ number: Int, _ seen: inout Set<Int>) -> TypeSet? {
        guard seen.insert(number).inserted else { return nil }
        var found: TypeSet?
        func add(_ types: TypeSet?) {
            guard let types else { return }
            found = found.map { $0.intersection(types) } ?? types
        }
        for instruction in program.schemas[number].instructions {
            switch instruction {
            case .members(let plan):
                if let position = plan.names.number(of: key, in: tape) {
                    var inner: Set<Int> = []
                    add(ownTypes(plan.schemas[position].target, &inner))
                }
            case .all(let edges): for edge in edges { add(types(of: key, in: tape, edge.target, &seen)) }
            case .reference(let edge): add(types(of: key, in: tape, edge.target, &seen))
            case .any(let edges), .one(let edges):
                let each = edges.compactMap { types(of: key, in: tape, $0.target, &seen) }
                if !each.isEmpty { add(each.reduce(into: TypeSet()) { $0.formUnion($1) }) }
            default: continue
            }
        }
        return found
    }

    /// The types that a schema says of a value.
    private func ownTypes(_ number: Int, _ seen: inout Set<Int>) -> TypeSet? {
        guard seen.insert(number).inserted else { return nil }
        var found: TypeSet?
        func add(_ types: TypeSet?) {
            guard let types else { return }
            found = found.map { $0.intersection(types) } ?? types
        }
        for instruction in program.schemas[number].instructions {
            switch instruction {
            case .types(let types): add(types)
            case .constants(let set, _): add(set.types)
            case .limit, .multiple: add([.number, .integer])
            case .all(let edges): for edge in edges { add(ownTypes(edge.target, &seen)) }
            case .reference(let edge): add(ownTypes(edge.target, &seen))
            case .any(let edges), .one(let edges):
                let each = edges.map { ownTypes($0.target, &seen) ?? [.string, .number, .boolean] }
                if !each.isEmpty { add(each.reduce(into: TypeSet()) { $0.formUnion($1) }) }
            default: continue
            }
        }
        return found
    }
}

extension ConstantSet {
    /// The types of the values.
    fileprivate var types: TypeSet {
        values.reduce(into: TypeSet()) { types, value in
            switch value {
            case .null: types.insert(.null)
            case .bool: types.insert(.boolean)
            case .number: types.formUnion([.number, .integer])
            case .string, .untyped: types.insert(.string)
            case .array: types.insert(.array)
            case .object: types.insert(.object)
            }
        }
    }
}

extension String {
    /// Whether JSON spells a number so: without a plus sign, zeros in front or a point at either end.
    fileprivate var isJSONNumber: Bool {
        let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
        guard let first = digits.first, first &- UInt8(ascii: "0") < 10 else { return false }
        let second = digits.dropFirst().first ?? 0
        return first != UInt8(ascii: "0") || second &- UInt8(ascii: "0") > 9
    }
}
