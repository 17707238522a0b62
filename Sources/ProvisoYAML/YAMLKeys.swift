#if YAML
/// A guard against documents whose keys would take exponential time to compare.
///
/// The parser compares the keys of a mapping with each other, and a key that is made of aliases to aliases has no bound.
/// Documents have no such keys, so one with several aliases and anything that looks like a collection in the
/// place of a key is refused before it is parsed. The paths of APIs, `/users/{id}:`, are no collections.
enum YAMLKeys {
    private static let harmlessAliases = 8

    /// The offset of a key that might take too long to compare, or `nil`.
    static func expandingKey(in text: String) -> Int? {
        let bytes = Array(text.utf8)
        let anchors = anchors(in: bytes)
        // Without an anchor an asterisk is text, such as that of a list in a description.
        if anchors.isEmpty { return nil }
        var aliases = 0
        var collectionKey: Int?
        var previous: UInt8 = 0x0A
        var beforeBlanks: UInt8 = 0x0A
        var line = 0
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "*") where isSeparator(previous):
                if anchors.contains(name(in: bytes, from: offset + 1)) { aliases += 1 }
            case UInt8(ascii: ":") where beforeBlanks == UInt8(ascii: "]") || beforeBlanks == UInt8(ascii: "}"):
                if collectionKey == nil, !isPath(bytes[line..<offset]) { collectionKey = offset }
            case UInt8(ascii: "?") where isSeparator(previous): collectionKey = collectionKey ?? offset
            case 0x0A, 0x0D: line = offset + 1
            default: break
            }
            if byte != 0x20 && byte != 0x09 { beforeBlanks = byte }
            previous = byte
        }
        return aliases > harmlessAliases ? collectionKey ?? aliasKey(text) : nil
    }

    /// The names behind every `&`: the anchors of the document, and perhaps others.
    private static func anchors(in bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
        var names: Set<ArraySlice<UInt8>> = []
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "&") {
            let name = name(in: bytes, from: offset + 1)
            if !name.isEmpty { names.insert(name) }
        }
        return names
    }

    /// The letters, digits, hyphens and underscores from an offset on: what the parser takes as a name.
    private static func name(in bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        bytes[start...].prefix(while: isOfName)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }

    /// Whether the start of a line is the path of an API: it begins with a slash, and its braces have a name in them and something in
    /// front. Inside of braces or brackets such text is no YAML.
    private static func isPath(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line.drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "/") else { return false }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "{"):
                let name = rest.prefix(while: isOfName)
                rest = rest.dropFirst(name.count)
                guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "}") else { return false }
            case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "~"), UInt8(ascii: "$"): continue
            default: if !isOfName(byte) { return false }
            }
        }
        return true
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
