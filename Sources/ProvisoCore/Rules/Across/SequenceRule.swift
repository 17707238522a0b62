/// `sequence`: the records are numbered without gaps.
struct SequenceRule: AcrossRule, MessageParameters {
    static let name = "sequence"
    static let summary = "Whole numbers, each the one before plus `step`: the records are numbered without gaps."
    static var examples: [RuleExample] {
        [
            .records(
                ["number"], ["start": 1], passes: [["number": 1], ["number": 2]],
                fails: [
                    "sequence": [["number": 1], ["number": 3]], "sequence.type": [["number": 1], ["number": "two"]],
                ])
        ]
    }
    static let otherNames = ["consecutive", "autoIncrement", "gapless", "series", "rowNumber"]
    static let messages: [String: CatalogMessage] = [
        "sequence": "{attribute} must be {expected} to continue the sequence without a gap.",
        "sequence.type": "{attribute} must be a whole number.",
        "sequence.type/decimalPoint": "{attribute} must be a whole number without a decimal point.",
    ]
    static let parameters: [String: Set<String>] = ["sequence": ["expected"]]

    let number: Int
    private let start: Int?
    private let step: Int
    private let whole: WholeNumber

    private final class Next: AcrossState {
        var number: ExactNumber?
        init(_ number: ExactNumber?) { self.number = number }
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        start = options.integer(
            "start", in: Int.min...Int.max, "The number of the first record; any, without it.",
            alsoCalled: ["from", "first", "begin"])
        step =
            options.integer(
                "step", in: Int.min...Int.max, default: 1, "By how much each number is larger than the one before.",
                alsoCalled: ["by", "increment", "interval"]) ?? 1
        whole = WholeNumber(&options)
        if step == 0 {
            options.fail("`step` is 0, so every record would have one number.", option: "step")
        }
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        guard let next = records.state(number, { Next(start.map { ExactNumber($0) }) }) else { return }
        guard let shape = value.number, whole.isMet(by: shape, in: value), let number = ExactNumber(spelledBy: value)
        else {
            let hasPoint = value.number.map { WholeNumber.isSpelledWithFraction($0, in: value) } ?? false
            return report.fail("sequence.type", wording: hasPoint ? "sequence.type/decimalPoint" : nil)
        }
        if let expected = next.number, expected != number {
            report.fail("sequence", ["expected": .number(expected)])
        }
        // A gap is one violation: the records behind it are counted from here.
        next.number = number.addingWhole(step)
    }
}

extension ExactNumber {
    /// The number that a value spells, with a point in place of a comma; `nil` for any other.
    init?(spelledBy value: borrowing FieldValue) {
        guard value.kind == .number || value.kind == .untyped else { return nil }
        let text = String(decoding: value.numberBytes, as: UTF8.self)
        self.init(value.hasDecimalComma ? text.replacing(",", with: ".") : text)
    }
}
