internal import ProvisoCore

extension SchemaFailure {
    /// What the message says: the key of its wording in the catalogue, and its parameters.
    var words: (key: String, parameters: [(String, DataValue)]) {
        func count(_ number: Int) -> DataValue { .number(ExactNumber(number)) }
        switch self {
        case .never: return ("in/not", [])
        case .givenUp: return ("nested.tooDeep", [])
        case .failsAgain: return ("custom", [])
        case .contains(let limit, let found):
            return ("records.tooFew/accepted", [("min", count(limit)), ("count", count(found))])
        case .maxContains(let limit, let found):
            return ("records.tooMany/accepted", [("max", count(limit)), ("count", count(found))])
        case .types(let types): return (types.wording, [("types", .array(types.names.map { .string($0) }))])
        case .constants(let set, _):
            let values = set.values
            let isShort = values.count <= 10 && values.allSatisfy { $0.isPlain }
            return (isShort ? "in/values" : "in", isShort ? [("values", .array(values))] : [])
        case .limit(let limit):
            let name =
                limit.isUpper
                ? limit.isExclusive ? "compare.less" : "compare.lessOrEqual"
                : limit.isExclusive ? "compare.greater" : "compare.greaterOrEqual"
            return (name, [("compareValue", .number(limit.limit))])
        case .multiple(let divisor, _): return ("multipleOf", [("divisor", .number(divisor))])
        case .minLength(let limit): return ("string.tooShort", [("min", count(limit))])
        case .maxLength(let limit): return ("string.tooLong", [("max", count(limit))])
        case .pattern(let source): return ("match", [("pattern", .string(source))])
        case .format(let format): return (format.message, [("format", .string(format.name))])
        case .content(let keyword): return (keyword == "contentEncoding" ? "base64" : "json", [])
        case .minItems(let limit), .minProperties(let limit): return ("count.tooFew", [("min", count(limit))])
        case .maxItems(let limit), .maxProperties(let limit): return ("count.tooMany", [("max", count(limit))])
        case .uniqueItems(let first, let second):
            // People count from 1.
            return ("uniqueElements", [("first", count(first + 1)), ("second", count(second + 1))])
        case .required: return ("required", [])
        case .dependent(_, let name, _): return ("required", [("given", .string(name))])
        case .anyOf: return ("any", [])
        case .oneOf(let passing):
            let indices: [(String, DataValue)] = [("passing", .array(passing.map { count($0) }))]
            return passing.isEmpty
                ? ("any", indices) : ("count.notEqual/one", indices + [("count", count(passing.count))])
        case .not: return ("not", [])
        case .absent: return ("absent", [])
        }
    }

    /// The member that is missing.
    var missing: String? {
        switch self {
        case .required(let name, _), .dependent(let name, of: _, _): name
        default: nil
        }
    }
}

extension TypeSet {
    /// The key of the message for a value of another type.
    fileprivate var wording: String {
        switch subtracting([.plainIntegers, .null]) {
        case .string: "string.type"
        case .integer: "number.notInteger"
        case .number, [.number, .integer]: "number.type"
        case .boolean: "boolean"
        case .array: "count.type"
        case .object: "keys.type"
        case []: "absent"
        default: "any"
        }
    }
}

extension DataValue {
    /// Whether it is neither list nor object.
    fileprivate var isPlain: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}

extension SchemaNotes.Unit {
    /// The failure as a violation; `nil` for what is none.
    func violation(in tape: borrowing ValueTape) -> Violation? {
        guard case .failure(let failure) = content else { return nil }
        var path = FieldPath(tape.path(to: index))
        if let missing = failure.missing { path.components.append(.key(missing)) }
        var (key, pairs) = failure.words
        if case .never = failure, ["additionalProperties", "unevaluatedProperties"].contains(keyword),
            case .key(let name)? = path.components.last
        {
            pairs = [("name", .string(name))]
            key = "attribute.unknown"
            if let meant = Suggestion.nearest(to: name, among: candidates) {
                key = "attribute.unknown/suggestion"
                pairs.append(("suggestion", .string(meant)))
            }
        }
        var parameters = Parameters()
        for (name, value) in pairs { parameters[name] = value }
        if key == "boolean" {
            parameters["true"] = .bool(true)
            parameters["false"] = .bool(false)
        }
        parameters["keywordLocation"] = .string(location)
        parameters["absoluteKeywordLocation"] = .string(absoluteLocation)
        var violation = Violation(ViolationCode(rawValue: "schema." + keyword), at: path, parameters: parameters)
        violation.wording.key = key
        return violation
    }
}
