internal import ProvisoFormats

extension ComparisonReading {
    /// Reads the options `as`, `format` and `compareFormat`.
    ///
    /// - Parameter other: Whether the value is compared with an attribute, which has a format of its own.
    init(_ options: inout RuleOptions, withAttribute other: Bool) {
        let type: ComparisonType? = options.choice(
            "as", "What both are read as: numbers, texts, or dates (RFC 3339, or by `format`).",
            alsoCalled: ["kind", "compareAs", "dataType"], otherWords: ComparisonType.otherWords)
        Self.refuseType(&options)
        let own = options.datePattern(
            "format", "How the value spells dates, a pattern of Unicode's date field symbols: dd.MM.yyyy.",
            alsoCalled: ["pattern", "layout", "dateFormat"])
        let others = options.datePattern(
            "compareFormat", "How the attribute that it is compared with spells dates; as `format` by default.",
            alsoCalled: ["otherFormat", "compareAttributeFormat"])
        let given = ["format", "compareFormat"].filter { options.isGiven($0) }
        let isOfDates = !given.isEmpty && (type == .date || !options.isGiven("as"))
        for name in given where !isOfDates { options.fail("`\(name)` goes with `as: date`.", option: name) }
        if options.isGiven("compareFormat"), !other {
            options.fail(
                "`compareFormat` is of another attribute, and there is none to compare with.", option: "compareFormat")
        }
        let format = isOfDates ? own : nil
        let otherFormat = isOfDates && other ? others ?? own : nil
        // By a pattern that is none no constant is a date, and of the pattern was told.
        let isBroken = options.isGiven("format") && own == nil
        let kind: ComparisonType? =
            isBroken ? nil : options.isGiven("format") && isOfDates || otherFormat != nil ? .date : type
        self.init(as: kind, format: format, otherFormat: otherFormat)
    }

    /// Reads the options `as` and `format` of a rule that compares values of one attribute, which all spell dates alike.
    init(ofOneAttribute options: inout RuleOptions) {
        let type: ComparisonType? = options.choice(
            "as", "As what values are compared; without it as `compare` does.",
            alsoCalled: ["valueType", "compareAs", "kind", "dataType"], otherWords: ComparisonType.otherWords)
        Self.refuseType(&options)
        let format = options.datePattern(
            "format", "How the values spell dates, a pattern of Unicode's date field symbols: dd.MM.yyyy.",
            alsoCalled: ["pattern", "layout", "dateFormat"])
        if options.isGiven("format"), options.isGiven("as"), type != .date {
            options.fail("`format` goes with `as: date`.", option: "format")
        }
        self.init(as: options.isGiven("format") ? .date : type, format: format, otherFormat: format)
    }

    /// What is no pattern may be meant as the kind of the values.
    private static func refuseType(_ options: inout RuleOptions) {
        guard let text = options.find("format")?.text,
            let type = ComparisonType(rawValue: text)
                ?? ComparisonType.otherWords.first(where: { $0.key == text })?.value
        else { return }
        options.fail(
            "`format` is a pattern such as dd.MM.yyyy, not \"\(text)\".", option: "format",
            suggestion: "Did you mean `as: \(type.rawValue)`?")
    }
}
