/// One failure of one rule: where, what, and with which parameters.
///
/// The message is made when it is read, in the language that is asked for. Two violations are equal when their content
/// is; their texts and errors do not count.
public struct Violation: Error, Sendable {
    /// Where the value stands: `address.tags[2]`. Empty for the model itself and for a value without a model.
    public var path: FieldPath
    /// What is wrong, for machines.
    public var code: ViolationCode
    /// The name of the rule that was broken, as rule documents write it.
    public var rule: String {
        get { wording.ruleName ?? code.rule }
        // Nearly always the code begins with it.
        set { wording.ruleName = code.isOf(rule: newValue) ? nil : newValue }
    }
    /// What the message is filled with. Never holds the value that was judged.
    public var parameters: Parameters
    /// How much it weighs.
    public var severity: Severity
    #if !hasFeature(Embedded)
    /// An error of the user's own that the rule was given.
    public var error: (any Error)? {
        get { wording.error }
        set { wording.error = newValue }
    }
    #endif
    /// Where the words come from.
    package var wording: Wording

    /// What is wrong, for people: in the language of the form that tells it, and in English where no form does.
    ///
    /// - Complexity: Made anew each time it is read; linear in the length of the text.
    @inline(never)
    public var message: String {
        // In two ways, so that no catalogue is copied.
        guard let catalog = wording.extras?.value.catalog else { return message(in: .english) }
        return message(in: catalog.value)
    }

    /// What is wrong, for people, in the language of a catalogue.
    public func message(in catalog: MessageCatalog) -> String {
        wording.message(for: self, in: catalog)
    }

    /// What is wrong in a few words, without the attribute's name: `Too short`. In the language of the form that tells it, and
    /// in English where no form does.
    ///
    /// - Complexity: Made anew each time it is read.
    public var title: String { title(in: wording.extras?.value.catalog?.value ?? .english) }

    /// What is wrong in a few words, in the language of a catalogue: for a badge, or a line under a field.
    ///
    /// Many codes share a title. That of a code of your own is `Not valid`, unless its last part is that of a built-in
    /// code (`nickname.tooShort`) or a catalogue or model has a title for it (`title/username.taken`).
    public func title(in catalog: MessageCatalog) -> String {
        wording.title(for: self, in: catalog)
    }
}

// Apart from the declaration, so that each begins with the initializer of all members: a value that is set member by member is copied
// as a whole once it is complete.
extension Violation {
    #if !hasFeature(Embedded)
    /// Creates a violation.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - path: Where it is wrong.
    ///   - rule: The rule's name; the first part of the code by default.
    ///   - parameters: What the message is filled with.
    ///   - severity: How much it weighs.
    ///   - message: A template that replaces the catalogue's message for the code.
    ///   - error: An error of your own to carry along.
    @inline(never)
    public init(
        _ code: ViolationCode, at path: FieldPath = FieldPath(), rule: String? = nil, parameters: Parameters = [:],
        severity: Severity = .error, message: MessageTemplate? = nil, error: (any Error)? = nil
    ) {
        self.init(
            path: path, code: code, parameters: parameters, severity: severity, wording: Wording(template: message))
        if let error { wording.error = error }
        if let rule { self.rule = rule }
    }
    #else
    /// Creates a violation.
    @inline(never)
    public init(
        _ code: ViolationCode, at path: FieldPath = FieldPath(), rule: String? = nil, parameters: Parameters = [:],
        severity: Severity = .error, message: MessageTemplate? = nil
    ) {
        self.init(
            path: path, code: code, parameters: parameters, severity: severity, wording: Wording(template: message))
        if let rule { self.rule = rule }
    }
    #endif

    /// Creates a violation of a value that has no path yet.
    @inline(never)
    init(
        _ code: ViolationCode, _ parameters: Parameters, severity: Severity, wording key: String?,
        judged: JudgedValue? = nil
    ) {
        self.init(
            path: FieldPath(), code: code, parameters: parameters, severity: severity,
            wording: Wording(key: key, judged: judged))
    }
}

extension Violation: Hashable {
    /// Whether path, code, rule, parameters and severity are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.code == right.code && left.path == right.path && left.rule == right.rule
            && left.parameters == right.parameters && left.severity == right.severity
    }

    /// Hashes path and code.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(code)
    }
}

extension Violation: CustomStringConvertible {
    /// Path, message and code on one line: `email: Email must be an email address, like name@example.com. (email)`.
    public var description: String {
        // A path can hold names from outside; in a log they start no line.
        (path.isEmpty ? "" : VisibleText.singleLine(path.description) + ": ") + "\(message) (\(code))"
    }
}
