internal import ProvisoFormats

/// Text of visible characters: of ASCII those with a shape, and beyond it all that is well-formed UTF-8 but the controls and the
/// spaces of Latin-1 (U+0080 to U+00A0).
enum VisibleText {
    /// Says where what is left of a text is not of that kind.
    static func failure(in utf8: Span<UInt8>, from start: Int) -> FormatFailure? {
        var offset = start
        while offset < utf8.count {
            let byte = utf8[offset]
            if byte < 0x80 {
                guard byte > 0x20, byte < 0x7F else {
                    return FormatFailure(byte == 0x20 ? "space not allowed" : "control character", at: offset)
                }
                offset &+= 1
                continue
            }
            // RFC 3629 section 4: the first byte says how many follow, and limits the second one.
            let following: Int
            var low: UInt8 = 0x80
            var high: UInt8 = 0xBF
            switch byte {
            case 0xC2:
                following = 1
                low = 0xA1
            case 0xC3...0xDF: following = 1
            case 0xE0:
                following = 2
                low = 0xA0
            case 0xED:
                following = 2
                high = 0x9F
            case 0xE1...0xEF: following = 2
            case 0xF0:
                following = 3
                low = 0x90
            case 0xF4:
                following = 3
                high = 0x8F
            case 0xF1...0xF3: following = 3
            default: return FormatFailure("invalid UTF-8", at: offset)
            }
            for index in 1...following {
                guard offset &+ index < utf8.count else { return FormatFailure("invalid UTF-8", at: utf8.count) }
                let next = utf8[offset &+ index]
                guard next >= (index == 1 ? low : 0x80), next <= (index == 1 ? high : 0xBF) else {
                    let isControl = byte == 0xC2 && next & 0xC0 == 0x80
                    return FormatFailure(isControl ? "control character" : "invalid UTF-8", at: offset)
                }
            }
            offset &+= following &+ 1
        }
        return nil
    }

    /// What may complete a character that has been typed in part.
    static let endings: [[UInt8]] = [
        [0xBF], [0xBF, 0xBF], [0x9F, 0xBF], [0x9F, 0xBF, 0xBF], [0x8F, 0xBF, 0xBF], [0xBF, 0xBF, 0xBF],
    ]
}
