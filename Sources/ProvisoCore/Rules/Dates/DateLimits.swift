internal import ProvisoFormats

/// When the value of `date` or `dateTime` must lie, and the words for one that lies elsewhere.
struct DateLimits: Sendable {
    let before: DateBound?
    let after: DateBound?
    let earliest: DateBound?
    let latest: DateBound?
    let past: Bool
    let future: Bool
    let minAge: Int?

    var bounds: DateBounds {
        DateBounds(
            before: before?.timestamp, after: after?.timestamp, earliest: earliest?.timestamp,
            latest: latest?.timestamp, past: past, future: future, minAge: minAge)
    }

    /// Reads the limits of a rule, and checks that they suit its pattern.
    init(options: inout RuleOptions, pattern: DatePattern?) {
        before = options.dateBound(
            "before", "The date or date-time before which it must lie.",
            alsoCalled: ["exclusiveMaximum", "formatExclusiveMaximum", "earlierThan"], widens: .whenLarger)
        after = options.dateBound(
            "after", "The date or date-time after which it must lie.",
            alsoCalled: ["exclusiveMinimum", "formatExclusiveMinimum", "laterThan"], widens: .whenSmaller)
        let first = options.dateBound(
            "min", "The earliest date or date-time that passes.",
            alsoCalled: ["minimum", "minDate", "earliest", "since", "from", "notBefore", "formatMinimum"],
            widens: .whenSmaller)
        let last = options.dateBound(
            "max", "The latest date or date-time that passes.",
            alsoCalled: ["maximum", "maxDate", "latest", "until", "notAfter", "formatMaximum"], widens: .whenLarger)
        let between = options.dateBounds(
            "between", "The two dates or date-times between which it must lie; both pass.", alsoCalled: ["range"])
        earliest = [between?.first, first].compactMap { $0 }.max { $0.timestamp < $1.timestamp }
        latest = [between?.last, last].compactMap { $0 }.min { $0.timestamp < $1.timestamp }
        past = options.flag(
            "past", "Whether it must lie in the past.",
            alsoCalled: ["inPast", "inThePast", "beforeNow", "beforeToday"], widens: .whenFalse)
        future = options.flag(
            "future", "Whether it must lie in the future.",
            alsoCalled: ["inFuture", "inTheFuture", "afterNow", "afterToday"], widens: .whenFalse)
        minAge = options.integer(
            "minAge", in: 0...1000, "The minimum age in years of a person born on that date.",
            alsoCalled: ["age", "minimumAge", "atLeastAge"], widens: .whenSmaller)
        refuseContradictions(options)
        if let pattern { refuse(pattern, options) }
    }

    init(_ bounds: DateBounds) {
        before = bounds.before.map(DateBound.init)
        after = bounds.after.map(DateBound.init)
        earliest = bounds.earliest.map(DateBound.init)
        latest = bounds.latest.map(DateBound.init)
        past = bounds.past
        future = bounds.future
        minAge = bounds.minAge
    }

    /// Refuses a pattern that leaves out what the rule needs, since 1 January 2000 would be taken for it.
    private func refuse(_ pattern: DatePattern, _ options: RuleOptions) {
        if !pattern.hasDate {
            options.fail(
                "`format` has no part of a date.", option: "format",
                suggestion: "Use the rule `time` for a time of day.")
        } else if !pattern.hasYear {
            for option in ["past", "future", "minAge", "writeAs"]
            where options.isGiven(option) && !options.isOff(option) {
                options.fail("`\(option)` needs a year in `format`.", option: option)
            }
        }
    }

    private func refuseContradictions(_ options: RuleOptions) {
        let lower = [after, earliest].compactMap { $0 }.map { $0.timestamp }.max()
        let upper = [before, latest].compactMap { $0 }.map { $0.timestamp }.min()
        if let lower, let upper {
            // Only `min`, `max` and the ends of `between` pass themselves.
            let isPoint = lower == upper && after?.timestamp != lower && before?.timestamp != upper
            if lower > upper || (lower == upper && !isPoint) {
                let option = ["after", "before", "max", "min"].first(where: options.isGiven) ?? "between"
                options.fail("`\(option)` leaves no date that could pass.", option: option)
            }
        }
        if past, future { options.fail("Nothing is both in the past and in the future.", option: "future") }
        if future, let last = [before, latest].compactMap({ $0 }).map({ $0.timestamp }).min(), last <= .now() {
            options.fail(
                "Nothing lies in the future and before a day that has passed.",
                option: before?.timestamp == last ? "before" : options.isGiven("max") ? "max" : "between")
        }
        if past || minAge != nil, let first = [after, earliest].compactMap({ $0 }).map({ $0.timestamp }).max(),
            first > .now()
        {
            options.warn(
                "Until that day nothing could pass, since the value must lie in the past.",
                option: after?.timestamp == first ? "after" : options.isGiven("min") ? "min" : "between")
        }
        if future, minAge != nil { options.fail("A person born in the future has no age.", option: "minAge") }
    }

    /// The wordings for the reasons, to be put among a rule's messages.
    static func messages(for code: String) -> [String: CatalogMessage] {
        [
            code + "/tooLate": "{attribute} must be before {before}.",
            code + "/tooEarly": "{attribute} must be after {after}.",
            code + "/later": "{attribute} must not be after {latest}.",
            code + "/earlier": "{attribute} must not be before {earliest}.",
            code + "/notPast": "{attribute} must be in the past.",
            code + "/notFuture": "{attribute} must be in the future.",
            code + "/tooYoung": CatalogMessage(
                plural: "minAge", other: "{attribute} must be at least {minAge} years ago.",
                [.one: "{attribute} must be at least {minAge} year ago."]),
        ]
    }

    /// Notes why a value was refused: `reason`, and the bounds if it lies outside of one.
    ///
    /// - Parameters:
    ///   - example: What a value looks like in a pattern of the rule's own.
    ///   - value: The value.
    ///   - rule: Corrects it.
    func fail(
        _ code: ViolationCode, _ failure: FormatFailure, example: DataValue?,
        correcting value: @autoclosure () -> DataValue,
        by rule: some SuggestingRule, into report: inout Report
    ) {
        var parameters = Parameters(reason: failure)
        var wording: String?
        switch failure.reason {
        case "too late":
            // The tighter of two bounds is the one that the value must have passed.
            if let before, latest.map({ before.timestamp <= $0.timestamp }) ?? true {
                parameters.setDate(before.text, for: "before")
                wording = "tooLate"
            } else if let latest {
                parameters.setDate(latest.text, for: "latest")
                wording = "later"
            }
        case "too early":
            if let after, earliest.map({ after.timestamp >= $0.timestamp }) ?? true {
                parameters.setDate(after.text, for: "after")
                wording = "tooEarly"
            } else if let earliest {
                parameters.setDate(earliest.text, for: "earliest")
                wording = "earlier"
            }
        case "not in the past": wording = "notPast"
        case "not in the future": wording = "notFuture"
        case "too young":
            parameters["minAge"] = minAge.map { .number(ExactNumber($0)) }
            wording = "tooYoung"
        default: parameters["example"] = example
        }
        report.fail(
            code, parameters, wording: wording.map { "\(code.rawValue)/\($0)" }, correcting: value(), by: rule)
    }
}
