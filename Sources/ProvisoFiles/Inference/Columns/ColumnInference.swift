internal import ProvisoCore

/// Proposes rules for the values of a column from what is known of them.
struct ColumnInference {
    let column: ColumnProfile
    let samples: ValueSamples
    let limits: InferenceLimits
    /// The rules that there are.
    let registry: RuleRegistry
    private let others: OtherColumns
    /// Texts that stand for nothing.
    let missing: [String]
    /// The values that stand for something, with how often they come; not all where there are too many.
    private let values: [ValueSamples.Value]
    /// How many values stand for something.
    let filled: Int
    /// Whether the values have blanks around them, which are trimmed.
    private let isTrimmed: Bool

    init(
        _ column: ColumnProfile, _ samples: ValueSamples, _ limits: InferenceLimits, _ registry: RuleRegistry,
        others: OtherColumns = OtherColumns(), isTrimmed: Bool = false
    ) {
        (self.others, self.isTrimmed) = (others, isTrimmed)
        (self.column, self.samples, self.limits, self.registry) = (column, samples, limits, registry)
        // A marker is told before any filter, with the blanks around it.
        let missing = isTrimmed ? [] : MissingMarkers(column, samples, limits).texts
        self.missing = missing
        values = samples.values.filter { !missing.contains($0.text) }
        filled =
            column.values - column.count(of: .empty) - missing.reduce(0) { $0 + (samples.markers[$1] ?? 0) }
    }

    func attribute(_ name: AttributeNames.Name) -> InferredAttribute {
        var attribute = InferredAttribute(name, missing: missing)
        if isTrimmed { attribute.rules.append(InferredRule(RuleName.trim, evidence: "blanks around the values")) }
        guard filled > 0 else {
            if column.values == limits.records { attribute.rules.append(InferredRule(RuleName.absent)) }
            return attribute
        }
        let all = column.name.contains("[]") ? column.values : limits.records
        // Whoever writes what stands for nothing means it.
        if missing.isEmpty, limits.isEnough(filled, of: all) { attribute.rules.append(InferredRule(RuleName.required)) }
        attribute.rules += typeRules(&attribute)
        if mayBeKey(attribute.rules) { attribute.rules.append(InferredRule(RuleName.unique, isDemanding: true)) }
        if let order = order(by: attribute.rules) {
            attribute.rules.append(InferredRule(RuleName.sorted, order, isDemanding: true))
        }
        return attribute
    }

    // MARK: Types

    private func typeRules(_ attribute: inout InferredAttribute) -> [InferredRule] {
        if isMostly(.boolean), !limits.areCells { return [InferredRule(RuleName.boolean)] }
        if let rule = BooleanWords(values, filled: filled, limits).rule { return [rule] }
        if let named = namedFormat {
            if let note = named.note { attribute.notes.append(note) }
            // Of such values lengths and bounds say nothing.
            if named.rule != nil || named.note != nil { return named.rule.map { [$0] } ?? [] }
        }
        if let form = numberForm { return numberRules(form, &attribute) }
        if limits.showsValues, isMostly(.integer, .decimal) {
            attribute.notes += SentinelNumbers(values, isTrimmed: isTrimmed).notes
        }
        if isMostly(.integer),
            let rule = FormatChoice(randomValues, limits, registry, others: others, areDigits: true).best
        {
            return [rule]
        }
        if isMostly(.integer, .decimal) { return numberRules(NumberForm(plain: values), &attribute) }
        if let rule = dateRule { return [rule] }
        if isMostly(.object) || isMostly(.list) || isMostly(.object, .list) { return [] }
        // Of values of several types nothing is said, but that digits with a zero in front are text, and others are not.
        let areTexts = isMostly(.text, .date, .dateTime, .integer)
        guard areTexts || limits.isNear(count(of: [.text, .date, .dateTime, .integer]), of: filled) else { return [] }
        let choice = FormatChoice(randomValues, limits, registry, others: others)
        if var format = choice.best {
            // Most values have it, so the others are slips.
            format.namesNearMisses = true
            if let other = choice.asGood { attribute.notes.append("\(other) holds for as many") }
            return [format]
        }
        guard areTexts else { return [] }
        if limits.areCells, let form = NumberForm(values, limits, words: true) { return numberRules(form, &attribute) }
        if let members = fewValues {
            return [InferredRule(RuleName.oneOf, ["range": .array(members.map(DataValue.string))])]
        }
        if let pattern = ShapePattern(column.shapes, limits).pattern {
            return [InferredRule(RuleName.match, ["pattern": .string(pattern)], isKey: true)]
        }
        return lengths.map { [InferredRule(RuleName.string, $0)] } ?? []
    }

