#if YAML
/// A guard against documents whose keys would take exponential time to compare.
///
/// The parser compares the keys of a mapping with each other, and a key that is made of aliases to aliases has no bound.
/// Rule documents have no such keys, so a document with several aliases and anything that looks like a collection in the
/// place of a key is refused before it is parsed.
enum YAMLKeys {
    private static let harmlessAliases = 8

    /// The offset of a key that might take too long to compare, or `nil`.
    static func expandingKey(in text: String) -> Int? {
        var aliases = 0
        var collectionKey: Int?
        var previous: UInt8 = 0x0A
        var beforeBlanks: UInt8 = 0x0A
        for (offset, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "*") where isSeparator(previous): aliases += 1
            case UInt8(ascii: ":") where beforeBlanks == UInt8(ascii: "]") || beforeBlanks == UInt8(ascii: "}"):
                collectionKey = collectionKey ?? offset
            case UInt8(ascii: "?") where isSeparator(previous): collectionKey = collectionKey ?? offset
            default: break
            }
            if byte != 0x20 && byte != 0x09 { beforeBlanks = byte }
            previous = byte
        }
        return aliases > harmlessAliases ? collectionKey ?? aliasKey(text) : nil
    }

    /// The offset of an alias before a colon: `*name : value`.
    private static func aliasKey(_ text: String) -> Int? {
        var alias: Int?
        var hasEnded = false
        var previous: UInt8 = 0x0A
        for (offset, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "*") where isSeparator(previous): (alias, hasEnded) = (offset, false)
            case UInt8(ascii: ":") where alias != nil && hasEnded: return alias
            case 0x20, 0x09: hasEnded = alias != nil
            case _ where isSeparator(byte) || hasEnded: (alias, hasEnded) = (nil, false)
            default: break
            }
            previous = byte
        }
        return nil
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "-"): true
        default: false
        }
    }
}
#endif
