import ProvisoCore

/// Writes constraints as JSON Schema: one visitor over ``Constraint``.
struct ConstraintSchemas {
    /// What the constraints see of a text.
    let text: JudgedText

    /// The schema of what passes.
    func piece(_ constraints: Constraints) -> SchemaPiece {
        guard text != .unknown else { return .nothing("a filter may have made anything of the value") }
        if constraints.isOpaque { return .nothing("the rule says nothing of what passes") }
        let kinds = constraints.all.reduce(ValueKinds(rawValue: .max)) { kinds, constraint in
            if case .kinds(let more) = constraint { kinds.intersection(more) } else { kinds }
        }
        var piece = SchemaPiece.all(constraints.all.map { self.piece($0, of: kinds) })
        if !constraints.isExact, piece.reasons.isEmpty { piece.reasons = ["the rule refuses more than can be written"] }
        return piece
    }

    /// - Parameter kinds: The kinds of values that the other constraints let pass.
    private func piece(_ constraint: Constraint, of kinds: ValueKinds) -> SchemaPiece {
        switch constraint {
        case .kinds(let kinds): .exact(Self.schema(of: kinds))
        case .filled: filled
        case .empty: empty
        case .number(let number): Self.piece(of: number)
        case .boolean(let isStrict):
            .exact(isStrict ? .type("boolean") : .any([.type("boolean"), ["enum": [0, 1]]]))
        case .length(let length): piece(of: length)
        case .count(let min, let max): Self.piece(ofCount: min, max, of: kinds)
        case .members(let members): piece(of: members)
        case .pattern(let pattern): piece(of: pattern)
        case .moment(let moment): piece(of: moment)
        case .shape(let shape): piece(of: shape)
        case .comparison(let comparison): piece(of: comparison)
        case .parts(let parts): piece(of: parts)
        case .contains(let element):
            .exact(["type": "array", "contains": .object(.values([element]))])
        case .uniqueElements: .exact(["type": "array", "uniqueItems": true])
        case .anyOf(let choices): any(choices)
        // Also `allOrNone`, which is no condition on one value, and what is between records.
        default: .nothing("there is no keyword for it")
        }
    }

    // MARK: Emptiness

    private var filled: SchemaPiece {
        switch text {
        case .given: .exact(Schema().filled)
        case .trimmed:
            .exact(.any([["type": "string", "pattern": .string(WhiteSpace.some)], Self.filledButText]))
        case .other, .unknown: .weaker(.any([.type("string"), Self.filledButText]), JudgedText.reason)
        }
    }

    private static let filledButText: Schema = [
        "type": ["number", "boolean", "array", "object"], "not": ["enum": [[], [:]]],
    ]

    /// What is empty once filters have seen it.
    var emptyValues: Schema {
        switch text {
        case .given: .empty
        case .trimmed: .any([["enum": [nil, [], [:]]], ["type": "string", "pattern": .string(WhiteSpace.only)]])
        case .other, .unknown: .any([["enum": [nil, [], [:]]], .type("string")])
        }
    }

    private var empty: SchemaPiece {
        text == .other ? .weaker(emptyValues, JudgedText.reason) : .exact(emptyValues)
    }

    // MARK: Kinds and numbers

    private static func schema(of kinds: ValueKinds) -> Schema {
        let names: [(ValueKinds, DataValue)] = [
            (.text, "string"), (.number, "number"), (.boolean, "boolean"), (.list, "array"), (.object, "object"),
            (.null, "null"),
        ]
        let types = names.filter { kinds.contains($0.0) }.map(\.1)
        return types.count == names.count ? [:] : ["type": types.count == 1 ? types[0] : .array(types)]
    }

    static func piece(of number: NumberConstraint) -> SchemaPiece {
        var schema = Schema.type(number.isWhole ? "integer" : "number")
        if let min = number.min { schema[number.excludesMin ? "exclusiveMinimum" : "minimum"] = .number(min) }
        if let max = number.max { schema[number.excludesMax ? "exclusiveMaximum" : "maximum"] = .number(max) }
        if let step = number.step, step != 0 {
            schema["multipleOf"] = .number(step < 0 ? ExactNumber(step.spelling.dropFirst()) ?? step : step)
        }
        guard let places = number.places else { return .exact(schema) }
        if places.upperBound < 300 {
            let most = ExactNumber("1e-\(places.upperBound)") ?? 1
            schema.join(["multipleOf": .number(most)])
        }
        return .weaker(schema, "digits behind the point are counted as they are written")
    }

