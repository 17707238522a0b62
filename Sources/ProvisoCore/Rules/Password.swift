internal import ProvisoFormats

/// `password`: a text that is long enough and has letters, digits and symbols, with a violation for each missing part.
/// The small engine of a page has it.
struct PasswordRule: DocumentRule, MessageParameters {
    static let name = "password"
    static let summary = "A password that is long enough and mixes small and capital letters, digits and symbols."
    static var examples: [RuleExample] {
        [
            RuleExample(
                passes: "Correct-7",
                fails: [
                    "password.tooShort": "Co-7rre", "password.noLowercase": "CORRECT-7",
                    "password.noUppercase": "correct-7", "password.noDigit": "Correct-h",
                    "password.noSymbol": "Correct77", "password.type": 12345678,
                ])
        ]
    }
    static let otherNames = ["strongPassword", "passwordStrength"]
    static let messages: [String: CatalogMessage] = [
        "password.type": "{attribute} must be text.",
        "password.tooShort": CatalogMessage(
            plural: "min", other: "{attribute} must be at least {min} characters long.",
            [.one: "{attribute} must be at least {min} character long."]),
        "password.noLowercase": "{attribute} must contain at least one lowercase letter.",
        "password.noUppercase": "{attribute} must contain at least one capital letter.",
        "password.noDigit": "{attribute} must contain at least one number.",
        "password.noSymbol": "{attribute} must contain at least one special character, like ! or %.",
    ]
    static let parameters: [String: Set<String>] = ["password.tooShort": ["min"]]
    static let titles: [String: String] = [
        "password.type": "wrongType",
        "password.noLowercase": "missingCharacter",
        "password.noUppercase": "missingCharacter",
        "password.noDigit": "missingCharacter",
        "password.noSymbol": "missingCharacter",
    ]

    let strength: PasswordStrength

    init(options: inout RuleOptions) {
        strength = PasswordStrength(
            min: options.integer(
                "min", default: 8, "How many characters at least.",
                alsoCalled: ["minLength", "minimum", "length", "minimumLength"], widens: .whenSmaller) ?? 8,
            lowercase: options.flag(
                "lowercase", default: true, "Whether it must have a small letter.",
                alsoCalled: ["lower", "minLowercase", "small", "letter"], widens: .whenFalse),
            uppercase: options.flag(
                "uppercase", default: true, "Whether it must have a capital letter.",
                alsoCalled: ["upper", "minUppercase", "capital", "mixedCase"], widens: .whenFalse),
            digit: options.flag(
                "digit", default: true, "Whether it must have a digit.",
                alsoCalled: ["digits", "number", "numbers", "numeric", "minNumbers"], widens: .whenFalse),
            symbol: options.flag(
                "symbol", default: true, "Whether it must have a punctuation mark or a symbol.",
                alsoCalled: [
                    "symbols", "special", "specialCharacter", "specialCharacters", "punctuation", "minSymbols",
                ], widens: .whenFalse))
        if strength.asksForNothing {
            options.fail("The rule asks for nothing, so that every text passes.", option: "min")
        }
    }

    /// Which characters count as letters, digits and symbols of all scripts no pattern says.
    var constraints: Constraints {
        .atMost(
            .length(LengthConstraint(min: strength.leastLength)),
            .shape(
                .like("[a-z]{4,40}[A-Z]{2,12}[0-9]{2,12}[!%#+=]{1,8}", "[A-Za-z0-9]{2,60}", "[a-z]{1,60}")
                    .entered(InputHint(type: "password", autocomplete: "new-password"))))
    }

