extension Violation {
    /// Something that cannot be set from outside.
    @inline(never)
    package static func unassignable(at path: FieldPath = FieldPath(), severity: Severity = .error) -> Violation {
        var violation = Violation("unassignable", at: path, severity: severity)
        violation.wording.key = "absent"
        return violation
    }

    /// Something that cannot be set from outside, and has no value otherwise.
    static func unassignableAndMissing() -> Violation {
        var violation = Violation("unassignable")
        violation.wording.key = "unassignable/missing"
        return violation
    }

    /// Something that its type refuses to be decoded from.
    @inline(never)
    static func undecodable(at path: FieldPath = FieldPath()) -> Violation {
        var violation = Violation("decoding", at: path)
        violation.wording.key = "condition"
        return violation
    }
}
