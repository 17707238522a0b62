extension Violation {
    /// Something that cannot be set from outside.
    static func unassignable(at path: FieldPath = FieldPath()) -> Violation { Violation("unassignable", at: path) }

    /// Something that its type refuses to be decoded from.
    static func undecodable(at path: FieldPath = FieldPath()) -> Violation { Violation("decoding", at: path) }
}
