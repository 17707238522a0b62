/// `distinct`: so many different values come in a file.
struct DistinctRule: DocumentRule, AcrossRule, MessageParameters {
    static let name = "distinct"
    static let summary =
        "How many different values an attribute has in a file, or several attributes together; one violation for the file."
    static var examples: [RuleExample] {
        [
            .records(
                ["country"], ["min": 2, "max": 2], passes: [["country": "DE"], ["country": "FR"], ["country": "DE"]],
                fails: [
                    "distinct.tooFew": [["country": "DE"], ["country": "DE"]],
                    "distinct.tooMany": [["country": "DE"], ["country": "FR"], ["country": "IT"]],
                ])
        ]
    }
    static let otherNames = ["cardinality", "distinctCount", "uniqueCount", "nunique"]
    static let messages: [String: CatalogMessage] = [
        "distinct.tooFew": CatalogMessage(
            plural: "min", other: "{attribute} must have at least {min} different values.",
            [.one: "{attribute} must have at least {min} different value."]),
        "distinct.tooMany": CatalogMessage(
            plural: "max", other: "{attribute} must have at most {max} different values.",
            [.one: "{attribute} must have at most {max} different value."]),
        "distinct.tooFew/together":
            "The number of different combinations of {attributes} must be at least {min}.",
        "distinct.tooMany/together":
            "The number of different combinations of {attributes} must be at most {max}.",
    ]
    static let parameters: [String: Set<String>] = [
        "distinct.tooFew": ["attributes", "min", "max", "count"], "distinct.tooMany": ["attributes", "min", "max"],
    ]
    static let spansAttributes = true

    let number: Int
    private let attributes: [AttributeReference]
    private let combination: Combination?
    private let encoding: KeyEncoding
    private let min: Int?
    private let max: Int?

    var constraints: Constraints { .exactly(.across(.distinct(min: min, max: max))) }

    var possibleCodes: [String] {
        (min == nil ? [] : ["distinct.tooFew"]) + (max == nil ? [] : ["distinct.tooMany"])
    }

    private final class Values: AcrossState, @unchecked Sendable {
        let keys = KeyTable(keepsPlaces: false)
        override var table: KeyTable? { keys }
    }

    /// Creates the rule for attributes of the elements of a list.
    init(_ attributes: [AttributeReference], number: Int, min: Int?, max: Int?) {
        self.number = number
        self.attributes = attributes
        combination = Combination(attributes)
        encoding = KeyEncoding()
        (self.min, self.max) = (min, max)
    }

    init(options: inout RuleOptions) {
        number = options.acrossNumber(of: Self.name)
        attributes = options.attributeReferences()
        combination = Combination(attributes)
        min = options.integer(
            "min", "The smallest number of values.", alsoCalled: ["minimum", "atLeast"],
            widens: .whenSmaller)
        max = options.integer(
            "max", "The largest number of values.", alsoCalled: ["maximum", "limit"], widens: .whenLarger)
        encoding = KeyEncoding(
            ignoresCase: options.flag(
                "ignoreCase", "Whether letters in upper and lower case are the same.", alsoCalled: ["caseInsensitive"]))
        options.require("min", or: ["max"])
        if options.isGiven("atMost") {
            options.fail(
                "`distinct` judges the file and no single record, so no share of the records can break it.",
                option: "atMost", suggestion: "Leave `atMost` out, or move `min` and `max`.")
        }
        if let min, let max, max < min {
            options.fail("`min` (\(min)) is above `max` (\(max)), so nothing could pass.", option: "min")
        }
    }

    /// How many values are counted: more say nothing more.
    private var most: Int { max.map { $0 == .max ? $0 : $0 + 1 } ?? min ?? 0 }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) {
        if records.defers(number, attributes, of: record, encoding) { return }
        guard let values = records.state(number, { Values() }), values.keys.count < most else { return }
        records.withKey(of: attributes, in: record, encoding) { key in
            _ = values.keys.insert(key, hash: values.keys.hash(of: key), at: records.place)
        }
    }

    var joins: Bool { true }

    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int {
        guard let values = records.state(number, { Values() }) else { return keys.count }
        for index in 0..<keys.count where values.keys.count < most {
            _ = values.keys.insert(keys[index], hash: keys.hash(index), at: keys.place(index))
        }
        return keys.count
    }

    func finish(_ records: AcrossRecords, into report: inout Report) {
        let count = (records.knownState(number) as? Values)?.keys.count ?? 0
        var parameters = Parameters.limits(
            min: min.map { .number(ExactNumber($0)) }, max: max.map { .number(ExactNumber($0)) })
        if let min, count < min {
            parameters["count"] = .number(ExactNumber(count))
            fail("distinct.tooFew", parameters, into: &report)
        } else if let max, count > max {
            fail("distinct.tooMany", parameters, into: &report)
        }
    }

    private func fail(_ code: ViolationCode, _ parameters: Parameters, into report: inout Report) {
        report.fail(code, parameters, of: combination, wording: combination.map { _ in "\(code)/together" })
    }
}
