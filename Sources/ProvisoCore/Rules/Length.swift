/// `string`: the value is a text of a certain length. The small engine of a page has it.
struct StringRule: DocumentRule, MessageParameters {
    static let name = "string"
    static let summary = "The value is a text whose length lies between two limits."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["min": 4, "max": 10], passes: "adalove",
                fails: ["string.tooShort": "ada", "string.tooLong": "ada lovelace", "string.type": 1815]),
            RuleExample(["length": 2, "unit": "utf8"], passes: "ab", fails: ["string.notEqual": "abc"]),
        ]
    }
    static let otherNames = [
        "length", "text", "size", "minLength", "maxLength", "str", "char", "varchar",
        "expect_column_value_lengths_to_be_between",
    ]
    static let otherUses = ["byteLength": "unit: utf8"]
    static let messages: [String: CatalogMessage] = [
        "string.type": "{attribute} must be text.",
        "string.tooShort": CatalogMessage(
            plural: "min", other: "{attribute} must be at least {min} characters long.",
            [.one: "{attribute} must be at least {min} character long."]),
        "string.tooLong": CatalogMessage(
            plural: "max", other: "{attribute} must be {max} characters or fewer.",
            [.one: "{attribute} must be {max} character or fewer."]),
        "string.notEqual": CatalogMessage(
            plural: "length", other: "{attribute} must be exactly {length} characters long.",
            [.one: "{attribute} must be exactly {length} character long."]),
        "string.tooShort/bytes": CatalogMessage(
            plural: "min", other: "{attribute} must be at least {min} bytes long.",
            [.one: "{attribute} must be at least {min} byte long."]),
        "string.tooLong/bytes": CatalogMessage(
            plural: "max", other: "{attribute} must be {max} bytes or fewer.",
            [.one: "{attribute} must be {max} byte or fewer."]),
        "string.notEqual/bytes": CatalogMessage(
            plural: "length", other: "{attribute} must be exactly {length} bytes long.",
            [.one: "{attribute} must be exactly {length} byte long."]),
    ]
    static let parameters: [String: Set<String>] = [
        "string.tooShort": ["min", "max"],
        "string.tooLong": ["min", "max"],
        "string.notEqual": ["length"],
    ]
    static let titles: [String: String] = ["string.type": "wrongType", "string.notEqual": "wrongLength"]

    let limits: LengthLimits
    private let parameters: Parameters

    init(options: inout RuleOptions) {
        var minimum = options.integer(
            "min", "The smallest length that passes.",
            alsoCalled: ["minLength", "minimum", "minimumLength", "least", "atLeast"], widens: .whenSmaller)
        var maximum = options.integer(
            "max", "The largest length that passes.",
            alsoCalled: ["maxLength", "maximum", "maximumLength", "most"], widens: .whenLarger)
        var exact: Int?
        let length = Self.length(&options)
        if let least = length.least {
            Self.refuseContradictions(of: length, minimum, maximum, options)
            if length.isExact { exact = least } else { (minimum, maximum) = (least, length.greatest ?? maximum) }
        }
        let unit: LengthUnit =
            options.choice(
                "unit", default: .characters, "What the length counts.",
                alsoCalled: ["encoding", "measure", "countBy"],
                otherWords: LengthUnit.otherWords) ?? .characters
        if let minimum, let maximum, minimum > maximum, length.least == nil || length.greatest != nil {
            options.fail(
                length.least == nil
                    ? "`min` (\(minimum)) is above `max` (\(maximum)), so nothing could pass."
                    : "The least `length` (\(minimum)) is above the greatest (\(maximum)), so nothing could pass.",
                option: length.least == nil ? "min" : "length")
        }
        limits = LengthLimits(minimum: minimum, maximum: maximum, exact: exact, unit: unit)
        parameters = limits.parameters
    }

    /// `length` goes before `min` and `max`; what they ask for beside it must not be the opposite of it.
    private static func refuseContradictions(
        of length: (least: Int?, greatest: Int?, isExact: Bool), _ minimum: Int?, _ maximum: Int?,
        _ options: RuleOptions
    ) {
        guard let least = length.least else { return }
        let greatest = length.isExact ? least : length.greatest
        if let minimum, minimum != least {
            if let greatest, minimum > greatest {
                options.fail(
                    "`min` (\(minimum)) contradicts `length`, which allows \(greatest) at most.", option: "min")
            } else {
                options.warn("`min` has no effect beside `length`, which goes before it.", option: "min")
            }
        }
        if let maximum {
            if maximum < least {
                options.fail(
                    "`max` (\(maximum)) contradicts `length`, which asks for \(least) at least.", option: "max")
            } else if let greatest, maximum != greatest {
                options.warn("`max` has no effect beside `length`, which goes before it.", option: "max")
            }
        }
    }

    /// `length` is a number (exactly), a list of one (at least; goes before `min`), or of two (goes before both).
    private static func length(_ options: inout RuleOptions) -> (least: Int?, greatest: Int?, isExact: Bool) {
        let help = "The exact length, or a list of the least, or a list of the least and the greatest."
        let others = ["size", "len", "exact", "exactLength", "between"]
        guard let node = options.node("length", .lengths, nil, help, alsoCalled: others) else {
            return (nil, nil, false)
        }
        let given: [DataValue]
        if case .sequence(let elements) = node.content {
            given = elements.map({ $0.value })
        } else {
            given = [node.value]
        }
        let numbers = given.compactMap { value -> Int? in
            guard case .number(let number) = value, let integer = number.integer, integer >= 0 else { return nil }
            return integer
        }
        guard numbers.count == given.count, (1...2).contains(numbers.count) else {
            options.fail(
                "`length` must be a whole number of 0 or more, or a list of one or two of them.", option: "length")
            return (nil, nil, false)
        }
        if case .sequence = node.content { return (numbers[0], numbers.count == 2 ? numbers[1] : nil, false) }
        return (numbers[0], nil, true)
    }

    var constraints: Constraints { .exactly(.length(limits.constraint)) }

    var possibleCodes: [String] {
        if limits.isExact { return ["string.type", "string.notEqual"] }
        var codes = ["string.type"]
        if limits.minimum ?? 0 > 0 { codes.append("string.tooShort") }
        if limits.maximum != nil { codes.append("string.tooLong") }
        return codes
    }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        value.isText && limits.allows(value.bytes)
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("string.type") }
        limits.check(value.bytes, parameters, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        text.withBytes { limits.completion(of: $0) }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var string: String { StringRule.name }
}

