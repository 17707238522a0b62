import ProvisoCore

/// Rules whose texts take their form from another attribute, as a postal code from the country: `if` that has a value, `then` the text
/// has this shape.
extension ObjectSchemas {
    mutating func take(
        _ rule: ExportedRule, _ dependent: DependentConstraint, _ value: JudgedValue, _ writer: ConstraintSchemas,
        _ condition: Schema?
    ) {
        let other = judged[dependent.attribute] ?? JudgedValue()
        guard value.text != .unknown, other.text == .given || other.text == .trimmed else {
            return note(rule, .notExpressible, ["it judges what filters make of the values"])
        }
        guard !unreadable.covers(dependent.attribute) else {
            return note(
                rule, .notExpressible, ["the document says how the other attribute is read, or from which column"])
        }
        guard !dependent.shapes.isEmpty else { return note(rule, .notExpressible, ["there is no keyword for it"]) }
        var reasons = other.reason.map { [$0] } ?? []
        if dependent.mustBeKnown { reasons.append("that the other attribute has one of these values is not said") }
        if other.filling != nil { reasons.append("the other attribute may be filled in") }
        var shapes: [(shape: TextShape, names: [String])] = []
        for name in dependent.shapes.keys.sorted() {
            let shape = dependent.shapes[name] ?? TextShape()
            if let index = shapes.firstIndex(where: { $0.shape == shape }) {
                shapes[index].names.append(name)
            } else {
                shapes.append((shape, [name]))
            }
        }
        for (shape, names) in shapes {
            let piece = writer.piece(of: shape)
            reasons += piece.reasons
            let own = Schema.member(
                dependent.attribute.split(separator: "."),
                ["type": "string", "pattern": .string(Self.pattern(ofAny: names))], isRequired: true)
            add(rule, piece, value, writer, condition.map { Schema.all([$0, own]) } ?? own)
        }
        note(rule, reasons.isEmpty ? .exact : .weaker, reasons.withoutRepetitions)
    }

    /// A pattern for names in letters of any case.
    private static func pattern(ofAny names: [String]) -> String {
        let parts = names.map { name in
            name.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : "\($0)" }.joined()
        }
        return "^(?:\(parts.joined(separator: "|")))$"
    }
}

extension ExportedRule {
    /// What the rule says of another attribute that gives its texts their form.
    var dependent: DependentConstraint? {
        for case .dependent(let dependent) in facts.constraints.all { return dependent }
        return nil
    }
}
