/// The names of members in a profile, of which none is longer than a bound: each record of JSON may have others.
enum ProfiledName {
    /// The number of bytes of a name that count. Members whose names differ only behind them are one, of which no value is
    /// shown and no rule proposed.
    static let longest = 200

    /// A name, cut off between two characters where it is too long.
    static func text(_ name: some RandomAccessCollection<UInt8>) -> String {
        guard name.count > longest else { return String(decoding: name, as: UTF8.self) }
        var kept = Array(name.prefix(longest + 1))
        repeat { kept.removeLast() } while (kept.last ?? 0) & 0xC0 == 0x80
        // What is left ends with the first byte of a character, or with one that is a character.
        if kept.last ?? 0 >= 0x80 { kept.removeLast() }
        return String(decoding: kept, as: UTF8.self) + "…"
    }
}
