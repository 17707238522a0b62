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
                ]),
            .records(
                ["day"], ["format": "dd.MM.yyyy"], passes: [["day": "31.01.2024"], ["day": "01.02.2024"]],
                fails: ["sorted": [["day": "01.02.2024"], ["day": "31.01.2024"]]]),
        ]
    }
    static let otherNames = ["ordered", "increasing", "monotonic", "is_sorted", "orderBy"]
    static let messages: [String: CatalogMessage] = [
        "sorted": "{attribute} is out of order. It belongs before line {previousLine}.",
        "sorted/equal": "{attribute} must not be the same as in line {previousLine}.",
        "sorted/record": "{attribute} is out of order. It belongs before record {previousRecord}.",
        "sorted/recordEqual": "{attribute} must not be the same as in record {previousRecord}.",
        "sorted.type": "{attribute} must be a number, a date or text, like the others in its column.",
    ]
    static let parameters: [String: Set<String>] = ["sorted": ["previousLine", "previousRecord"]]
    static let titles: [String: String] = [
        "sorted": "outOfOrder",
        "sorted/equal": "duplicate",
        "sorted/recordEqual": "duplicate",
        "sorted.type": "wrongType",
    ]
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
    private let reading: ComparisonReading

    var constraints: Constraints {
        .exactly(
            .across(
                .sorted(
                    isDescending: order == .descending, isStrict: isStrict, as: reading.kind, format: reading.pattern)))
    }

    /// The values of a record, and where it is.
    private struct Place {
        let values: [DataValue]
        let position: RecordPosition
    }

    /// What is known of the records before.
    private final class Last: AcrossState {
        /// The record before that has a place in the order.
        var place: Place?
        /// The record behind it whose values are of another kind. If the next are of that kind too, it was the first that was wrong.
        var odd: Place?
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
            "strict", "Whether a value must not be that of the record before, either.", alsoCalled: ["strictly"],
            widens: .whenFalse)
        reading = ComparisonReading(ofOneAttribute: &options)
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        guard let last = records.state(number, { Last() }) else { return }
        let place = Place(values: attributes.map { record.value(of: $0).data }, position: records.place)
        // What has no place in the order says nothing of the next record.
        guard relation(of: record, to: place) == .equal else { return report.fail("sorted.type") }
        guard let before = last.place else {
            last.place = place
            return
        }
        var relation = relation(of: record, to: before)
        var compared = before
        if relation == .unequal || relation == .incomparable {
            guard let odd = last.odd, case let other = self.relation(of: record, to: odd), other.isOrder else {
                last.odd = place
                return report.fail("sorted.type")
            }
            (relation, compared) = (other, odd)
        }
        switch relation {
        case .equal: if isStrict { fail(isEqual: true, compared.position, records, into: &report) }
        case order == .ascending ? .less : .greater: fail(isEqual: false, compared.position, records, into: &report)
        case .less, .greater, .unequal, .incomparable: break
        }
        (last.place, last.odd) = (place, nil)
    }

    private func relation(of record: borrowing Record, to place: Place) -> Relation {
        for (attribute, before) in zip(attributes, place.values) {
            let value = record.value(of: attribute)
            let relation = before.withField(decimalSign: value.decimalSign) { reading.relation(of: value, to: $0) }
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
