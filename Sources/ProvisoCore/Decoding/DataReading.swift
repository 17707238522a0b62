/// Makes single values of data, for what reads them outside of a model.
package enum DataReading {
    /// Makes a value of data; what is wrong with the data otherwise, at a path that names the value.
    package static func value<Value: Decodable>(
        of type: Value.Type, from data: DataValue, at path: FieldPath
    ) -> (value: Value?, violations: [Violation]) {
        let intake = Intake(access: .all)
        let value = try? DataDecoder(data: data, place: DataPlace(), intake: intake).decodeIfPossible(type)
        let violations = intake.violations.map { violation($0, at: path) }
        if violations.isEmpty, value == nil { return (nil, [violation(.undecodable(), at: path)]) }
        return (value, violations)
    }

    /// Moves what was found out about a value below the path that names it.
    package static func violation(_ violation: Violation, at path: FieldPath) -> Violation {
        var violation = violation
        let isOwn = violation.path.isEmpty
        violation.move(under: path, outside: path)
        if isOwn, violation.wording.label == nil, let name = path.lastKey {
            violation.wording.label = AttributeLabel(attributeOrPart: name)
        }
        return violation
    }
}
