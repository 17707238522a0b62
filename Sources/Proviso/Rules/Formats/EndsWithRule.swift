/// `endsWith`: a text ends with another.
struct EndsWithRule: DocumentRule {
    static let name = "endsWith"
    static let summary = "A text that ends with `value`."
    static let messages: [String: CatalogMessage] = ["endsWith": "{attribute} must end with {suffix}."]

    private let rule: EndsWith<String>

    init(options: inout RuleOptions) {
        let value = options.string("value", "What it must end with.")
        options.require("value")
        let ignoresCase = options.flag("ignoreCase", "Whether upper and lower case are the same.")
        rule = EndsWith(value ?? "", ignoreCase: ignoresCase)
        if value?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would end with it.", option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return rule.checkMissing(into: &report) }
        rule.judge(value.bytes, into: &report)
    }
}

/// A text ends with another: `.ends(with: ".pdf")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `endsWith`, also for `nil`, with the
/// parameters `suffix` and `reason`.
public struct EndsWith<Value: StringProtocol>: ValidationRule {
    private let suffix: String
    private let ignoresCase: Bool

    /// Creates the rule.
    public init(_ suffix: String, ignoreCase: Bool = false) {
        self.suffix = suffix
        ignoresCase = ignoreCase
    }

    /// Refuses a text that ends otherwise.
    public func check(_ value: Value, into report: inout Report) {
        value.withBytes { judge($0, into: &report) }
    }

    /// `nil` is no text.
    public func checkMissing(into report: inout Report) { fail("not text", &report) }

    func judge(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        let passes =
            TextEnd.ends(bytes, with: suffix, ignoresCase)
            ?? TextEnd.text(bytes, ignoresCase).hasSuffix(ignoresCase ? suffix.lowercased() : suffix)
        if !passes { fail("other end", &report) }
    }

    private func fail(_ reason: String, _ report: inout Report) {
        report.fail("endsWith", ["suffix": .string(suffix), "reason": .string(reason)])
    }
}

extension AnyRule where Value: StringProtocol {
    /// A text ends with another; see ``EndsWith``.
    public static func ends(with suffix: String, ignoreCase: Bool = false) -> Self {
        Self(EndsWith(suffix, ignoreCase: ignoreCase))
    }
}
