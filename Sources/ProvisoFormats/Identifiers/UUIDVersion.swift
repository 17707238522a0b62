/// A version of UUID (RFC 9562 section 4.2), or one of the two special values.
///
/// The raw values are the names that rule documents use.
public enum UUIDVersion: String, Hashable, Sendable, CaseIterable {
    /// Version 1: Gregorian time and node.
    case v1 = "1"
    /// Version 2: DCE security.
    case v2 = "2"
    /// Version 3: MD5 of a name.
    case v3 = "3"
    /// Version 4: random.
    case v4 = "4"
    /// Version 5: SHA-1 of a name.
    case v5 = "5"
    /// Version 6: Gregorian time, reordered.
    case v6 = "6"
    /// Version 7: Unix time.
    case v7 = "7"
    /// Version 8: custom.
    case v8 = "8"
    /// The nil UUID, all bits zero (section 5.9).
    case nilUUID = "nil"
    /// The max UUID, all bits one (section 5.10).
    case maxUUID = "max"
}
