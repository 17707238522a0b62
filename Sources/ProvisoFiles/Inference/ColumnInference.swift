internal import ProvisoCore

/// Proposes rules for the values of a column from what is known of them.
struct ColumnInference {
    let column: ColumnProfile
    let samples: ColumnSamples.Column
    let limits: InferenceLimits
    /// Texts that stand for nothing.
    private let missing: [String]
    /// The values that stand for something, with how often they come; not all where there are too many.
    private let values: [ColumnSamples.Value]
    /// How many values stand for something.
    private let filled: Int

    init(_ column: ColumnProfile, _ samples: ColumnSamples.Column, _ limits: InferenceLimits) {
        (self.column, self.samples, self.limits) = (column, samples, limits)
        let missing = MissingMarkers(column, samples, limits).texts
        self.missing = missing
        values = samples.values.filter { !missing.contains($0.text) }
        filled =
            column.values - column.count(of: .empty) - missing.reduce(0) { $0 + (samples.markers[$1] ?? 0) }
    }

    func attribute(_ name: AttributeNames.Name) -> InferredAttribute {
        let hasDecimalComma = isMostlyNumbersWithComma
        var attribute = InferredAttribute(
            name: name.attribute, column: name.column, missing: missing, hasDecimalComma: hasDecimalComma, rules: [])
        guard filled > 0 else {
            attribute.rules = column.values == limits.records ? [InferredRule("absent")] : []
            return attribute
        }
        let all = column.name.contains("[]") ? column.values : limits.records
        // Whoever writes what stands for nothing means it.
        if missing.isEmpty, limits.isEnough(filled, of: all) { attribute.rules.append(InferredRule("required")) }
        if hasDecimalComma {
            attribute.rules.append(InferredRule("number"))
        } else {
            attribute.rules += typeRules(&attribute.notes)
        }
        if mayBeKey(attribute.rules) { attribute.rules.append(InferredRule("unique", isDemanding: true)) }
        if mayBeSorted { attribute.rules.append(InferredRule("sorted", isDemanding: true)) }
        return attribute
    }

    // MARK: Types

    private func typeRules(_ notes: inout [String]) -> [InferredRule] {
        if isMostly(.boolean) { return [InferredRule("boolean")] }
        if isMostly(.integer) {
            return fixedDigits.map { [$0] } ?? [InferredRule("number", range(["integerOnly": true]))]
        }
        if isMostly(.integer, .decimal) { return [InferredRule("number", range([:]))] }
        if isMostly(.date) {
            if limits.showsValues, let dates = column.dates {
                notes.append("from \(dates.lowerBound) to \(dates.upperBound)")
            }
            return [InferredRule("date")]
        }
        if isMostly(.object) || isMostly(.list) || isMostly(.object, .list) { return [] }
        // Of values of several types nothing is said, but that digits with a zero in front are text, and others are not.
        guard isMostly(.text, .date, .dateTime, .integer) else { return [] }
        let choice = FormatChoice(randomValues, column.name, limits)
        if let format = choice.best {
            if let other = choice.asGood { notes.append("\(other) holds for as many") }
            return [format]
        }
        if let members = fewValues { return [InferredRule("in", ["range": .array(members.map(DataValue.string))])] }
        if let pattern = ShapePattern(column.shapes, limits).pattern {
            return [InferredRule("match", ["pattern": .string(pattern)])]
        }
        return lengths.map { [InferredRule("string", $0)] } ?? []
    }

    private func isMostly(_ types: ValueType...) -> Bool {
        let count = types.reduce(0) { $0 + column.count(of: $1) }
        let others = types.contains(.text) ? column.count(of: .empty) + filled - column.values : 0
        return limits.isEnough(count + min(0, others), of: filled)
    }

