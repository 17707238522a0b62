/// `sorted`: the records come in the order of an attribute, or of several.
struct SortedRule: AcrossRule, MessageParameters {
    static let name = "sorted"
    static let summary =
        "The records come in the order of an attribute; of several, where those before are equal. Each that belongs before the "
        + "record above it is a violation."
    static var examples: [RuleExample] {
        [
            .records(
                ["day"], ["as": "date"], passes: [["day": "2024-01-01"], ["day": "2024-02-01"]],
                fails: [
                    "sorted": [["day": "2024-02-01"], ["day": "2024-01-01"]],
                    "sorted.type": [["day": "2024-01-01"], ["day": "tomorrow"]],
                ])
        ]
    }
    static let otherNames = ["ordered", "increasing", "monotonic", "is_sorted", "orderBy"]
    static let messages: [String: CatalogMessage] = [
        "sorted": "{attribute} is out of order. It belongs before line {previousLine}.",
        "sorted/equal": "{attribute} must not be the same as in line {previousLine}.",
        "sorted/record": "{attribute} is out of order. It belongs before record {previousRecord}.",
        "sorted/recordEqual": "{attribute} must not be the same as in record {previousRecord}.",
        "sorted.type": "{attribute} is of the wrong kind.",
    ]
    static let parameters: [String: Set<String>] = ["sorted": ["previousLine", "previousRecord"]]
    static let spansAttributes = true

    /// Which way the values go.
    enum Order: String, CaseIterable {
        case ascending
        case descending
    }

    let number: Int
    private let attributes: [AttributeReference]
    private let order: Order
    private let isStrict: Bool
    private let type: ComparisonType?

    /// The values of the record before.
    private final class Last: AcrossState {
        var values: [FieldConstant] = []
        var place = RecordPosition(record: 0, line: 0)
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        attributes = options.attributeReferences()
        order =
            options.choice(
                "order", default: .ascending, "Whether values grow or fall.", alsoCalled: ["direction", "sort"],
                otherWords: [
                    "asc": .ascending, "up": .ascending, "increasing": .ascending, "desc": .descending,
                    "down": .descending, "decreasing": .descending,
                ]) ?? .ascending
        isStrict = options.flag(
            "strict", "Whether a value must not be that of the record before, either.", alsoCalled: ["strictly"])
        type = options.choice(
            "as", "As what values are compared; without it as `compare` does.", alsoCalled: ["valueType", "compareAs"],
            otherWords: ComparisonType.otherWords)
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        guard let last = records.state(number, { Last() }) else { return }
        if !last.values.isEmpty {
            switch relation(of: record, to: last) {
            case .equal: if isStrict { fail(isEqual: true, last.place, records, into: &report) }
            case order == .ascending ? .less : .greater: fail(isEqual: false, last.place, records, into: &report)
            case .less, .greater: break
            case .unequal, .incomparable:
                // What has no place in the order says nothing of the next record.
                return report.fail("sorted.type")
            }
        }
        last.values = attributes.map { FieldConstant(record.value(of: $0).data) }
        last.place = records.place
    }

    private func relation(of record: borrowing Record, to last: Last) -> Relation {
        for (attribute, before) in zip(attributes, last.values) {
            let relation = FieldValue.compare(record.value(of: attribute), before.field, as: type)
            if relation != .equal { return relation }
        }
        return .equal
    }

    private func fail(
        isEqual: Bool, _ previous: RecordPosition, _ records: AcrossRecords, into report: inout Report
    ) {
        var parameters: Parameters = ["previousRecord": .number(ExactNumber(previous.record))]
        if records.hasLines { parameters["previousLine"] = .number(ExactNumber(previous.line)) }
        let wording =
            switch (isEqual, records.hasLines) {
            case (false, true): nil as String?
            case (false, false): "sorted/record"
            case (true, true): "sorted/equal"
            case (true, false): "sorted/recordEqual"
            }
        report.fail("sorted", parameters, wording: wording)
    }
}
