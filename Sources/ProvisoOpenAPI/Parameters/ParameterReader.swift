internal import ProvisoCore

/// Reads the values of parameters from their text, in the styles of the specification.
struct ParameterReader {
    let plan: ParameterPlan

    private var shape: ValueShape { plan.shape }

    // MARK: Queries, forms and cookies

    /// The value among pairs.
    ///
    /// - Parameter claimed: The names that other parameters describe.
    /// - Returns: `nil` where it is not there.
    func value(in pairs: [ParameterPair], claimed: Set<String>) throws(ParameterFault) -> DataValue? {
        switch plan.style {
        case .deepObject: return try DeepObject.value(of: plan, in: pairs)
        default: break
        }
        let own = pairs.filter { $0.name == plan.name }
        if plan.explodes, shape.isObject, own.isEmpty || !shape.isPlain && !shape.isArray {
            return try exploded(pairs, claimed)
        }
        guard let first = own.first else { return nil }
        if plan.explodes, shape.isArray, own.count > 1 || !shape.isPlain {
            var elements: [DataValue] = []
            for pair in own { elements.append(shape.element(at: elements.count).value(of: try pair.decoded())) }
            return .array(elements)
        }
        guard own.count == 1 else { throw .repeated }
        return try whole(first.value, separators: separators, plusIsSpace: first.plusIsSpace)
    }

    /// What parts values in one text.
    private var separators: [String] {
        switch plan.style {
        // A space is encoded, and servers also read a plus sign as one.
        case .spaceDelimited: ["%20", "+", " "]
        case .pipeDelimited: ["|", "%7C", "%7c"]
        default: [","]
        }
    }

    /// An object whose members are pairs of their own.
    private func exploded(_ pairs: [ParameterPair], _ claimed: Set<String>) throws(ParameterFault) -> DataValue? {
        var object = DataObject()
        for pair in pairs {
            let isOwn = shape.hasMember(pair.name)
            guard isOwn || !shape.others.isEmpty && !claimed.contains(pair.name) else { continue }
            let member = shape.member(pair.name)
            let text = try pair.decoded()
            switch object[pair.name] {
            case .array(var elements)? where member.isArray:
                elements.append(member.element(at: elements.count).value(of: text))
                object[pair.name] = .array(elements)
            case nil:
                object[pair.name] =
                    member.isArray ? .array([member.element(at: 0).value(of: text)]) : member.value(of: text)
            default: throw .repeated
            }
        }
        return object.isEmpty ? nil : .object(object)
    }

    // MARK: Headers

    /// The value of a header: its text is as it is meant.
    func value(ofHeader text: Substring) throws(ParameterFault) -> DataValue {
        try whole(text, separators: [","], isEncoded: false)
    }

    // MARK: Paths

    /// The value of a part of a path.
    func value(ofPath text: Substring) throws(ParameterFault) -> DataValue {
        switch plan.style {
        case .label: try label(text)
        case .matrix: try matrix(text)
        default: try whole(text, separators: [","])
        }
    }

    /// `.blue.black` and `.R=100.G=200`. What does not explode has commas in it (RFC 6570), or points, as OpenAPI 3.0.3 shows it.
    private func label(_ text: Substring) throws(ParameterFault) -> DataValue {
        guard text.hasPrefix(".") else { throw .malformed("the value must begin with a point") }
        let rest = text.dropFirst()
        if isPlainAlone { return try whole(rest, separators: []) }
        return try whole(rest, separators: [!plan.explodes && rest.contains(",") ? "," : "."])
    }

    /// `;color=blue` and `;R=100;G=200`.
    private func matrix(_ text: Substring) throws(ParameterFault) -> DataValue {
        guard text.hasPrefix(";") else { throw .malformed("the value must begin with a semicolon") }
        let parts = text.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
        if plan.explodes, shape.isObject { return try object(parts.map { [$0] }, pairsInside: true) }
        var values: [Substring] = []
        for part in parts {
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            guard try PercentText.decoded(part[..<equals]) == plan.name else {
                throw .malformed("the value must begin with its name")
            }
            values.append(part[equals...].dropFirst())
        }
        if plan.explodes, shape.isArray, values.count > 1 || !shape.isPlain { return try array(values) }
        guard values.count == 1, let value = values.first else { throw .repeated }
        return try whole(value, separators: [","])
    }

    // MARK: Values in one text

    private var isPlainAlone: Bool { !shape.isArray && !shape.isObject }

    private func whole(
        _ text: Substring, separators: [String], isEncoded: Bool = true, plusIsSpace: Bool = false
    ) throws(ParameterFault) -> DataValue {
        let separates = separators.contains { text.contains($0) }
        if isPlainAlone || shape.isPlain && !separates {
            return shape.value(of: isEncoded ? try PercentText.decoded(text, plusIsSpace: plusIsSpace) : String(text))
        }
        var parts = Self.split(text, at: separators)
        if !isEncoded { parts = parts.map(\.trimmingSpaces) }
        if shape.isArray, !(shape.isObject && plan.explodes && parts.allSatisfy { $0.contains("=") }) {
            return try array(parts, isEncoded: isEncoded, plusIsSpace: plusIsSpace)
        }
        if plan.explodes, plan.style == .simple || plan.style == .label {
            return try object(parts.map { [$0] }, pairsInside: true, isEncoded: isEncoded)
        }
        guard parts.count.isMultiple(of: 2) else { throw .malformed("names and values must take turns") }
        let pairs = stride(from: 0, to: parts.count, by: 2).map { [parts[$0], parts[$0 + 1]] }
        return try object(pairs, pairsInside: false, isEncoded: isEncoded, plusIsSpace: plusIsSpace)
    }

    private func array(
        _ parts: [Substring], isEncoded: Bool = true, plusIsSpace: Bool = false
    ) throws(ParameterFault) -> DataValue {
        var elements: [DataValue] = []
        for part in parts {
            let text = isEncoded ? try PercentText.decoded(part, plusIsSpace: plusIsSpace) : String(part)
            elements.append(shape.element(at: elements.count).value(of: text))
        }
        return .array(elements)
    }

    /// An object of names and values.
    ///
    /// - Parameter pairsInside: Whether each part has name and value, with an equals sign between.
    private func object(
        _ parts: [[Substring]], pairsInside: Bool, isEncoded: Bool = true, plusIsSpace: Bool = false
    ) throws(ParameterFault) -> DataValue {
        var object = DataObject()
        for part in parts {
            var (name, value) = (part[0], part.count > 1 ? part[1] : "")
            if pairsInside {
                guard let equals = name.firstIndex(of: "=") else {
                    throw .malformed("a name must be followed by an equals sign and a value")
                }
                value = name[equals...].dropFirst()
                name = name[..<equals]
            }
            let key = isEncoded ? try PercentText.decoded(name, plusIsSpace: plusIsSpace) : String(name)
            let text = isEncoded ? try PercentText.decoded(value, plusIsSpace: plusIsSpace) : String(value)
            guard object[key] == nil else { throw .repeated }
            object[key] = shape.member(key).value(of: text)
        }
        return .object(object)
    }

    /// The parts between separators, of which each may be written in several ways.
    private static func split(_ text: Substring, at separators: [String]) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        var start = rest.startIndex
        while start < text.endIndex {
            if let separator = separators.first(where: { text[start...].hasPrefix($0) }) {
                parts.append(rest[..<start])
                start = text.index(start, offsetBy: separator.count)
                rest = text[start...]
            } else {
                start = text.index(after: start)
            }
        }
        parts.append(rest)
        return parts
    }
}
