/// How much a violation weighs. Only errors make a result invalid.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The value is refused.
    case error
    /// The value is accepted, and somebody should look at it.
    case warning
    /// The value is accepted; this is good to know.
    case info

    /// What other systems call them.
    static let otherWords: KeyValuePairs<String, Self> = [
        "err": .error, "warn": .warning, "notice": .info, "note": .info, "hint": .info, "information": .info,
    ]
}

#if !hasFeature(Embedded)
extension Severity: Codable {}
#endif