    var possibleCodes: [String] {
        ["password.type"] + (strength.leastLength > 0 ? ["password.tooShort"] : []) + strength.partCodes
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("password.type") }
        strength.check(value.bytes, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { strength.completion(of: text) }
}

#if !hasFeature(Embedded)
/// A password that is long enough and mixes small and capital letters, digits and symbols, of any script.
///
/// Every missing part is a violation of its own: `password.tooShort`, `password.noLowercase`, `password.noUppercase`,
/// `password.noDigit`, `password.noSymbol`; `nil` gives `password.type`.
///
/// - Complexity: Linear in the length of the text.
struct Password<Value: StringProtocol>: ValidationRule {
    let strength: PasswordStrength

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - min: How many characters it has at least.
    ///   - lowercase: Whether it must have a small letter.
    ///   - uppercase: Whether it must have a capital letter.
    ///   - digit: Whether it must have a digit.
    ///   - symbol: Whether it must have a punctuation mark or a symbol.
    init(
        min: Int = 8, lowercase: Bool = true, uppercase: Bool = true, digit: Bool = true, symbol: Bool = true
    ) {
        strength = PasswordStrength(
            min: min, lowercase: lowercase, uppercase: uppercase, digit: digit, symbol: symbol)
    }

    /// Reports every part that is missing.
    func check(_ value: Value, into report: inout Report) {
        value.withBytes { strength.check($0, into: &report) }
    }

    /// `nil` is no password.
    func checkMissing(into report: inout Report) { report.fail("password.type") }

    /// `password`; `nil` where it asks for nothing, which documents refuse.
    var definitions: [RuleDefinition]? {
        strength.asksForNothing ? nil : [RuleDefinition(PasswordRule.name, strength.options)]
    }

    func completion(of text: String) -> Completion? { strength.completion(of: text) }
}

extension Password: CodedRule {
    var codes: Set<ViolationCode>? { Set(PasswordRule.codes.map { ViolationCode(rawValue: $0) }) }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A password of at least eight characters with every part.
    ///
    /// Every missing part is a violation of its own: `password.tooShort`, `password.noLowercase`, `password.noUppercase`,
    /// `password.noDigit`, `password.noSymbol`; `nil` gives `password.type`.
    ///
    /// - Complexity: Linear in the length of the text.
    public static var password: Self { Self(Password()) }

    /// A password with the parts that are asked for; see ``password``.
    public static func password(
        min: Int = 8, lowercase: Bool = true, uppercase: Bool = true, digit: Bool = true, symbol: Bool = true
    ) -> Self {
        Self(Password(min: min, lowercase: lowercase, uppercase: uppercase, digit: digit, symbol: symbol))
    }
}
#endif

/// What a password needs, shared by the two rules.
struct PasswordStrength: Sendable {
    private let length: LengthLimits
    private let parts: [(code: ViolationCode, pattern: PredefinedPattern)]
    /// The options as a document gives them, without those that have their default.
    let options: DataObject

    init(min: Int, lowercase: Bool, uppercase: Bool, digit: Bool, symbol: Bool) {
        length = LengthLimits(minimum: Swift.max(0, min))
        let all: [(option: String, isNeeded: Bool, code: ViolationCode, pattern: PredefinedPattern)] = [
            ("lowercase", lowercase, "password.noLowercase", .containsLowercase),
            ("uppercase", uppercase, "password.noUppercase", .containsUppercase),
            ("digit", digit, "password.noDigit", .containsDigit),
            ("symbol", symbol, "password.noSymbol", .containsSymbol),
        ]
        parts = all.filter { $0.isNeeded }.map { ($0.code, $0.pattern) }
        var options = DataObject.options(["min": min == 8 ? nil : .number(ExactNumber(Swift.max(0, min)))])
        for part in all where !part.isNeeded { options[part.option] = false }
        self.options = options
    }

    /// How many characters there are at least.
    var leastLength: Int { length.minimum ?? 0 }

    /// The codes of the parts that it asks for.
    var partCodes: [String] { parts.map { $0.code.rawValue } }

    /// Whether every text passes.
    var asksForNothing: Bool { parts.isEmpty && length.minimum == 0 }

    func check(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        if length.isTooShort(bytes) {
            report.fail("password.tooShort", ["min": .number(ExactNumber(length.minimum ?? 0))])
        }
        let text = String(decoding: bytes, as: UTF8.self)
        for part in parts where !part.pattern.matches(text) { report.fail(part.code) }
    }

    /// Whatever a password lacks can be typed behind it.
    func completion(of text: String) -> Completion {
        var report = Report(limit: 1)
        text.withBytes { check($0, into: &report) }
        return report.violations.isEmpty ? .valid : .incomplete
    }
}
