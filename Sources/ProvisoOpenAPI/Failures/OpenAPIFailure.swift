internal import ProvisoCore

/// What can be wrong with a request or an answer beside its values. The messages are those of rules that say the same.
enum OpenAPIFailure {
    /// A parameter, a header or a body is missing.
    case missing
    /// The text of a parameter is not written as its style has it.
    case malformed(String)
    /// A value that is no list is there more than once.
    case repeated
    /// A parameter of the query is not described; the name that may be meant.
    case unknown(String, suggestion: String?)
    /// A body is not JSON.
    case notJSON(JSONSyntaxError)
    /// A body is not text in a character set that is read.
    case notText
    /// The media type is not described; those that are.
    case mediaType([String])
    /// The status is not described; those that are.
    case status([String])
    /// The path is not that of the operation.
    case path([String])
    /// The method is not described for the path; those that are.
    case method([String])

    /// The violation at a place.
    func violation(at path: FieldPath) -> Violation {
        var parameters = Parameters()
        let (code, key): (String, String)
        switch self {
        case .missing: (code, key) = ("required", "required")
        case .malformed(let reason):
            (code, key) = ("malformed", "custom")
            parameters["reason"] = .string(reason)
        case .repeated:
            (code, key) = ("repeated", "count.tooMany")
            parameters["max"] = 1
        case .unknown(let name, let suggestion):
            code = "unknownParameter"
            key = suggestion == nil ? "attribute.unknown" : "attribute.unknown/suggestion"
            parameters["name"] = .string(name)
            parameters["suggestion"] = suggestion.map(DataValue.string)
        case .notJSON(let error):
            (code, key) = ("json", "json")
            parameters["reason"] = .string(error.reason)
            parameters["line"] = .number(ExactNumber(error.position.line))
            parameters["column"] = .number(ExactNumber(error.position.column))
        case .notText: (code, key) = ("text", "string.type")
        case .mediaType(let values): (code, key) = Self.choice("mediaType", values, &parameters)
        case .status(let values): (code, key) = Self.choice("status", values, &parameters)
        case .path(let values): (code, key) = Self.choice("path", values, &parameters)
        case .method(let values): (code, key) = Self.choice("method", values, &parameters)
        }
        var violation = Violation(ViolationCode(rawValue: "openapi." + code), at: path, parameters: parameters)
        violation.wording.key = key
        return violation
    }

    /// One of some values; of many, none is named.
    private static func choice(
        _ code: String, _ values: [String], _ parameters: inout Parameters
    ) -> (String, String) {
        guard !values.isEmpty else { return (code, "custom") }
        guard values.count <= 10 else { return (code, "in") }
        parameters["values"] = .array(values.map(DataValue.string))
        return (code, "in/values")
    }

    /// The failure for what is wrong with the text of a parameter.
    init(_ fault: ParameterFault) {
        switch fault {
        case .malformed(let reason): self = .malformed(reason)
        case .repeated: self = .repeated
        }
    }
}