    /// The format that the name of the column says.
    private var namedFormat: NamedFormat? {
        guard limits.areCells || isMostly(.text, .date) else { return nil }
        return NamedFormat(column.name, randomValues, limits, registry, others)
    }

    func isMostly(_ types: ValueType...) -> Bool { limits.isEnough(count(of: types), of: filled) }

    /// How many values are of some types; what stands for nothing is none of them.
    private func count(of types: [ValueType]) -> Int {
        let count = types.reduce(0) { $0 + column.count(of: $1) }
        let others = types.contains(.text) ? column.count(of: .empty) + filled - column.values : 0
        return count + min(0, others)
    }

    /// Days as ISO 8601 writes them.
    private var dateRule: InferredRule? {
        let isNear = limits.isNear(column.count(of: .date), of: filled)
        return isMostly(.date) || isNear ? InferredRule(RuleName.date, namesNearMisses: true) : nil
    }

    // MARK: Numbers

    /// How numbers are written that other programs take for texts, such as `1,5` and `12 %`. Words are units only of what is
    /// nothing else.
    private var numberForm: NumberForm? {
        guard limits.areCells, isMostly(.text, .integer, .decimal), column.count(of: .text) > 0,
            let form = NumberForm(values, limits, words: false)
        else { return nil }
        // One among many plain numbers is a slip.
        return form.count >= NumberForm(plain: values).count + (isMostly(.integer, .decimal) ? 3 : 1) ? form : nil
    }

    private func numberRules(_ form: NumberForm, _ attribute: inout InferredAttribute) -> [InferredRule] {
        attribute.hasDecimalComma = form.hasComma
        (attribute.thousands, attribute.units) = (form.thousands, form.units)
        if let note = form.note { attribute.notes.append(note) }
        if let rule = rule(forColumnOf: form) { return [rule] }
        var options = DataObject()
        if form.areWhole || form.isPlain && isMostly(.integer) {
            options["integerOnly"] = true
            if form.areWhole, form.haveFractions, limits.areCells { options["allowZeroFraction"] = true }
        }
        return [InferredRule(RuleName.number, range(options, form))]
    }

    /// The rule of which the column's name says that its numbers keep it, where enough of them do.
    private func rule(forColumnOf form: NumberForm) -> InferredRule? {
        guard form.haveFractions, let rule = PlaceNames(registry).rule(for: column.name),
            case .object(let data) = rule.data, let constraints = RuleFacts(of: data, in: registry)?.constraints
        else { return nil }
        let inside = form.numbers.reduce(0) { constraints.allows(.number($1.value)) == true ? $0 + $1.count : $0 }
        return limits.isEnough(inside, of: form.count) ? rule : nil
    }

    private func range(_ options: DataObject, _ form: NumberForm) -> DataObject {
        // What is seen once need not be a bound, and units of several sizes have none in common.
        guard limits.showsValues, namedFormat == nil, let numbers = numbers(of: form),
            numbers.lowerBound < numbers.upperBound,
            form.units.count < 2
        else { return options }
        let usual = UsualRange(
            numbers, among: form.numbers.map { ($0.value, $0.count) }, isComplete: samples.isComplete,
            areWhole: options["integerOnly"] != nil)
        var options = options
        options["min"] = .number(usual.least)
        options["max"] = .number(usual.most)
        return options
    }

    /// The smallest and the largest number, where they are known.
    private func numbers(of form: NumberForm) -> ClosedRange<ExactNumber>? {
        if form.isPlain { return column.longNumbers == 0 ? column.numbers : nil }
        let numbers = form.numbers.map(\.value)
        guard samples.isComplete, let least = numbers.min(), let most = numbers.max() else { return nil }
        return least...most
    }

    /// The lengths of what does not stand for nothing.
    private var filledLengths: ClosedRange<Int>? {
        guard let lengths = column.lengths else { return nil }
        let longest = missing.map(\.count).max() ?? 0
        guard longest >= lengths.lowerBound, let least = values.map(\.text.count).min() else { return lengths }
        return min(least, lengths.upperBound)...lengths.upperBound
    }

    private var lengths: DataObject? {
        guard limits.showsValues, namedFormat == nil, filled >= InferenceLimits.leastForLengths, values.count > 1,
            let lengths = filledLengths
        else { return nil }
        let usual = UsualRange(
            ExactNumber(lengths.lowerBound)...ExactNumber(lengths.upperBound),
            among: values.map { (ExactNumber($0.text.count), $0.count) }, isComplete: samples.isComplete, areWhole: true
        )
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
    private var randomValues: [ValueSamples.Value] {
        let kept = values.map { value in
            var text = value.text
            return (hash: text.withUTF8 { ValueHash.of($0) }, value: value)
        }
        return kept.sorted { $0.hash < $1.hash }.prefix(200).map(\.value)
    }
}
