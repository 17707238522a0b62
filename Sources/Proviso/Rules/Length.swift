/// `string`: the value is a text of a certain length.
struct StringRule: DocumentRule {
    static let name = "string"
    static let summary = "The value is a text whose length lies between two limits."
    static let messages: [String: CatalogMessage] = [
        "string.type": "{attribute} must be text.",
        "string.tooShort": CatalogMessage(
            plural: "min", other: "{attribute} must have at least {min} characters.",
            [.one: "{attribute} must have at least {min} character."]),
        "string.tooLong": CatalogMessage(
            plural: "max", other: "{attribute} must have at most {max} characters.",
            [.one: "{attribute} must have at most {max} character."]),
        "string.notEqual": CatalogMessage(
            plural: "length", other: "{attribute} must have exactly {length} characters.",
            [.one: "{attribute} must have exactly {length} character."]),
    ]

    private let limits: LengthLimits

    init(options: inout RuleOptions) {
        var minimum = options.integer("min", "The smallest length that passes.")
        var maximum = options.integer("max", "The largest length that passes.")
        var exact: Int?
        let given = Self.length(&options)
        switch given {
        case (let least?, nil, true): exact = least
        case (let least?, let greatest, _): (minimum, maximum) = (least, greatest ?? maximum)
        default: break
        }
        let unit: LengthUnit = options.choice("unit", default: .characters, "What the length counts.") ?? .characters
        if let minimum, let maximum, minimum > maximum {
            let hasLength = options.isGiven("length")
            let names =
                switch (hasLength, given.greatest == nil) {
                case (false, _): ("`min`", "`max`")
                case (true, true): ("the least `length`", "`max`")
                case (true, false): ("the least `length`", "the greatest")
                }
            options.fail(
                "\(names.0.prefix(1).uppercased())\(names.0.dropFirst()) (\(minimum)) is above \(names.1) (\(maximum)),"
                    + " so nothing could pass.",
                option: hasLength ? "length" : "min")
        }
        limits = LengthLimits(minimum: minimum, maximum: maximum, exact: exact, unit: unit)
    }

    /// `length` is a number (exactly), a list of one (at least; goes before `min`), or of two (goes before both).
    private static func length(_ options: inout RuleOptions) -> (least: Int?, greatest: Int?, isExact: Bool) {
        let help = "The exact length, or a list of the least, or a list of the least and the greatest."
        guard let node = options.node("length", "a whole number or a list of one or two", nil, help) else {
            return (nil, nil, false)
        }
        let given: [DataValue]
        if case .sequence(let elements) = node.content { given = elements.map(\.value) } else { given = [node.value] }
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

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("string.type") }
        limits.check(value.bytes, into: &report)
    }
}

/// A text has a length within limits: `.length(4...24)`, `.length(8...)`, `.length(5)`.
///
/// A limit of n characters is also one of 64 × n bytes, and at least 256, since one character can be arbitrarily long.
/// Codes: `string.tooShort`, `string.tooLong`, `string.notEqual` for a single length, `string.type` for `nil`.
///
/// - Complexity: Linear in the length of the text; a text with more bytes than any that passes is refused at once.
public struct Length<Value: StringProtocol>: ValidationRule {
    private let limits: LengthLimits

    /// Creates the rule from a range of any kind.
    ///
    /// - Parameters:
    ///   - range: The lengths that pass.
    ///   - unit: What the length counts; characters, as people see them, by default.
    public init(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) {
        limits = LengthLimits(minimum: range.limits.lower, maximum: range.limits.largest, unit: unit)
    }

    /// Creates the rule for a single length.
    public init(_ length: Int, unit: LengthUnit = .characters) {
        limits = LengthLimits(exact: length, unit: unit)
    }

    /// Refuses a text that is too short or too long.
    public func check(_ value: Value, into report: inout Report) {
        value.withBytes { limits.check($0, into: &report) }
    }

    /// `nil` is no text.
    public func checkMissing(into report: inout Report) { report.fail("string.type") }
}

extension Length: DirectRule where Value == String {
    /// Whether the length of a text is within the limits.
    func passes(_ value: String, skipsEmptyValues: Bool) -> Bool {
        if skipsEmptyValues, value.isEmpty { return true }
        var value = value
        return value.withUTF8 { limits.allows($0) }
    }
}

extension AnyRule where Value: StringProtocol {
    /// A text has a length within limits; see ``Length``.
    public static func length(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) -> Self {
        Self(Length(range, unit: unit))
    }

    /// A text has a certain length; see ``Length``.
    public static func length(_ length: Int, unit: LengthUnit = .characters) -> Self {
        Self(Length(length, unit: unit))
    }
}
