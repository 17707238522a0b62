internal import ProvisoCore

/// An object whose members stand in brackets: `color[R]=100&color[G]=200`.
///
/// The specification has no members of members; what servers read is read too: `filter[price][min]=1`, `filter[tags][]=a`.
enum DeepObject {
    /// More brackets are refused.
    private static let deepest = 32

    /// The value of a parameter among pairs.
    static func value(of plan: ParameterPlan, in pairs: [ParameterPair]) throws(ParameterFault) -> DataValue? {
        var object = DataObject()
        for pair in pairs where pair.name.hasPrefix(plan.name + "[") {
            let way = try keys(pair.name.dropFirst(plan.name.count))
            try insert(try pair.decoded(), way[...], plan.shape, into: &object)
        }
        return object.isEmpty ? nil : .object(object)
    }

    /// Whether a name is that of a part of a parameter.
    static func isPart(_ name: String, of parameter: String) -> Bool { name.hasPrefix(parameter + "[") }

    private static func keys(_ brackets: Substring) throws(ParameterFault) -> [String] {
        var keys: [String] = []
        var rest = brackets
        while !rest.isEmpty {
            guard rest.hasPrefix("["), let close = rest.firstIndex(of: "]"), keys.count < deepest else {
                throw .malformed("every name must stand in brackets")
            }
            keys.append(String(rest[rest.index(after: rest.startIndex)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return keys
    }

    private static func insert(
        _ text: String, _ way: ArraySlice<String>, _ shape: ValueShape, into object: inout DataObject
    ) throws(ParameterFault) {
        guard let key = way.first, !key.isEmpty else { throw .malformed("the brackets must have a name in them") }
        let member = shape.member(key)
        let rest = way.dropFirst()
        if rest.isEmpty || rest == [""] {
            switch object[key] {
            case .array(var elements)? where member.isArray:
                elements.append(member.element(at: elements.count).value(of: text))
                object[key] = .array(elements)
            case nil where member.isArray: object[key] = .array([member.element(at: 0).value(of: text)])
            case nil where rest.isEmpty: object[key] = member.value(of: text)
            default: throw .repeated
            }
            return
        }
        var inner = DataObject()
        switch object[key] {
        case .object(let known)?: inner = known
        case nil: break
        default: throw .repeated
        }
        try insert(text, rest, member, into: &inner)
        object[key] = .object(inner)
    }
}
