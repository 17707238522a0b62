internal import ProvisoFormats

/// `sequence`: the records are numbered, or dated, without gaps.
struct SequenceRule: DocumentRule, AcrossRule, MessageParameters {
    static let name = "sequence"
    static let summary =
        "Whole numbers, each the one before plus `step`: the records are numbered without gaps. With `unit` dates, each so many days, "
        + "hours or months after the one before."
    static var examples: [RuleExample] {
        [
            .records(
                ["number"], ["start": 1], passes: [["number": 1], ["number": 2]],
                fails: [
                    "sequence": [["number": 1], ["number": 3]], "sequence.type": [["number": 1], ["number": "two"]],
                ]),
            .records(
                ["day"], ["unit": "month"], passes: [["day": "2026-01-31"], ["day": "2026-02-28"]],
                fails: ["sequence": [["day": "2026-01-31"], ["day": "2026-03-31"]]]),
        ]
    }
    static let otherNames = ["consecutive", "autoIncrement", "gapless", "series", "rowNumber"]
    static let messages: [String: CatalogMessage] = [
        "sequence": "{attribute} must be {expected} to continue the sequence without a gap.",
        "sequence.type": "{attribute} must be a whole number.",
        "sequence.type/decimalPoint": "{attribute} must be a whole number without a decimal point.",
        "sequence.type/date": "{attribute} must be a real date, like {example}.",
    ]
    static let parameters: [String: Set<String>] = ["sequence": ["expected"], "sequence.type": ["example"]]
    static let titles: [String: String] = ["sequence": "outOfOrder", "sequence.type": "notWhole"]

    let number: Int
    private let start: ExactNumber?
    private let step: Int
    private let whole: WholeNumber
    /// How dates follow each other; `nil` for numbers.
    private let dates: DateSequence?
    private let firstDate: SequenceMoment?

    var constraints: Constraints {
        .exactly(.across(.sequence(start: start, step: step, dates: dates?.constraint)))
    }

    private final class Next: AcrossState, @unchecked Sendable {
        var number: ExactNumber?
        /// The date that is expected, and the one before.
        var date: SequenceMoment?
        var before: SequenceMoment?
        /// The day of the month that the dates keep to.
        var day = 0
        /// The number and the date that it began with.
        var firstNumber: ExactNumber?
        var firstDate: SequenceMoment?
        /// Whether a number or a date was not the one that was expected.
        var isBroken = false

        init(_ number: ExactNumber?, _ date: SequenceMoment?) { (self.number, self.date) = (number, date) }

        override var isOpen: Bool { isBroken }
    }

    /// What is known of the records before. Of those that are judged apart it is not known with what they begin.
    private func next(among records: AcrossRecords) -> Next? {
        records.state(number) { records.isApart ? Next(nil, nil) : Next(start, firstDate) }
    }

    /// Creates the rule for a number of the elements of a list.
    init(number: Int, start: ExactNumber?, step: Int) {
        self.number = number
        self.start = start
        self.step = step
        whole = WholeNumber(allowsZeroFraction: false)
        (dates, firstDate) = (nil, nil)
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        let first = options.value(
            "start", "The number, or the date, of the first record; any, without it.",
            alsoCalled: ["from", "first", "begin"])
        let step =
            options.integer(
                "step", in: Int.min...Int.max, default: 1,
                "By how much each number is larger than the one before; how many units each date is later.",
                alsoCalled: ["by", "increment", "interval"]) ?? 1
        let unit: SequenceUnit? = options.choice(
            "unit", "The unit of the steps between dates; without it the records are numbered.",
            alsoCalled: ["period", "frequency", "freq", "resolution"],
            otherWords: [
                "seconds": .second, "minutes": .minute, "hours": .hour, "hourly": .hour, "days": .day, "daily": .day,
                "weeks": .week, "weekly": .week, "months": .month, "monthly": .month, "quarters": .quarter,
                "quarterly": .quarter, "years": .year, "yearly": .year, "annual": .year,
            ])
        let format = options.datePattern(
            "format", "How the values spell dates, a pattern of Unicode's date field symbols: dd.MM.yyyy.",
            alsoCalled: ["pattern", "layout", "dateFormat"])
        let allowsClockChange = options.flag(
            "allowClockChange",
            "Whether the clock may be set forward or back by an hour in the night, for local times without an offset.",
            alsoCalled: ["allowDaylightSaving", "daylightSaving", "dst", "allowDST"])
        whole = WholeNumber(&options)
        let dates = unit.map {
            DateSequence(unit: $0, step: step, format: format, allowsClockChange: allowsClockChange)
        }
        if let dates, let unit, dates.cannotCount {
            options.fail(
                "`format` has no part that changes with each step of `\(unit.rawValue)`, so values could not be counted.",
                option: "format")
        }
        self.step = step
        self.dates = dates
        (start, firstDate) = Self.start(first, dates, options)
        if step == 0 {
            options.fail("`step` is 0, so every record would have one value.", option: "step")
        }
        if unit == nil {
            for name in ["format", "allowClockChange"] where options.isGiven(name) {
                options.fail("`\(name)` goes with `unit`, for dates.", option: name)
            }
        } else if options.isGiven("allowZeroFraction") {
            options.fail(
                "`allowZeroFraction` is for numbers; with `unit` there are dates.", option: "allowZeroFraction")
        }
    }

