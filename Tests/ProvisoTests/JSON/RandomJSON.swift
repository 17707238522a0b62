import TestSupport

/// Makes JSON texts, and texts that nearly are.
struct RandomJSON {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func value(depth: Int = 0) -> String {
        switch Int.random(in: 0..<(depth > 4 ? 6 : 10), using: &random) {
        case 0: return one(of: ["null", "true", "false"])
        case 1...2:
            return one(of: ["0", "-0", "1", "-12", "3.25", "1e3", "1E-2", "0.5e+10", "123456789012345678901234567890"])
        case 3...5: return string()
        case 6...7:
            let count = Int.random(in: 0..<4, using: &random)
            return "[" + blank() + (0..<count).map { _ in value(depth: depth + 1) + blank() }.joined(separator: ",")
                + "]"
        default: return object(depth: depth)
        }
    }

    mutating func object(depth: Int = 0) -> String {
        let count =
            Bool.random(using: &random) ? Int.random(in: 0..<4, using: &random) : Int.random(in: 0..<40, using: &random)
        var members: [String] = []
        for _ in 0..<(depth > 2 ? min(count, 3) : count) {
            members.append(blank() + string() + blank() + ":" + blank() + value(depth: depth + 1))
        }
        return "{" + blank() + members.joined(separator: ",") + blank() + "}"
    }

    mutating func string() -> String {
        let pieces = [
            "a", "b", "key", "name", "a longer piece of text", "é", "日本", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0061",
            "\\u00e9", "\\ud83d\\ude00", "", "0123456", "01234567", "0123456789abcdef",
        ]
        let count = Int.random(in: 0..<4, using: &random)
        return "\"" + (0..<count).map { _ in one(of: pieces) }.joined() + "\""
    }

    private mutating func blank() -> String { one(of: ["", "", "", " ", "\n", "\t ", "\r\n"]) }

    /// Changes some bytes of a text, mostly to those that JSON is made of.
    mutating func broken(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        let alphabet =
            Array("{}[]\",:\\ \n0123456789-+.eEtrufalsn'/#\u{0}\u{1F}".utf8) + [0x80, 0xC3, 0xFF, 0xED, 0xA0]
        for _ in 0...Int.random(in: 0..<3, using: &random) {
            let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.insert(one(of: alphabet), at: place)
            case 1 where !bytes.isEmpty: bytes[place] = one(of: alphabet)
            case 2 where !bytes.isEmpty: bytes.remove(at: place)
            default: bytes.removeSubrange(place...)
            }
        }
        return bytes
    }
}
