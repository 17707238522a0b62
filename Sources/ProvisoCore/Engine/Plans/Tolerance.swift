/// How large a share of the records may break a rule before the file does: `atMost`.
struct Tolerance: Sendable {
    /// The number by which a run knows the rule.
    let number: Int
    /// So many of a hundred, times ``scale``.
    private let value: UInt64
    private let scale: UInt64
    private let text: String

    private final class Records: AcrossState, @unchecked Sendable {
        var count = 0
        var last = 0
    }

    /// Reads `1 %` or `0.5%`: `nil` for anything else.
    init?(_ share: String, number: Int) {
        guard share.hasSuffix("%") else { return nil }
        let digits = share.dropLast(share.hasSuffix(" %") ? 2 : 1)
        guard let (value, scale) = Self.decimal(digits), value <= 100 * scale else { return nil }
        self.number = number
        self.value = value
        self.scale = scale
        text = "\(digits) %"
    }

    /// A number of up to nine decimals, as a whole number and what it is to be divided by.
    private static func decimal(_ text: Substring) -> (UInt64, scale: UInt64)? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, 1...3 ~= whole.utf8.count,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } })
        else { return nil }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.utf8.count <= 9, let value = UInt64(whole + decimals) else { return nil }
        return (value, (0..<decimals.utf8.count).reduce(1) { scale, _ in scale * 10 })
    }

    /// Whether so many of all are too many.
    func isExceeded(by count: Int, of total: Int) -> Bool {
        let found = UInt64(count).multipliedFullWidth(by: 100 * scale)
        let allowed = value.multipliedFullWidth(by: UInt64(total))
        return (found.high, found.low) > (allowed.high, allowed.low)
    }

    /// Notes that a record breaks the rule.
    func note(among records: AcrossRecords) {
        if let journal = records.journal { return journal.pointee.noteBreach(of: number) }
        guard let state = records.state(number, { Records() }), state.last != records.place.record else { return }
        state.last = records.place.record
        state.count += 1
    }

    /// Says that too many records did.
    ///
    /// - Parameter combination: The attributes that the rule judges together, where they are several.
    func finish(_ records: AcrossRecords, of combination: Combination?, into report: inout Report) {
        let count = (records.knownState(number) as? Records)?.count ?? 0
        guard isExceeded(by: count, of: records.count) else { return }
        let parameters: Parameters = [
            "count": .number(ExactNumber(count)), "total": .number(ExactNumber(records.count)), "limit": .string(text),
        ]
        var violation = Violation(
            "atMost", parameters, severity: .error, wording: combination == nil ? nil : "atMost/together")
        combination?.name(in: &violation)
        // What the rule was told to say and how much it weighs is about single records.
        violation.wording.hasOwnSeverity = true
        violation.wording.isFromInside = true
        report.add(violation)
    }
}

/// What is said of a file in which too many records break a rule.
enum ToleranceMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = [
        "atMost":
            "{count} of {total} records have a problem with {attribute}. At most {limit} may.",
        "atMost/together":
            "{count} of {total} records have a problem with the combination of {attributes}. At most {limit} may.",
    ]
    static let parameters: [String: Set<String>] = ["atMost": ["attributes", "count", "total", "limit"]]
    static let titles: [String: String] = ["atMost": "tooMany"]
}
