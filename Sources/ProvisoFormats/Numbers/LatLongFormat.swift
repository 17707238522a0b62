/// A position as `latitude,longitude` in degrees: `52.52, 13.405` or `(52.52,13.405)`.
///
/// One space may follow the comma, and parentheses may stand around both numbers. The numbers are those of
/// ``LatitudeFormat`` and ``LongitudeFormat``.
public struct LatLongFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a position, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var offset = 0
        var end = utf8.count
        if utf8[0] == ASCII.openParenthesis {
            guard utf8[end - 1] == ASCII.closeParenthesis else {
                return FormatFailure("closing bracket missing", at: end)
            }
            offset = 1
            end -= 1
        }
        if let failure = DegreesScan.failure(in: utf8, from: &offset, to: end, limit: .latitude) { return failure }
        guard offset < end, utf8[offset] == ASCII.comma else { return FormatFailure("comma missing", at: offset) }
        offset += 1
        if offset < end, utf8[offset] == ASCII.space { offset += 1 }
        if let failure = DegreesScan.failure(in: utf8, from: &offset, to: end, limit: .longitude) { return failure }
        return offset == end ? nil : FormatFailure("not a number", at: offset)
    }
}

extension LatLongFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        let positions = DegreesScan.endings.perhaps(then: Endings(",0", "0"))
        return positions.perhaps(then: Endings(")")).complete(utf8, in: self)
    }
}