    /// Numbers such as `1,5`, which another program takes for texts. Where three digits follow each comma it may part thousands.
    private var isMostlyNumbersWithComma: Bool {
        guard isMostly(.text, .integer), column.count(of: .text) > 0 else { return false }
        var (numbers, certain, all) = (0, 0, 0)
        for value in values {
            all += value.count
            let parts = value.text.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count <= 2, let first = parts.first, Int(first) != nil || first == "-",
                parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } })
            else { continue }
            numbers += value.count
            if parts.count == 2, parts[1].utf8.count != 3 { certain += value.count }
        }
        return certain > 0 && limits.isEnough(numbers, of: all)
    }

    // MARK: Limits

    /// Numbers that are names, such as those under bar codes.
    private var fixedDigits: InferredRule? {
        guard let lengths = filledLengths, lengths.lowerBound >= 8 else { return nil }
        return FormatChoice(randomValues, column.name, limits, formats: FormatChoice.ofDigits).best
    }

    /// The lengths of what does not stand for nothing.
    private var filledLengths: ClosedRange<Int>? {
        guard let lengths = column.lengths else { return nil }
        let longest = missing.map(\.count).max() ?? 0
        guard longest >= lengths.lowerBound, let least = values.map(\.text.count).min() else { return lengths }
        return min(least, lengths.upperBound)...lengths.upperBound
    }

    private func range(_ options: DataObject) -> DataObject {
        guard limits.showsValues, let numbers = column.numbers, column.longNumbers == 0 else { return options }
        let usual = UsualRange(
            numbers, among: values.compactMap { value in ExactNumber(value.text).map { ($0, value.count) } },
            isComplete: samples.isComplete)
        var options = options
        options["min"] = .number(usual.least)
        options["max"] = .number(usual.most)
        return options
    }

    private var lengths: DataObject? {
        guard limits.showsValues, let lengths = filledLengths else { return nil }
        let usual = UsualRange(
            ExactNumber(lengths.lowerBound)...ExactNumber(lengths.upperBound),
            among: values.map { (ExactNumber($0.text.count), $0.count) }, isComplete: samples.isComplete)
        var options = DataObject()
        if usual.least > ExactNumber(1) { options["min"] = .number(usual.least) }
        options["max"] = .number(usual.most)
        return options
    }

    /// The values of an enumeration: few, and each seen several times. What comes once or twice among many is a slip.
    private var fewValues: [String]? {
        guard limits.showsValues, samples.isComplete, filled >= 10 else { return nil }
        let least = filled >= 200 ? 3 : 2
        let members = values.filter { $0.count >= least }
        let covered = members.reduce(0) { $0 + $1.count }
        guard !members.isEmpty, members.count <= 50, covered / members.count >= 5,
            limits.isEnough(covered, of: filled)
        else { return nil }
        return members.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Up to 200 values that say nothing of each other.
    private var randomValues: [ColumnSamples.Value] {
        let kept = values.map { value in
            var text = value.text
            return (hash: text.withUTF8 { ValueHash.of($0) }, value: value)
        }
        return kept.sorted { $0.hash < $1.hash }.prefix(200).map(\.value)
    }

    // MARK: Records

    /// Whether the values can be names of the records: different, and of a form that is made for it. Texts and measures are often
    /// different by chance.
    private func mayBeKey(_ rules: [InferredRule]) -> Bool {
        guard !column.name.contains("[]"), filled >= 10, limits.isNearlyAll(distinct, of: filled) else { return false }
        if isMostly(.integer) { return true }
        let made: Set = [
            "match", "uuid", "ulid", "email", "isbn", "issn", "ean", "isin", "iban", "vin", "url", "country",
        ]
        return rules.contains { made.contains($0.name) } || Self.isNameOfKey(column.name)
    }

    /// How many different values there are; where that is estimated, as many as there may be.
    private var distinct: Int {
        column.distinct.isExact
            ? column.distinct.count - missing.count : column.distinct.count + column.distinct.count / 10
    }

    private static func isNameOfKey(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["id", "key", "code", "number", "uuid", "guid"].contains { name == $0 || name.hasSuffix("_" + $0) }
    }

    private var mayBeSorted: Bool {
        guard !column.name.contains("[]"), filled >= 20, column.distinct.count > 10 else { return false }
        // Days and months go round, and fall so rarely that they look sorted.
        return isMostly(.date) || isMostly(.integer) && column.distinct.count >= filled / 2
    }
}
