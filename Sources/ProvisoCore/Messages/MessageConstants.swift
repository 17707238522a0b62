/// A rule or a format whose messages are filled with more than a violation says: an example of what passes, limits that
/// never change.
///
/// A violation's own parameter of that name goes before.
protocol MessageConstants: Sendable {
    /// What fills the places that no parameter fills, by code, or by `CODE/WORDING` where a wording has another example,
    /// or by `CODE/WORDING/CHOICE` where the options of one wording choose among several.
    static var constants: [String: Parameters] { get }
}

/// The constants of every built-in rule.
enum BuiltInConstants {
    /// What fills a place of the message for a code, in one of its wordings.
    static func value(of place: String, code: String, wording: String?) -> DataValue? {
        wording.flatMap { all[$0]?[place] } ?? all[code]?[place]
    }

    /// Reads constants: a line for each code, with places and what fills them behind tabs, a number behind an equals sign. A literal
    /// of dictionaries would be code for every one of them.
    static func read(_ lines: String) -> [String: Parameters] {
        var constants: [String: Parameters] = [:]
        for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
            for place in stride(from: 1, to: words.count - 1, by: 2) {
                let text = words[place + 1]
                let number = text.hasPrefix("=") ? ExactNumber(text.dropFirst()) : nil
                constants[words[0], default: [:]][words[place]] = number.map { .number($0) } ?? .string(text)
            }
        }
        return constants
    }
}
