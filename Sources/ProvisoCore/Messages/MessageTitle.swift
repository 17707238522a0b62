/// The titles that stand for messages where space is short: few, and shared by many codes.
enum MessageTitle {
    /// The name of the title for a code, or a wording of one: that of the wording, of the code, or of its last part, as
    /// `nickname.tooShort` is too short. A code that has none is not valid.
    static func name(for code: ViolationCode, wording: String?) -> String {
        if let name = wording.flatMap({ names[$0] }) ?? names[code.rawValue] { return name }
        if let reason = code.reason, exists(reason) { return reason }
        return "invalid"
    }

    /// Whether there is a title of a name.
    static func exists(_ name: String) -> Bool {
        MessageCatalog.english.message(for: MessageKey(.title, name).description) != nil
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (name, codes) in codes { for code in codes { names[code] = name } }
        return names
    }()

    /// The wordings of comparisons where the values are dates.
    private static func ofDates(_ codes: [String]) -> [String] {
        codes.flatMap { code in ["date", "attributeDate", "computedDate"].map { "\(code)/\($0)" } }
    }

    /// The codes and wordings by title. Those whose last part is the title's name need not stand here.
    private static let codes: [String: [String]] = [
        "required": ["required", "required/value", "allOrNone"],
        "wrongFormat": ["any", "match", "column.name"],
        "notAllowed": [
            "column.forbidden", "column.unknown", "absent", "not", "in/not", "match/not", "compare.notEqual/computed",
        ],
        "notInList": ["in", "country", "currency", "timeZone"],
        "wrongType": [
            "string.type", "password.type", "count.type", "each.type", "values.type", "keys.type", "nested.type",
            "compare.type", "sorted.type",
        ],
        "notANumber": ["number.type", "decimalPlaces"],
        "notWhole": ["number.notInteger", "integer", "sequence.type"],
        "tooLong": ["match/tooLong"],
        "wrongLength": ["string.notEqual"],
        "tooSmall": ["compare.greater", "compare.greaterOrEqual", "positive"],
        "tooBig": ["compare.less", "compare.lessOrEqual", "negative"],
        "tooFew": ["decimalPlaces/tooFew"],
        "tooMany": ["decimalPlaces/tooMany", "atMost"],
        "wrongCount": ["count.notEqual"],
        "tooEarly": ["date", "dateTime", "time"].flatMap { ["\($0)/earlier", "\($0)/tooEarly", "\($0)/notFuture"] }
            + ofDates(["compare.greater", "compare.greaterOrEqual"]),
        "tooLate": ["date", "dateTime", "time"].flatMap { ["\($0)/later", "\($0)/tooLate", "\($0)/notPast"] }
            + ofDates(["compare.less", "compare.lessOrEqual"]),
        "tooRecent": ["date/tooYoung", "dateTime/tooYoung"],
        "expired": ["cardExpiry/expired"],
        "mismatch": ["compare.equal"],
        "mustDiffer": ["compare.notEqual"],
        "missingCharacter": [
            "password.noDigit", "password.noLowercase", "password.noUppercase", "password.noSymbol",
            "match/containsDigit", "match/containsLowercase", "match/containsUppercase", "match/containsSymbol",
        ],
        "wrongCharacters": ["alphabetic", "alphanumeric", "ascii", "printable", "spoofing"],
        "duplicate": ["unique", "sorted/equal", "sorted/recordEqual"],
        "outOfOrder": ["sorted", "sequence", "column.order"],
        "notFound": ["exists", "column.missing", "email.domainNotFound", "scenario.unknown", "attribute.unknown"],
        "notChecked": ["async.failed", "async.unchecked", "email.domainUnchecked", "form.stopped"],
        "misspelled": ["email.domainTypo"],
        "unreadable": ["record.malformed", "formPost.escape", "formPost.encoding", "formPost.name"],
    ]
}
