/// `contains`: a text holds another text, or a list holds a value.
struct ContainsRule: DocumentRule {
    static let name = "contains"
    static let summary = "A text holds another text, or a list holds a value."
    static let messages: [String: CatalogMessage] = [
        "contains": "{attribute} must contain “{containedValue}”.",
        "contains/times": CatalogMessage(
            plural: "min", other: "{attribute} must contain “{containedValue}” at least {min} times.",
            [.one: "{attribute} must contain “{containedValue}” at least {min} time."]),
    ]

    /// The wording for a number of times.
    static func wording(_ occurrences: Int) -> String? { occurrences > 1 ? "contains/times" : nil }

    private let part: FieldConstant
    private let ignoresCase: Bool
    private let occurrences: Int

    init(options: inout RuleOptions) {
        let value = options.value("value", "What must be in it.")
        options.require("value")
        part = FieldConstant(value ?? .string(""))
        ignoresCase = options.flag("ignoreCase", "Whether upper and lower case are the same.")
        occurrences = options.integer("min", in: 1...Int.max, default: 1, "How many times at least.") ?? 1
        if let value, value.text?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would contain it.", option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !passes(value) {
            report.fail(
                "contains", ["containedValue": part.value, "min": .number(ExactNumber(occurrences))],
                wording: Self.wording(occurrences))
        }
    }

    private func passes(_ value: borrowing FieldValue) -> Bool {
        if case .array(let elements) = value.container {
            return elements.count { matches($0) } >= occurrences
        }
        guard let text = value.string else { return false }
        let wanted: String
        switch part.value {
        case .string(let text), .untyped(let text): wanted = text
        case .number(let number) where value.kind == .untyped: wanted = number.spelling
        default: return false
        }
        return ContainsText.count(of: wanted, in: text, ignoringCase: ignoresCase, upTo: occurrences) >= occurrences
    }

    private func matches(_ element: DataValue) -> Bool {
        if ignoresCase, let a = element.text, let b = part.value.text { return a.lowercased() == b.lowercased() }
        return FieldConstant.equals(element, part.field)
    }
}

/// Finds texts in texts, for `contains`.
enum ContainsText {
    /// How often a part occurs in a text, when both are ASCII without carriage returns: then each byte is a character.
    ///
    /// - Returns: `nil` when that does not hold, so that the general search decides.
    /// - Complexity: The product of the lengths at worst; linear for texts without repetition. Allocates nothing.
    static func count(of part: [UInt8], inASCII text: UnsafeBufferPointer<UInt8>, upTo limit: Int) -> Int? {
        guard let first = part.first, text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
        var count = 0
        var index = 0
        while count < limit, index <= text.count - part.count {
            if text[index] == first, text[index..<index + part.count].elementsEqual(part) {
                count += 1
                index += part.count
            } else {
                index += 1
            }
        }
        return count
    }

    /// How often a text occurs in another, not overlapping; characters are compared by canonical equivalence.
    ///
    /// - Complexity: The product of the lengths at worst; linear for texts without repetition.
    static func count(of part: String, in text: String, ignoringCase: Bool, upTo limit: Int) -> Int {
        let (part, text) = ignoringCase ? (part.lowercased(), text.lowercased()) : (part, text)
        guard !part.isEmpty else { return limit }
        var count = 0
        var rest = text[...]
        while count < limit, let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}

/// A text holds another text: `.contains("@")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `contains`, also for `nil`.
public struct Contains<Value: StringProtocol>: ValidationRule {
    private let part: String
    /// The bytes of a part that can be found byte by byte; none for any other.
    private let ascii: [UInt8]
    private let ignoresCase: Bool
    private let occurrences: Int

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - part: What must be in the text.
    ///   - ignoreCase: Whether upper and lower case are the same.
    ///   - min: How many times it must be there at least, not overlapping.
    public init(_ part: String, ignoreCase: Bool = false, min: Int = 1) {
        self.part = part
        ascii = part.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? Array(part.utf8) : []
        ignoresCase = ignoreCase
        occurrences = min
    }

    /// Refuses a text without the part.
    public func check(_ value: Value, into report: inout Report) {
        let inASCII =
            ignoresCase ? nil : value.withBytes { ContainsText.count(of: ascii, inASCII: $0, upTo: occurrences) }
        let found =
            inASCII
            ?? ContainsText.count(of: part, in: String(value), ignoringCase: ignoresCase, upTo: occurrences)
        if found < occurrences { checkMissing(into: &report) }
    }

    /// `nil` contains nothing.
    public func checkMissing(into report: inout Report) {
        report.fail(
            "contains", ["containedValue": .string(part), "min": .number(ExactNumber(occurrences))],
            wording: ContainsRule.wording(occurrences))
    }
}

/// A collection holds a value: `.contains(42)`. Code: `contains`, also for `nil`.
public struct ContainsElement<Value: Sequence>: ValidationRule where Value.Element: Equatable & Sendable {
    private let element: Value.Element

    /// Creates the rule.
    public init(_ element: Value.Element) { self.element = element }

    /// `contains`.
    public var name: String { "contains" }

    /// Refuses a collection without the value.
    public func check(_ value: Value, into report: inout Report) {
        if !value.contains(element) { checkMissing(into: &report) }
    }

    /// `nil` contains nothing.
    public func checkMissing(into report: inout Report) {
        var parameters = Parameters.value(element, for: "containedValue")
        parameters["min"] = 1
        report.fail("contains", parameters)
    }
}

extension AnyRule where Value: StringProtocol {
    /// A text holds another text; see ``Contains``.
    public static func contains(_ part: String, ignoreCase: Bool = false, min: Int = 1) -> Self {
        Self(Contains(part, ignoreCase: ignoreCase, min: min))
    }
}

extension AnyRule where Value: Sequence, Value.Element: Equatable & Sendable {
    /// A collection holds a value; see ``ContainsElement``.
    public static func contains(_ element: Value.Element) -> Self { Self(ContainsElement(element)) }
}
