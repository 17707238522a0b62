internal import ProvisoFormats

/// `sorted`: the records come in the order of an attribute, or of several.
struct SortedRule: DocumentRule, AcrossRule, MessageParameters {
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
    static let otherNames = [
        "ordered", "order", "increasing", "monotonic", "is_sorted", "orderBy", "expect_column_values_to_be_increasing",
    ]
    static let messages: [String: CatalogMessage] = [
        "sorted": "{attribute} is out of order. It belongs before line {previousLine}.",
        "sorted/equal": "{attribute} must not be the same as in line {previousLine}.",
        "sorted/record": "{attribute} is out of order. It belongs before record {previousRecord}.",
        "sorted/recordEqual": "{attribute} must not be the same as in record {previousRecord}.",
        "sorted/together": "The combination of {attributes} is out of order. It belongs before line {previousLine}.",
        "sorted/togetherEqual": "The combination of {attributes} must not be the same as in line {previousLine}.",
        "sorted/recordTogether":
            "The combination of {attributes} is out of order. It belongs before record {previousRecord}.",
        "sorted/recordTogetherEqual":
            "The combination of {attributes} must not be the same as in record {previousRecord}.",
        "sorted.type": "{attribute} must be a number, a date or text, like the others in its column.",
        "sorted.type/number": "{attribute} must be a number.",
        "sorted.type/date": "{attribute} must be a real date, like {example}.",
    ]
    static let parameters: [String: Set<String>] = [
        "sorted": ["attributes", "previousLine", "previousRecord"], "sorted.type": ["example"],
    ]
    static let titles: [String: String] = [
        "sorted": "outOfOrder",
        "sorted/equal": "duplicate",
        "sorted/recordEqual": "duplicate",
        "sorted/togetherEqual": "duplicate",
        "sorted/recordTogetherEqual": "duplicate",
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
    private let combination: Combination?
    private let order: Order
    private let isStrict: Bool
    private let reading: ComparisonReading
    /// How the values of elements relate that are no data, by what stands for them; `nil` where `reading` says it.
    private let ownOrder: ElementOrder?

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
    private final class Last: AcrossState, @unchecked Sendable {
        /// The record before that has a place in the order.
        var place: Place?
        /// The record behind it whose values are of another kind. If the next are of that kind too, it was the first that was wrong.
        var odd: Place?
        /// How many records were out of order.
        var failures = 0
        /// The first record that had a place in the order.
        var first: Place?
        /// Whether a record was not in order.
        var isBroken = false

        override var isOpen: Bool { isBroken }
    }

    /// Creates the rule for an attribute of the elements of a list.
    init(_ attribute: AttributeReference, number: Int, _ order: Order, isStrict: Bool, as reading: ElementReading) {
        self.number = number
        attributes = [attribute]
        combination = nil
        self.order = order
        self.isStrict = isStrict
        self.reading = ComparisonReading(as: reading.type, format: nil, otherFormat: nil)
        ownOrder = reading.order
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        attributes = options.attributeReferences()
        combination = Combination(attributes)
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
        ownOrder = nil
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        guard let last = records.state(number, { Last() }), last.failures <= records.mostOutOfOrder, !last.isBroken
        else { return }
        let place = Place(values: attributes.map { record.value(of: $0).data }, position: records.place)
        // What has no place in the order says nothing of the next record.
        guard relation(of: record, to: place) == .equal else { return refuseKind(into: &report) }
        guard let before = last.place else {
            (last.place, last.first) = (place, place)
            return
        }
        var relation = relation(of: record, to: before)
        if records.isApart, !isInOrder(relation) { return last.isBroken = true }
        var compared = before
        if relation == .unequal || relation == .incomparable {
            guard let odd = last.odd, case let other = self.relation(of: record, to: odd), other.isOrder else {
                last.odd = place
                return refuseKind(into: &report)
            }
            (relation, compared) = (other, odd)
        }
        if relation == (order == .ascending ? .less : .greater) { last.failures += 1 }
        switch relation {
        case .equal: if isStrict { fail(isEqual: true, compared.position, records, into: &report) }
        case order == .ascending ? .less : .greater: fail(isEqual: false, compared.position, records, into: &report)
        case .less, .greater, .unequal, .incomparable: break
        }
        (last.place, last.odd) = (place, nil)
    }

    /// Whether nothing is to be said of a record that relates so to the one before.
    private func isInOrder(_ relation: Relation) -> Bool {
        switch relation {
        case .equal: !isStrict
        case .less: order == .descending
        case .greater: order == .ascending
        case .unequal, .incomparable: false
        }
    }

    var joins: Bool { ownOrder == nil }

    func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool {
        guard let last = records.state(number, { Last() }) else { return true }
        // Once enough is known nothing more is looked at.
        guard last.failures <= records.mostOutOfOrder else { return false }
        guard let first = unsafeDowncast(state, to: Last.self).first, let before = last.place else { return true }
        for (attribute, (value, before)) in zip(attributes, zip(first.values, before.values)) {
            let reading = records.layout.slots[attribute.slot].reading
            let relation = value.withField(readAs: reading) { value in
                before.withField(readAs: reading) { self.reading.relation(of: value, to: $0) }
            }
            if relation != .equal { return isInOrder(relation) }
        }
        return isInOrder(.equal)
    }

    func take(_ state: AcrossState, among records: AcrossRecords) {
        let part = unsafeDowncast(state, to: Last.self)
        guard part.first != nil, let last = records.state(number, { Last() }) else { return }
        (last.place, last.odd) = (part.place, nil)
    }

    private func relation(of record: borrowing Record, to place: Place) -> Relation {
        for (attribute, before) in zip(attributes, place.values) {
            let value = record.value(of: attribute)
            let relation = before.withField(readAs: record.reading(of: attribute)) {
                if let ownOrder { return ownOrder.relation(of: value, to: $0) }
                return reading.relation(of: value, to: $0)
            }
            if relation != .equal { return relation }
        }
        return .equal
    }

    /// Says what kind of value is asked for.
    private func refuseKind(into report: inout Report) {
        switch reading.kind {
        case .number: report.fail("sorted.type", wording: "sorted.type/number")
        case .date:
            report.fail(
                "sorted.type", ["example": .string(DateSequence.example(of: reading.format))],
                wording: "sorted.type/date")
        case .string, nil: report.fail("sorted.type")
        }
    }

    private func fail(
        isEqual: Bool, _ previous: RecordPosition, _ records: AcrossRecords, into report: inout Report
    ) {
        var parameters: Parameters = ["previousRecord": .number(ExactNumber(previous.record))]
        if records.hasLines { parameters["previousLine"] = .number(ExactNumber(previous.line)) }
        let wording =
            switch (combination != nil, isEqual, records.hasLines && previous.line != records.place.line) {
            case (false, false, true): nil as String?
            case (false, false, false): "sorted/record"
            case (false, true, true): "sorted/equal"
            case (false, true, false): "sorted/recordEqual"
            case (true, false, true): "sorted/together"
            case (true, false, false): "sorted/recordTogether"
            case (true, true, true): "sorted/togetherEqual"
            case (true, true, false): "sorted/recordTogetherEqual"
            }
        report.fail("sorted", parameters, of: combination, wording: wording)
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var sorted: String { SortedRule.name }
}
