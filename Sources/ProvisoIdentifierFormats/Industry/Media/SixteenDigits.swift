internal import ProvisoFormats

/// What ISNI and ORCID have in common: fifteen digits and a check character of MOD 11-2 (ISO/IEC 7064).
enum SixteenDigits {
    /// Says why what is left of a text is not such a number.
    @inline(__always)
    static func failure(in utf8: Span<UInt8>, walk: inout GroupWalk) -> FormatFailure? {
        var sum = PureCheckSum.mod11Radix2
        while let byte = walk.next(utf8) {
            guard walk.count <= 16 else {
                return walk.failure(at: byte, byte &- 0x30 < 10 ? "too many digits" : "not a digit")
            }
            let alphabet: CheckAlphabet = walk.count == 16 ? .digitsAndX : .digits
            guard let value = alphabet.value(of: byte) else { return walk.failure(at: byte, "not a digit") }
            sum.add(value)
        }
        if let failure = walk.failure { return failure }
        guard walk.count == 16 else { return FormatFailure("too few digits", at: utf8.count) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: walk.place)
    }
}
