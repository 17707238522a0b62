/// A guard against documents whose keys would take exponential time to compare.
///
/// The parser compares the keys of a mapping with each other, and a key that is made of aliases to aliases has no bound.
/// Rule documents have no such keys, so a document with several aliases and anything that looks like a collection in the
/// place of a key is refused before it is parsed.
enum YAMLKeys {
    private static let harmlessAliases = 8

    static func mayExpandAliases(in text: String) -> Bool {
        var aliases = 0
        var hasCollectionKey = false
        var previous: UInt8 = 0x0A
        var beforeBlanks: UInt8 = 0x0A
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*") where isSeparator(previous): aliases += 1
            case UInt8(ascii: ":") where beforeBlanks == UInt8(ascii: "]") || beforeBlanks == UInt8(ascii: "}"):
                hasCollectionKey = true
            case UInt8(ascii: "?") where isSeparator(previous): hasCollectionKey = true
            default: break
            }
            if byte != 0x20 && byte != 0x09 { beforeBlanks = byte }
            previous = byte
        }
        return hasCollectionKey && aliases > harmlessAliases || hasAliasKey(text) && aliases > harmlessAliases
    }

    /// Whether an alias stands before a colon: `*name : value`.
    private static func hasAliasKey(_ text: String) -> Bool {
        var isAlias = false
        var hasEnded = false
        var previous: UInt8 = 0x0A
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*") where isSeparator(previous): (isAlias, hasEnded) = (true, false)
            case UInt8(ascii: ":") where isAlias && hasEnded: return true
            case 0x20, 0x09: hasEnded = isAlias
            case _ where isSeparator(byte) || hasEnded: (isAlias, hasEnded) = (false, false)
            default: break
            }
            previous = byte
        }
        return false
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "-"): true
        default: false
        }
    }
}
