public import ProvisoFormats

// What rules tell of a text that stands for a value of their type.

extension ValidationRule {
    /// What the constraints tell; of a rule that states none it is only known when a text passes.
    public func completion(of text: String) -> Completion? {
        if passes(typed: text) ?? false { return .valid }
        let isWhole = Value.self is any FixedWidthInteger.Type && NumberEndings.Beginning(whole: text) != nil
        let completion = (isWhole ? constraints.ofWholeNumbers : constraints).completion(of: text)
        // What meets every constraint and fails all the same breaks what is not among them.
        return completion == .valid ? nil : completion
    }

    /// Whether the value passes that a text stands for; `nil` for a text that stands for none. Errors alone count, and
    /// asynchronous rules are not asked.
    func passes(typed text: String) -> Bool? {
        guard let value = TextConversion<Value>.value(of: text) else { return nil }
        var judged: Value? = value
        var report = Report()
        report.asksLater = true
        run(on: &judged, into: &report)
        return !report.violations.contains { $0.severity == .error && !$0.isUnchecked }
    }
}

extension ValidationRule {
    /// Whether the rule finds nothing in a value, not even something to warn of.
    func findsNothing(in value: Value) -> Bool {
        var report = Report(limit: 1)
        check(value, into: &report)
        return report.violations.isEmpty
    }
}

extension ValidationRule {
    /// Takes what the rule makes of the text as it is, where that is another one; what it would make of a longer text is not
    /// known then.
    public func tidy(draft: inout Draft) {
        guard let value = TextConversion<Value>.value(of: draft.now) else { return }
        let before = TextConversion.text(of: value)
        guard let after = TextConversion.text(of: tidy(value)), after != before else { return }
        draft.replace(with: after)
    }
}

extension Constraints {
    /// The same of numbers that are written in digits alone.
    fileprivate var ofWholeNumbers: Constraints {
        var constraints = self
        constraints.all = all.map { constraint in
            guard case .number(var number) = constraint else { return constraint }
            number.isWhole = true
            return .number(number)
        }
        return constraints
    }
}
