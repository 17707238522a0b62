internal import ProvisoFormats

/// As what a comparison reads its two sides, and how dates are spelled there.
struct ComparisonReading: Sendable {
    let type: ComparisonType?
    /// How dates are spelled, where one of the sides does not follow RFC 3339.
    private let spelling: DateSpelling?

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
        spelling = format == nil && otherFormat == nil ? nil : DateSpelling(format: format, otherFormat: otherFormat)
        // By a pattern that is none no constant is a date, and of the pattern was told.
        let isBroken = options.isGiven("format") && own == nil
        self.type =
            isBroken ? nil : options.isGiven("format") && isOfDates || otherFormat != nil ? .date : type
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
        spelling = format.map { DateSpelling(format: $0, otherFormat: $0) }
        self.type = options.isGiven("format") ? .date : type
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

    /// As what the sides are read, as data.
    var kind: ComparisonConstraint.Kind? { type.flatMap { ComparisonConstraint.Kind(rawValue: $0.rawValue) } }

    /// How the value spells dates; `nil` for RFC 3339.
    var pattern: String? { spelling?.format?.description }

    /// The same, to write dates with.
    var format: DatePattern? { spelling?.format }

    /// Whether dates are spelled in a way of their own on one of the sides.
    var hasFormat: Bool { spelling != nil }

    /// How two values relate.
    @inline(__always)
    func relation(of value: borrowing FieldValue, to other: borrowing FieldValue) -> Relation {
        if let spelling { return spelling.relation(of: value, to: other) }
        return FieldValue.compare(value, other, as: type)
    }

    /// A constant to compare with: a date in the format of the value is spelled as RFC 3339 has it.
    func constant(_ value: DataValue) -> DataValue {
        guard let format = spelling?.format else { return value }
        let text = if case .number(let number) = value { number.spelling } else { value.text }
        guard let text, let moment = try? format.parse(text) else { return value }
        return .string(DateBound(moment.timestamp).text)
    }

    /// Whether a constant can be read as what the sides are read as.
    func allows(_ constant: FieldConstant) -> Bool {
        type == nil
            || constant.value != .null && FieldValue.compare(constant.field, constant.field, as: type) != .incomparable
    }

    /// What a constant has to be.
    var kindOfConstant: String {
        switch type {
        case .number: "a number"
        case .date: hasFormat ? "a date in `format`, nor one of RFC 3339" : "a date (RFC 3339)"
        case .string, nil: "text"
        }
    }
}

/// How the two sides of a comparison spell dates; RFC 3339 where there is no pattern. An object, so that a comparison without
/// one stays small.
private final class DateSpelling: Sendable {
    let format: DatePattern?
    private let otherFormat: DatePattern?

    init(format: DatePattern?, otherFormat: DatePattern?) {
        self.format = format
        self.otherFormat = otherFormat
    }

    func relation(of value: borrowing FieldValue, to other: borrowing FieldValue) -> Relation {
        if value.isNothing, other.isNothing { return .equal }
        guard let a = Self.instant(value, format), let b = Self.instant(other, otherFormat) else {
            return .incomparable
        }
        return a < b ? .less : a == b ? .equal : .greater
    }

    private static func instant(_ value: borrowing FieldValue, _ format: DatePattern?) -> Timestamp? {
        guard value.isText else { return nil }
        guard let format else { return Timestamp.parse(value.bytes.span) }
        return (try? format.parse(value.bytes.span))?.timestamp
    }
}
