public import ProvisoCore

/// The forms in which the specification says what a schema found (JSON Schema, section 12 of the core).
public enum SchemaOutput: String, Sendable, Hashable, CaseIterable {
    /// Whether the value passes, and nothing else.
    case flag
    /// A list of what failed; of a value that passes, a list of annotations.
    case basic
    /// The same as a tree, in which a schema with one part is replaced by that part.
    case detailed
    /// The same as a tree, whole.
    case verbose
}

extension JSONSchema {
    /// What the schema finds in a value, in a form of the specification.
    ///
    /// Locations are JSON pointers, and absolute ones are URIs. Those of a schema without an identifier begin with `schema:`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - form: The form.
    ///   - catalog: The language of the messages.
    public func output(
        for value: DataValue, as form: SchemaOutput, in catalog: MessageCatalog = .english
    ) -> DataValue {
        output(ValueTape(value), form, catalog)
    }

    /// What the schema finds in a value in JSON, as ``output(for:as:in:)``.
    ///
    /// - Throws: What keeps the text from being JSON.
    public func output(
        forJSON json: Span<UInt8>, as form: SchemaOutput, in catalog: MessageCatalog = .english
    ) throws(JSONSyntaxError) -> DataValue {
        output(try ValueTape(reading: json), form, catalog)
    }

    private func output(_ tape: ValueTape, _ form: SchemaOutput, _ catalog: MessageCatalog) -> DataValue {
        if form == .flag { return ["valid": .bool(flat.passes(tape))] }
        let notes = SchemaNotes(limit: options.maxViolations, wantsAnnotations: true)
        let passes = SchemaEvaluation(program, tape, notes: notes).passes()
        let units = notes.units.filter { $0.isAnnotation == passes }.map { OutputUnit($0, tape, catalog) }
        let root = OutputUnit(
            isValid: passes, location: "", absoluteLocation: program.schemas[program.root].location, instance: "")
        let list = passes ? "annotations" : "errors"
        switch form {
        case .flag, .basic:
            return root.object(adding: list, units.map { $0.object(adding: list, []) })
        case .detailed, .verbose:
            return OutputTree(root, units).object(list, collapsing: form == .detailed)
        }
    }
}

/// One line of the output.
struct OutputUnit {
    let isValid: Bool
    let location: String
    let absoluteLocation: String
    let instance: String
    var error: String?
    var annotation: DataValue?

    init(isValid: Bool, location: String, absoluteLocation: String, instance: String) {
        (self.isValid, self.location) = (isValid, location)
        (self.absoluteLocation, self.instance) = (absoluteLocation, instance)
    }

    init(_ unit: SchemaNotes.Unit, _ tape: borrowing ValueTape, _ catalog: MessageCatalog) {
        self.init(
            isValid: unit.isAnnotation, location: unit.location, absoluteLocation: unit.absoluteLocation,
            instance: FieldPath(tape.path(to: unit.index)).jsonPointer)
        switch unit.content {
        case .annotation(let value): annotation = value
        case .failure: error = unit.violation(in: tape)?.message(in: catalog)
        case .around: error = "A subschema had errors."
        }
    }

    func object(adding list: String, _ parts: [DataValue]) -> DataValue {
        var object: DataObject = [
            "valid": .bool(isValid), "keywordLocation": .string(location),
            "absoluteKeywordLocation": .string(absoluteLocation), "instanceLocation": .string(instance),
        ]
        object["error"] = error.map(DataValue.string)
        object["annotation"] = annotation
        if location.isEmpty || !parts.isEmpty { object[list] = .array(parts) }
        return .object(object)
    }
}

/// The units as a tree, by the locations of their keywords.
private struct OutputTree {
    let unit: OutputUnit
    private(set) var parts: [OutputTree] = []

    init(_ root: OutputUnit, _ units: [OutputUnit]) {
        unit = root
        // What lies in a keyword was noted before the keyword itself, for the same part of the value or one in it.
        var open: [OutputTree] = []
        for unit in units {
            var tree = OutputTree(unit, [])
            let start = open.lastIndex { !$0.unit.location.hasPrefix(unit.location + "/") }.map { $0 + 1 } ?? 0
            if unit.error != nil {
                tree.parts = Array(open[start...])
                open.removeSubrange(start...)
            }
            open.append(tree)
        }
        parts = open
    }

    func object(_ list: String, collapsing: Bool) -> DataValue {
        if collapsing, parts.count == 1, !unit.location.isEmpty { return parts[0].object(list, collapsing: true) }
        return unit.object(adding: list, parts.map { $0.object(list, collapsing: collapsing) })
    }
}
