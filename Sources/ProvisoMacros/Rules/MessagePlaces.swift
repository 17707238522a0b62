#if Macros
/// The places that messages may have, and those in a literal.
enum MessagePlaces {
    /// The places that any message of a rule or a model may have.
    static let common: Set<String> = ["attribute", "article", "value"]

    /// The places for messages of some codes; `nil` when one of them is the program's own.
    static func of(_ codes: some Sequence<String>) -> Set<String>? {
        var all = common
        for code in codes {
            guard let places = RuleCodes.places[code] else { return nil }
            all.formUnion(places)
        }
        return all
    }

    /// The names in braces in a message, and where they begin in its UTF-8; `{{` and `}}` stand for braces.
    static func places(in message: String) -> [(name: String, offset: Int)] {
        let bytes = Array(message.utf8)
        var places: [(name: String, offset: Int)] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}"), index < bytes.count else { continue }
            if bytes[index] == byte {
                index += 1
            } else if byte == UInt8(ascii: "{"), let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) {
                let name = bytes[index..<end]
                guard !name.isEmpty, name.allSatisfy(isNameByte) else { continue }
                places.append((String(decoding: name, as: UTF8.self), index))
                index = end + 1
            }
        }
        return places
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
    }
}
#endif
