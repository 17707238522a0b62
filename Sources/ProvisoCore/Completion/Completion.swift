public import ProvisoFormats

/// What typing on can do for a text: it is valid, it can become so, or it is lost.
public typealias Completion = ProvisoFormats.Completion

// What rules tell of a text that stands for a value of another type, and how texts are tried that are typed behind it.

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

extension RecordFreeRule {
    /// Whether a text passes, read as what it spells.
    func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var report = Report(limit: 1)
        check(FieldValue(.untyped, text), into: &report)
        return report.violations.isEmpty
    }

    /// Whether a text passes with one of some endings.
    func canPass(_ text: UnsafeBufferPointer<UInt8>, with endings: [[UInt8]]) -> Bool {
        endings.contains { (text + $0).withUnsafeBufferPointer(passes) }
    }

    /// What becomes of a text that spells a number.
    ///
    /// - Parameter limits: The numbers at which it changes whether a number passes.
    func completion(ofNumber text: String, limits: [ExactNumber]) -> Completion {
        text.withBytes { text in
            if passes(text) { return .valid }
            let endings = NumberEndings(limits: limits, integerOnly: false).endings(behind: text)
            return canPass(text, with: endings) ? .incomplete : .lost
        }
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

extension StringProtocol {
    /// Whether another text begins so, or can begin so by what is typed behind this one; see
    /// ``/ProvisoFormats/CanonicalText/isBeginning(_:of:)``.
    func isBeginning(of text: some StringProtocol) -> Bool {
        withBytes { beginning in text.withBytes { CanonicalText.isBeginning(beginning, of: $0) } }
    }
}

extension DataValue {
    /// The text of a text, the digits of a number.
    var typedText: String? { if case .number(let number) = self { number.spelling } else { text } }
}