extension LengthLimits {
    /// `string` with these limits; `nil` for limits within which no text lies, which documents refuse.
    var definition: RuleDefinition? {
        let (least, most) = (minimum ?? 0, maximum ?? .max)
        guard most >= max(0, least), !isExact || least >= 0 else { return nil }
        func number(_ limit: Int?) -> DataValue? { limit.map { .number(ExactNumber($0)) } }
        return RuleDefinition(
            StringRule.name,
            .options([
                "length": isExact ? number(minimum) : nil, "min": isExact || least < 0 ? nil : number(minimum),
                "max": isExact ? nil : number(maximum), "unit": unit == .characters ? nil : .string(unit.rawValue),
            ]))
    }
}

#if !hasFeature(Embedded)
extension LengthLimits: InPlaceTextRule {
    var name: String { "length" }
    var codes: Set<ViolationCode> { ["string.type", "string.tooShort", "string.tooLong", "string.notEqual"] }

    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { allows(bytes) }

    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report
    ) {
        self.report(fault, parameters(), into: &report)
    }

    func reportMissing(into report: inout Report) { report.fail("string.type") }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text has a length within limits.
    ///
    /// A limit of n characters is also one of 64 × n bytes, and at least 256, since one character can be arbitrarily long.
    /// Codes: `string.tooShort`, `string.tooLong`, `string.notEqual` for a single length, `string.type` for `nil`.
    ///
    /// - Parameters:
    ///   - range: The lengths that pass.
    ///   - unit: What the length counts; characters, as people see them, by default.
    /// - Complexity: Linear in the length of the text; a text with more bytes than any that passes is refused at once.
    @_alwaysEmitIntoClient
    public static func length(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) -> Self {
        let limits = range.limits
        return Self(_text: _TextRule(.length(LengthLimits(minimum: limits.lower, maximum: limits.largest, unit: unit))))
    }

    /// A text has a certain length.
    @_alwaysEmitIntoClient
    public static func length(_ length: Int, unit: LengthUnit = .characters) -> Self {
        Self(_text: _TextRule(.length(LengthLimits(exact: length, unit: unit))))
    }
}
#endif
