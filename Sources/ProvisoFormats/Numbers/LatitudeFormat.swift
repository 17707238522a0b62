/// A latitude in degrees: a decimal number from -90 to 90, compared exactly.
///
/// A sign, a fraction (`.5` but not `5.`) and an exponent may be there; leading zeros are refused.
public struct LatitudeFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not a latitude, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var offset = 0
        if let failure = DegreesScan.failure(in: utf8, from: &offset, to: utf8.count, limit: .latitude) {
            return failure
        }
        return offset == utf8.count ? nil : FormatFailure("not a number", at: offset)
    }
}

extension LatitudeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        DegreesScan.endings.complete(utf8, in: self)
    }
}
