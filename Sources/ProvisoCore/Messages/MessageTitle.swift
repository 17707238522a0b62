/// The titles that stand for messages where space is short: few, and shared by many codes.
///
/// The file of a rule states those of its codes, and ``ofRules`` gathers them. Those whose last part is the title's name need
/// not be stated.
enum MessageTitle {
    /// The name of the title for a code, or a wording of one: that of the wording, of the code, or of its last part, as
    /// `nickname.tooShort` is too short. A code that has none is not valid.
    static func name(for code: ViolationCode, wording: String?) -> String {
        if let name = wording.flatMap(name) ?? name(of: code.rawValue) { return name }
        if let reason = code.reason, exists(reason) { return reason }
        return "invalid"
    }

    /// Whether there is a title of a name.
    static func exists(_ name: String) -> Bool {
        MessageCatalog.english.message(for: MessageKey(.title, name).description) != nil
    }

    private static func name(of key: String) -> String? { ofRules[key] }
}
