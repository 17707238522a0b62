// The one place that says what a violation is in JSON; what is printed, sent and encoded all comes from here.

extension Violation {
    /// The violation as a tree: `path` in the names of coding keys, `rule`, `code`, `severity`, `message` and `parameters`.
    /// Never holds the value that was judged, unless a message of your own shows it, nor its ``suggestion``.
    ///
    /// - Parameter catalog: The language of the message.
    public func data(in catalog: MessageCatalog = .english) -> DataValue {
        var object = DataObject()
        forEachMember(in: catalog) { object.append($0, $1) }
        return .object(object)
    }

    /// The violation as JSON, with the members of ``data(in:)``.
    ///
    /// - Parameter catalog: The language of the message.
    public func json(in catalog: MessageCatalog = .english) -> String { data(in: catalog).description }

    fileprivate func forEachMember(
        in catalog: MessageCatalog, showingValues: Bool = false, _ body: (_ name: String, _ value: DataValue) -> Void
    ) {
        body("path", .string(outsidePath.description))
        body("rule", .string(rule))
        body("code", .string(code.rawValue))
        body("severity", .string(severity.rawValue))
        body("message", .string(message(in: catalog)))
        body("parameters", .object(parameters.object))
        guard showingValues else { return }
        if let judgedValue { body("value", judgedValue) }
        if let suggestion { body("suggestion", suggestion) }
    }
}

#if !hasFeature(Embedded)
extension Violation: Encodable {
    /// Encodes what ``data(in:)`` holds, in English.
    public func encode(to encoder: any Encoder) throws { try data().encode(to: encoder) }
}
#endif

extension Sequence<Violation> {
    /// The violations as a tree: an array of what ``Violation/data(in:)`` gives.
    ///
    /// - Parameter catalog: The language of the messages.
    public func data(in catalog: MessageCatalog = .english) -> DataValue {
        .array(map { $0.data(in: catalog) })
    }

    /// The violations as a JSON array.
    ///
    /// - Parameter catalog: The language of the messages.
    public func json(in catalog: MessageCatalog = .english) -> String { data(in: catalog).description }
}

extension ValidationResult {
    /// The result as a tree: `valid`, and `violations` as an array of what ``Violation/data(in:)`` gives.
    ///
    /// - Parameter catalog: The language of the messages.
    public func data(in catalog: MessageCatalog = .english) -> DataValue {
        ["valid": .bool(isValid), "violations": violations.data(in: catalog)]
    }

    /// The result as JSON, with the members of ``data(in:)``.
    ///
    /// - Parameter catalog: The language of the messages.
    public func json(in catalog: MessageCatalog = .english) -> String { data(in: catalog).description }
}

extension JSONWriter {
    /// Writes the members of a violation, without the braces, so that others can stand before them.
    ///
    /// - Parameter showingValues: Whether the value that was judged and what may have been meant are written too, where they
    ///   are known.
    package mutating func writeMembers(
        of violation: Violation, in catalog: MessageCatalog, showingValues: Bool = false
    ) {
        var isFirst = true
        violation.forEachMember(in: catalog, showingValues: showingValues) { name, value in
            if !isFirst { raw(",") }
            isFirst = false
            write(name)
            raw(":")
            write(value)
        }
    }
}