    /// The number or the date of the first record.
    private static func start(
        _ value: DataValue?, _ dates: DateSequence?, _ options: borrowing RuleOptions
    ) -> (ExactNumber?, SequenceMoment?) {
        guard let value else { return (nil, nil) }
        if let dates {
            // A year is a number in YAML.
            let text = if case .number(let number) = value { number.spelling } else { value.text }
            if let moment = text.flatMap(dates.moment) { return (nil, moment) }
            options.fail(
                "`start` must be a date as the values spell it, such as \(DateSequence.example(of: dates.format)).",
                option: "start")
        } else if case .number(let number) = value, number.isIntegral, let start = number.addingWhole(0) {
            // Spelled in digits, whatever the document has.
            return (start, nil)
        } else {
            options.fail("`start` must be a whole number; for dates give `unit`.", option: "start")
        }
        return (nil, nil)
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        guard let next = next(among: records), !next.isBroken else { return }
        if let dates { return check(value, next, dates, isApart: records.isApart, into: &report) }
        guard let shape = value.number, whole.isMet(by: shape, in: value), let number = ExactNumber(spelledBy: value)
        else {
            let hasPoint = value.number.map { WholeNumber.isSpelledWithFraction($0, in: value) } ?? false
            return report.fail("sequence.type", wording: hasPoint ? "sequence.type/decimalPoint" : nil)
        }
        if next.firstNumber == nil { next.firstNumber = number }
        if let expected = next.number, expected != number {
            if records.isApart { return next.isBroken = true }
            report.fail("sequence", ["expected": .number(expected)])
        }
        // A gap is one violation: the records behind it are counted from here.
        next.number = number.addingWhole(step)
    }

    private func check(
        _ value: borrowing FieldValue, _ next: Next, _ dates: DateSequence, isApart: Bool, into report: inout Report
    ) {
        guard let moment = dates.moment(value) else {
            return report.fail(
                "sequence.type", ["example": .string(DateSequence.example(of: dates.format))],
                wording: "sequence.type/date")
        }
        var isKept = true
        if next.firstDate == nil { next.firstDate = moment }
        if let expected = next.date, !dates.isMet(expected, by: moment, after: next.before) {
            if isApart { return next.isBroken = true }
            var parameters: Parameters = [:]
            if let text = dates.partialText(of: expected) {
                parameters["expected"] = .string(text)
            } else {
                parameters.setDate(expected.text, for: "expected")
            }
            report.fail("sequence", parameters)
            isKept = false
        }
        // A gap is one violation: the records behind it follow from here.
        next.day = isKept ? max(next.day, moment.date.day) : moment.date.day
        next.before = moment
        next.date = dates.next(after: moment, onDay: next.day)
    }

    var joins: Bool { true }

    func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool {
        let part = unsafeDowncast(state, to: Next.self)
        guard let known = next(among: records) else { return true }
        if let first = part.firstDate, let dates {
            // Behind a longer month other days may follow.
            if dates.unit.months != nil, known.day > first.date.day { return false }
            guard let expected = known.date else { return true }
            return dates.isMet(expected, by: first, after: known.before)
        }
        guard let first = part.firstNumber, let expected = known.number else { return true }
        return expected == first
    }

    func take(_ state: AcrossState, among records: AcrossRecords) {
        let part = unsafeDowncast(state, to: Next.self)
        guard let known = next(among: records) else { return }
        if part.firstDate != nil {
            (known.date, known.before, known.day) = (part.date, part.before, max(known.day, part.day))
        } else if part.firstNumber != nil {
            known.number = part.number
        }
    }
}

extension ExactNumber {
    /// The number that a value spells, with a point in place of a comma; `nil` for any other.
    init?(spelledBy value: borrowing FieldValue) {
        guard value.kind == .number || value.kind == .untyped else { return nil }
        let text = String(decoding: value.numberBytes, as: UTF8.self)
        self.init(value.hasDecimalComma ? text.exchanging(",", for: ".") : text)
    }
}
