public import ProvisoFormats

/// The identification of a freight container (ISO 6346): three letters for the owner, `U`, `J` or `Z`, six digits and a check digit.
///
/// Upper case alone. Either there are no separators, or spaces or hyphens behind the letters and before the check digit, as it is
/// marked. Whether the owner is registered with the Bureau International des Containers is not checked. A remainder of ten counts
/// as 0, as the standard has it.
///
/// ```swift
/// ISO6346Format().isValid("CSQU 305438 3")   // true
/// ```
public struct ISO6346Format: IdentifierFormat {
    /// A number with which the check digit is commonly explained.
    public static let example = "CSQU3054383"

    /// Creates the format.
    public init() {}

    /// Says why a text is not the identification of a container, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var walk = GroupWalk("####-######-#", or: 0x20)
        var sum = WeightedSum()
        var check: UInt8 = 0
        while let byte = walk.next(utf8) {
            guard walk.count <= 11 else { return walk.failure(at: byte, "wrong length") }
            if walk.count <= 4 {
                guard byte &- 0x41 < 26 else { return walk.failure(at: byte, "not a letter") }
                guard walk.count < 4 || byte == 0x55 || byte == 0x4A || byte == 0x5A else {
                    return FormatFailure("character not allowed here", at: walk.place)
                }
                sum.add(Self.value(of: byte), weight: 1 << (walk.count &- 1))
            } else {
                let digit = byte &- 0x30
                guard digit < 10 else { return walk.failure(at: byte, "not a digit") }
                if walk.count < 11 { sum.add(digit, weight: 1 << (walk.count &- 1)) } else { check = digit }
            }
        }
        if let failure = walk.failure { return failure }
        guard walk.count == 11 else { return FormatFailure("wrong length", at: utf8.count) }
        return Int(check) == sum.remainder(modulo: 11) % 10 ? nil : FormatFailure("wrong check digit", at: walk.place)
    }

    /// What a letter counts: 10 and more, without the multiples of 11.
    private static func value(of letter: UInt8) -> UInt8 {
        let number = letter &- 0x41
        return number &+ 10 &+ (number > 20 ? 3 : number > 10 ? 2 : number > 0 ? 1 : 0)
    }
}

extension ISO6346Format {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["AAAU0000000", "AAAU-000000-0", "AAAU 000000 0"], in: self)
    }
}
