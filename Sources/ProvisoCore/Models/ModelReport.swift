/// Where a check of a whole model puts what it finds: each violation at an attribute.
public struct ModelReport<Model> {
    struct Finding {
        let attribute: String
        let keyPath: PartialKeyPath<Model>?
        let violation: Violation
    }

    /// The attributes that the check is about, and how to reach them.
    let attributes: [(name: String, keyPath: AnyKeyPath)]
    /// A report of the same kind as the one that everything ends in.
    private var report: Report
    private(set) var findings: [Finding] = []

    init(attributes: [(name: String, keyPath: AnyKeyPath)], report: Report, asksLater: Bool) {
        self.attributes = attributes
        self.report = report
        self.report.asksLater = asksLater
    }

    /// Notes that something is wrong.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - keyPath: The attribute to which it is said; the first of those that the check is about by default. It can be any
    ///     attribute of the model, and a part of one: `\.address.city`.
    ///   - parameters: What the message is filled with. Never put a judged value in.
    ///   - message: The message; the rule's, or the catalogue's for the code, by default.
    ///   - severity: How much it weighs.
    ///   - file: Where this stands, to be named when the attribute's name cannot be found out.
    ///   - line: The line.
    public mutating func fail(
        _ code: ViolationCode, at keyPath: PartialKeyPath<Model>? = nil, _ parameters: Parameters = Parameters(),
        message: MessageTemplate? = nil, severity: Severity = .error, file: StaticString = #fileID, line: UInt = #line
    ) {
        var violation = Violation(code, parameters: parameters, message: message)
        violation.severity = severity
        findings.append(Finding(attribute: name(of: keyPath, file, line), keyPath: keyPath, violation: violation))
    }

    /// Takes what is found as in one value, be it a question to be asked later: it is about the first attribute.
    mutating func judgeFirst(_ judge: (inout Report) -> Void) {
        judge(&report)
        for violation in report.violations {
            findings.append(Finding(attribute: attributes[0].name, keyPath: nil, violation: violation))
        }
        report.removeAll()
    }

    private func name(of keyPath: PartialKeyPath<Model>?, _ file: StaticString, _ line: UInt) -> String {
        guard let keyPath else { return attributes[0].name }
        let known = attributes.first { ModelName.areSame($0.keyPath, keyPath) }?.name
        return known ?? ModelName.of(keyPath, or: "for:", file: file, line: line)
    }
}
