/// `unique`: no two records have the same value, or the same combination of values.
struct UniqueRule: DocumentRule, AcrossRule, MessageParameters {
    static let name = "unique"
    static let summary =
        "No two records of a file have the same value, or the same values of several attributes together; every later one is "
        + "a violation that names the first."
    static var examples: [RuleExample] {
        [.records(["id"], passes: [["id": 1], ["id": 2]], fails: ["unique": [["id": 1], ["id": 1]]])]
    }
    static let otherNames = [
        "distinctRecords", "uniqueness", "primaryKey", "key", "uniqueKey", "noDuplicates", "unique_together",
        "expect_column_values_to_be_unique", "unique_combination_of_columns",
    ]
    static let messages: [String: CatalogMessage] = [
        "unique": "{attribute} must be unique. Line {firstLine} has the same value.",
        "unique/record": "{attribute} must be unique. Record {firstRecord} has the same value.",
        "unique/stored": "{attribute} must be unique.",
        "unique/storedTogether": "The combination of {attributes} must be unique.",
        "unique/together":
            "The combination of {attributes} must be unique. Line {firstLine} has the same combination.",
        "unique/recordTogether":
            "The combination of {attributes} must be unique. Record {firstRecord} has the same combination.",
    ]
    static let parameters: [String: Set<String>] = ["unique": ["attributes", "firstLine", "firstRecord"]]
    static let titles: [String: String] = ["unique": "duplicate"]
    static let spansAttributes = true

    let number: Int
    private let attributes: [AttributeReference]
    private let combination: Combination?
    private let encoding: KeyEncoding

    var constraints: Constraints { .exactly(.across(.unique(ignoresCase: encoding.ignoresCase))) }

    /// Creates the rule for attributes of the elements of a list.
    init(_ attributes: [AttributeReference], number: Int) {
        self.number = number
        self.attributes = attributes
        combination = Combination(attributes)
        encoding = KeyEncoding()
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        attributes = options.attributeReferences()
        combination = Combination(attributes)
        encoding = KeyEncoding(
            ignoresCase: options.flag(
                "ignoreCase", "Whether letters in upper and lower case are the same.",
                alsoCalled: ["caseInsensitive", "insensitive"], widens: .whenFalse))
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        if records.defers(number, attributes, of: record, encoding) { return }
        guard let state = state(among: records) else { return }
        let first = records.withKey(of: attributes, in: record, encoding) { key in
            records.attempt { () throws(ReadingError) in
                try state.note(key, hash: state.hash(of: key), at: records.place)
            }
        }
        if let first { fail(first, at: records.place, records, into: &report) }
    }

    private func state(among records: AcrossRecords) -> FirstRecords? {
        records.state(number) { () throws(ReadingError) in
            FirstRecords(records, carriedOver: try records.carriedOver(number))
        }
    }

    var joins: Bool { true }

    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int {
        guard let state = state(among: records) else { return keys.count }
        return records.attempt { () throws(ReadingError) in try state.note(keys) } ?? keys.count
    }

    func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) {
        fail(finding.other, at: finding.place, records, into: &report)
    }

    /// Tells of a record that has the key of another. In JSON several records may be in one line: that says not which is meant.
    private func fail(
        _ first: RecordPosition, at place: RecordPosition, _ records: AcrossRecords, into report: inout Report
    ) {
        var parameters: Parameters = ["firstRecord": .number(ExactNumber(first.record))]
        if records.hasLines { parameters["firstLine"] = .number(ExactNumber(first.line)) }
        let wording =
            switch (combination != nil, records.hasLines && first.line != place.line) {
            case (false, true): nil as String?
            case (false, false): "unique/record"
            case (true, true): "unique/together"
            case (true, false): "unique/recordTogether"
            }
        report.fail("unique", parameters, of: combination, wording: wording)
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var unique: String { UniqueRule.name }
}
