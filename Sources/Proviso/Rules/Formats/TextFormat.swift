public import ProvisoFormats

/// A text is in a format: `.email`, `.format(EmailFormat(enableIDN: true))`.
///
/// The code is the format's name, the parameter `reason` says what is wrong.
///
/// - Complexity: Linear in the length of the text. A text that passes costs no allocation.
public struct TextFormat<Value: StringProtocol, Format: DocumentFormat>: ValidationRule {
    private let format: Format

    /// Creates the rule for a format.
    public init(_ format: Format) { self.format = format }

    /// The name of the format.
    public var name: String { Format.ruleName }

    /// Refuses a text that is not in the format.
    public func check(_ value: Value, into report: inout Report) {
        let failure = value.withBytes { format.failure(in: $0.span) }
        if let failure { fail(failure.reason, into: &report) }
    }

    /// `nil` is no text.
    public func checkMissing(into report: inout Report) { fail("not text", into: &report) }

    private func fail(_ reason: String, into report: inout Report) {
        report.fail(ViolationCode(rawValue: Format.ruleName), ["reason": .string(reason)])
    }
}

/// A text is an email address, as `EmailFormat` judges it: `Email()` in a list of rules, `.email` elsewhere.
public typealias Email<Value: StringProtocol> = TextFormat<Value, EmailFormat>

extension TextFormat where Format == EmailFormat {
    /// Creates the rule with the format's default options.
    public init() { self.init(EmailFormat()) }
}

/// A text is a payment card number, as `PaymentCardFormat` judges it.
public typealias PaymentCard<Value: StringProtocol> = TextFormat<Value, PaymentCardFormat>

extension TextFormat where Format == PaymentCardFormat {
    /// Creates the rule.
    ///
    /// - Parameter brands: The accepted brands; any when there are none.
    public init(brands: Set<PaymentCardBrand> = []) { self.init(PaymentCardFormat(brands: brands)) }
}
