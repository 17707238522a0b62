/// The name of a time zone in the IANA Time Zone Database (RFC 6557): `Europe/Berlin`, `UTC`, `America/Argentina/Ushuaia`.
///
/// Links pass like zones, also those kept for old names (`US/Pacific`). Case counts. The version of the database is
/// ``databaseVersion``.
public struct TimeZoneFormat: StringFormat {
    /// Creates a format.
    public init() {}

    /// The version of the database whose names are known, such as `2025b`.
    public static var databaseVersion: String { TimeZoneNames.version.description }

    /// Says why a text is not the name of a time zone, or returns `nil` when it is.
    ///
    /// - Complexity: O(log *m*) for a database of *m* names.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let isKnown = TimeZoneNames.list.withUTF8Buffer { Self.contains($0.span, utf8) }
        return isKnown ? nil : FormatFailure("no such time zone", at: 0)
    }

    /// Whether a sorted list has a line; the lines between `low` and `high` are halved until one is left.
    private static func contains(_ list: Span<UInt8>, _ name: Span<UInt8>) -> Bool {
        var low = 0
        var high = list.count
        while low < high {
            var start = low + (high - low) / 2
            while start > low, list[start - 1] != ASCII.lineFeed { start -= 1 }
            var offset = 0
            while offset < name.count, list[start + offset] == name[offset], name[offset] != ASCII.lineFeed {
                offset += 1
            }
            let listed = list[start + offset]
            if offset == name.count, listed == ASCII.lineFeed { return true }
            // A line feed sorts before everything a name holds.
            if offset < name.count, listed == ASCII.lineFeed || listed < name[offset] {
                var end = start + offset
                while list[end] != ASCII.lineFeed { end += 1 }
                low = end + 1
            } else {
                high = start
            }
        }
        return false
    }
}

extension TimeZoneFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        TimeZoneNames.list.withUTF8Buffer { list in
            var start = 0
            while start < list.count {
                var offset = 0
                while offset < utf8.count, list[start + offset] == utf8[offset], utf8[offset] != ASCII.lineFeed {
                    offset += 1
                }
                if offset == utf8.count { return true }
                while list[start] != ASCII.lineFeed { start += 1 }
                start += 1
            }
            return false
        }
    }
}
