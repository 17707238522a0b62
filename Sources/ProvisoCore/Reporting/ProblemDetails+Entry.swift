extension ProblemDetails {
    /// What is wrong with one field.
    public struct Entry: Sendable, Equatable {
        /// The message.
        public var detail: String
        /// Where the field stands in the request's JSON: a JSON pointer in a URI fragment (RFC 6901, section 6), as RFC 9457
        /// writes it: `#/address/tags/2`. `#` is the whole. The names are those of coding keys.
        public var pointer: String
        /// What is wrong, for machines.
        public var code: ViolationCode
        /// How much it weighs. In the JSON only if it is no error.
        public var severity: Severity
        /// What the message was filled with, never the value itself. In the JSON only if there are some.
        public var parameters: Parameters

        /// Describes a violation.
        ///
        /// - Parameters:
        ///   - violation: What was found.
        ///   - catalog: The language.
        public init(_ violation: Violation, in catalog: MessageCatalog = .english) {
            detail = violation.message(in: catalog)
            pointer = violation.outsidePath.jsonPointerFragment
            code = violation.code
            severity = violation.severity
            parameters = violation.parameters
        }

        /// The entry as a tree.
        public var data: DataValue {
            var object: DataObject = [
                "detail": .string(detail), "pointer": .string(pointer), "code": .string(code.rawValue),
            ]
            if severity != .error { object["severity"] = .string(severity.rawValue) }
            if !parameters.isEmpty { object["parameters"] = .object(parameters.object) }
            return .object(object)
        }
    }
}
