public import ProvisoCore

/// A check of some fields of a form while it is filled in, by the protocol of Laravel's Precognition, whose published clients so
/// work with any server.
///
/// A request with the header `Precognition: true` is judged and not executed. `Precognition-Validate-Only` names the fields that
/// matter, with dots and commas: `email,address.city,tags.0,items.*.name`. Every answer, also that of an error, has
/// ``answerHeaders``. One without errors has the status 204 and ``successHeader``; one with errors has 422 and ``body(of:in:)``, as
/// `application/json`.
public struct LiveCheck: Sendable, Hashable {
    /// The header of the request, and of every answer.
    public static var header: String { "Precognition" }
    /// The header that names the fields.
    public static var fieldsHeader: String { "Precognition-Validate-Only" }
    /// The header of an answer that found no error.
    public static var successHeader: (name: String, value: String) { (name: "Precognition-Success", value: "true") }
    /// The headers of every answer to a live check.
    public static var answerHeaders: [(name: String, value: String)] {
        [(name: header, value: "true"), (name: "Vary", value: header)]
    }

    /// The ways to the fields that matter; `nil` for all. A step `*` is any element or member.
    private let fields: [[String]]?

    /// Reads the headers of a request.
    ///
    /// - Parameters:
    ///   - header: The value of `Precognition`.
    ///   - fields: The value of `Precognition-Validate-Only`; all fields matter without it.
    /// - Returns: `nil` for a request that is no live check.
    public init?(header: String?, fields: String? = nil) {
        guard header == "true" else { return nil }
        self.fields = fields.map { text in
            text.split(separator: ",").map { name in
                name.split(separator: ".").map { step in step.filter { $0 != " " } }
            }
        }
    }

    /// Whether what stands at a path matters: a field that was named, or something inside of it.
    public func covers(_ path: FieldPath) -> Bool {
        guard let fields else { return true }
        let steps = Self.steps(of: path)
        return fields.contains { field in
            !field.isEmpty && field.count <= steps.count
                && zip(field, steps).allSatisfy { wanted, step in wanted == "*" || wanted == step }
        }
    }

    /// The name of a path in the protocol: `address.tags.2`.
    public static func name(of path: FieldPath) -> String { steps(of: path).joined(separator: ".") }

    private static func steps(of path: FieldPath) -> [String] {
        path.components.map { component in
            switch component {
            case .key(let name): name
            case .index(let index): String(index)
            }
        }
    }

    /// The body of an answer with errors: `{"message": …, "errors": {"tags.2": ["…"]}}`.
    ///
    /// - Parameters:
    ///   - violations: What was found. Warnings are left out: the protocol knows errors alone.
    ///   - catalog: The language.
    public static func body(of violations: some Sequence<Violation>, in catalog: MessageCatalog = .english) -> DataValue
    {
        let errors = violations.filter { $0.severity == .error }
        var messages: [(name: String, texts: [DataValue])] = []
        var positions: [String: Int] = [:]
        for error in errors {
            let name = Self.name(of: error.outsidePath)
            let text = DataValue.string(error.message(in: catalog))
            if let position = positions[name] {
                messages[position].texts.append(text)
            } else {
                positions[name] = messages.count
                messages.append((name, [text]))
            }
        }
        var object = DataObject()
        for (name, texts) in messages { object[name] = .array(texts) }
        let summary = ProblemDetails(errors, in: catalog).detail ?? ""
        return ["message": .string(summary), "errors": .object(object)]
    }
}
