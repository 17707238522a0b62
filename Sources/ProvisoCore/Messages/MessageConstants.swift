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
}