    private static func piece(ofCount min: Int?, _ max: Int?, of kinds: ValueKinds) -> SchemaPiece {
        func limits(_ type: String, _ noun: String) -> Schema {
            var schema = Schema.type(type)
            if let min, min > 0 { schema["min" + noun] = .number(ExactNumber(min)) }
            if let max { schema["max" + noun] = .number(ExactNumber(max)) }
            return schema
        }
        let counted = [limits("array", "Items"), limits("object", "Properties")]
        guard kinds.contains(.text) else { return .exact(.any(counted)) }
        return .weaker(.any(counted + [.type("string")]), "a text is counted by its characters")
    }

    // MARK: Lists of values

    private func piece(of members: MembersConstraint) -> SchemaPiece {
        var members = members
        members.values = members.typedValues
        guard text == .given else { return changedPiece(of: members) }
        let schema = Schema.values(members.values)
        return .exact(members.isExcluded ? .not(schema) : schema)
    }

    private func changedPiece(of members: MembersConstraint) -> SchemaPiece {
        let others = members.values.filter { $0.text == nil }
        let texts = members.values.compactMap(\.text)
        if members.isExcluded {
            return others.isEmpty
                ? .nothing(JudgedText.reason) : .weaker(.not(.values(others)), JudgedText.reason)
        }
        if texts.isEmpty { return .exact(.values(others)) }
        var choices: [Schema] = others.isEmpty ? [] : [.values(others)]
        if text == .trimmed, let pattern = PatternSource.source(ofAny: texts) {
            choices.append(["type": "string", "pattern": .string("^\(WhiteSpace.any)(?:\(pattern))\(WhiteSpace.any)$")])
        } else {
            choices.append(.type("string"))
        }
        return .weaker(choices.count == 1 ? choices[0] : .any(choices), JudgedText.reason)
    }

    private func any(_ choices: [Constraints]) -> SchemaPiece {
        let pieces = choices.map { piece($0) }
        return SchemaPiece(
            schema: .any(pieces.map(\.schema)), reasons: pieces.flatMap(\.reasons).withoutRepetitions)
    }

    // MARK: Parts

    private func piece(of parts: PartsConstraint) -> SchemaPiece {
        let inner = ConstraintSchemas(text: text == .given ? .given : .other)
        let pieces = parts.parts.map { inner.piece($0.constraints) }
        let all = SchemaPiece.all(pieces)
        let part: Schema = all.schema.isEmpty ? [:] : .any([all.schema, .empty])
        var piece = SchemaPiece(schema: [:], reasons: all.reasons)
        switch parts.place {
        case .elements:
            piece.schema = .type("array")
            if !part.isEmpty { piece.schema["items"] = .object(part) }
        case .values:
            piece.schema = .type("object")
            if !part.isEmpty { piece.schema["additionalProperties"] = .object(part) }
        case .keys:
            piece.schema = .type("object")
            guard parts.parts.allSatisfy({ $0.constraints.judgeNamesAsTexts }) else {
                piece.reasons.append(Constraints.untypedNames)
                break
            }
            if !part.isEmpty { piece.schema["propertyNames"] = .object(part) }
        case .members:
            piece.schema = .type("object")
            piece.reasons.append("the parts are not written out")
        }
        guard parts.separator != nil else { return piece }
        return .weaker(.any([piece.schema, .type("string")]), "the list may be written as text")
    }
}

extension Constraints {
    static let untypedNames = "a name has no type, as a cell of CSV has none, and a schema knows it as text"

    /// Whether they let the same names pass whether a name is a text or a cell without a type.
    var judgeNamesAsTexts: Bool {
        all.allSatisfy { constraint in
            switch constraint {
            case .filled, .empty, .length, .pattern, .shape, .moment: true
            case .members(let members): members.values.allSatisfy { if case .string = $0 { true } else { false } }
            case .kinds(let kinds): kinds.contains(.text)
            default: false
            }
        }
    }
}

extension JudgedText {
    static let reason = "it judges what a filter makes of the text"
}
