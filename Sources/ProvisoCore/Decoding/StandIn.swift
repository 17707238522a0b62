/// Values in place of ones that are not there.
package enum StandIn {
    /// A value of a type: `nil` of an optional, an empty text or list, 0, the first case of an enumeration, a new model.
    ///
    /// - Returns: `nil` for a type that makes nothing of nothing.
    package static func value<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type, let nothing = nothing(type) as? Value {
            return nothing
        }
        if let model = type as? any Validatable.Type, let blank = ModelShape.of(model)?.blank,
            let new = (try? blank.make()) as? Value
        {
            return new
        }
        guard let type = type as? any Decodable.Type else { return nil }
        return decoded(type) as? Value
    }

    private static func nothing<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }

    private static func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
        try? DataDecoder(data: nil, place: DataPlace(), intake: Intake(access: .all)).decode(type)
    }
}
