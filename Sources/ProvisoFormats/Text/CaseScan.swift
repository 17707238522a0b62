/// What ``UppercaseFormat`` and ``LowercaseFormat`` have in common.
enum CaseScan {
    @inline(__always)
    static func failure(
        in utf8: Span<UInt8>, reason: StaticString, isWrong: (UInt8) -> Bool, changes: (Unicode.Scalar) -> Bool
    ) -> FormatFailure? {
        var offset = 0
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                if isWrong(byte) { return FormatFailure(reason, at: offset) }
                offset += 1
                continue
            }
            guard let scalar = UTF8Decoding.scalar(in: utf8, at: offset, end: utf8.count),
                let found = Unicode.Scalar(scalar.value)
            else { return FormatFailure("invalid UTF-8", at: offset) }
            if changes(found) { return FormatFailure(reason, at: offset) }
            offset += scalar.length
        }
        return nil
    }
}
