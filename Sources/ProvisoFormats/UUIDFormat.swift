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

/// A UUID in its text form (RFC 9562 section 4): hexadecimal digits in either case, 8-4-4-4-12.
///
/// ```swift
/// UUIDFormat().isValid("2EB8AA08-aa98-11ea-b4aa-73b441d16380")                       // true
/// UUIDFormat(version: [.v4, .v7]).isValid("2eb8aa08-aa98-11ea-b4aa-73b441d16380")    // false: "wrong version"
/// ```
public struct UUIDFormat: StringFormat {
    /// The versions that are accepted; any 128 bits when empty, which is the default.
    ///
    /// A version by number also asks for the variant of RFC 9562: a digit of 8, 9, a or b after the third hyphen.
    public var version: Set<UUIDVersion>

    /// Creates a format that accepts these versions, or any when there are none.
    public init(version: Set<UUIDVersion> = []) {
        self.version = version
    }

    /// Says why a text is not a UUID, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count == 36 else { return FormatFailure("not 36 characters", at: min(utf8.count, 36)) }
        var allBits: UInt8 = 0
        var commonBits: UInt8 = 0x0F
        for offset in utf8.indices {
            let byte = utf8[offset]
            if offset == 8 || offset == 13 || offset == 18 || offset == 23 {
                guard byte == ASCII.hyphen else { return FormatFailure("no hyphen", at: offset) }
            } else {
                guard let digit = ASCII.hexValue(byte) else {
                    return FormatFailure("not a hexadecimal digit", at: offset)
                }
                allBits |= digit
                commonBits &= digit
            }
        }
        if version.isEmpty { return nil }
        if allBits == 0 && version.contains(.nilUUID) || commonBits == 0x0F && version.contains(.maxUUID) { return nil }
        let found: UUIDVersion? =
            switch utf8[14] {
            case UInt8(ascii: "1"): .v1
            case UInt8(ascii: "2"): .v2
            case UInt8(ascii: "3"): .v3
            case UInt8(ascii: "4"): .v4
            case UInt8(ascii: "5"): .v5
            case UInt8(ascii: "6"): .v6
            case UInt8(ascii: "7"): .v7
            case UInt8(ascii: "8"): .v8
            default: nil
            }
        guard let found, version.contains(found) else { return FormatFailure("wrong version", at: 14) }
        guard let variant = ASCII.hexValue(utf8[19]), variant >> 2 == 0b10 else {
            return FormatFailure("wrong variant", at: 19)
        }
        return nil
    }
}
