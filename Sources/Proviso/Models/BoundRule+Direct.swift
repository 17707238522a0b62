public import ProvisoFormats

// Straight answers for the rules and types that are met most. `passes` says that a rule would find nothing and change
// nothing, so that it need not be run; `false` says only that it has to be. None of these is generic: each is compiled
// for its type here, and called directly by the code that `@Validatable` writes.

extension BoundRule {
    /// Whether the rule would surely find nothing and change nothing. Not known, for most types.
    @_disfavoredOverload
    @inlinable
    public func passes<Value>(_ value: Value) -> Bool { false }
}

extension BoundRule {
    /// Judges an element of an array by a rule that changes nothing, unless one before it has failed.
    ///
    /// - Returns: Whether it passed.
    @_disfavoredOverload
    public func check(_ value: Base.Value, into report: inout Report) -> Bool {
        judge(value, isEmpty: emptiness.isEmpty(value), &report)
    }

    @inline(__always)
    private func judge(_ value: Base.Value, isEmpty: Bool, _ report: inout Report) -> Bool {
        if info.skipsEmptyValues, self.isEmpty(value, or: isEmpty) { return true }
        let start = report.violations.count
        rule.check(value, into: &report)
        return !report.hasErrors(from: start)
    }
}

extension BoundRule where Base == Trim<String> {
    /// Whether there is nothing to take off.
    public func passes(_ value: String) -> Bool { rule.isTrimmed(value) }
}

extension BoundRule where Base == Required<String> {
    /// Whether there is something.
    public func passes(_ value: String) -> Bool { rule.isPlain && !value.isEmpty }
    /// Whether there is something.
    public func passes(_ value: String?) -> Bool { rule.isPlain && !(value?.isEmpty ?? true) }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == Length<String> {
    /// Whether the length is within the limits.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || rule.allows(value)
    }
    /// Whether the length is within the limits.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == Matches<String> {
    /// Whether the text matches.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || rule.allows(value)
    }
    /// Whether the text matches.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == InRange<Int> {
    /// Whether the number lies in the range.
    public func passes(_ value: Int) -> Bool { rule.allows(value) }
    /// Whether the number lies in the range.
    public func passes(_ value: Int?) -> Bool { value.map { rule.allows($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: Int, into report: inout Report) -> Bool {
        judge(value, isEmpty: false, &report)
    }
}

extension BoundRule where Base == InRange<Double> {
    /// Whether the number lies in the range.
    public func passes(_ value: Double) -> Bool { value.isFinite && rule.allows(value) }
    /// Whether the number lies in the range.
    public func passes(_ value: Double?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: Double, into report: inout Report) -> Bool {
        judge(value, isEmpty: false, &report)
    }
}

extension BoundRule where Base == OneOf<String> {
    /// Whether the text is one of the accepted.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || rule.allows(value)
    }
    /// Whether the text is one of the accepted.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == InFormat<EmailFormat, String> {
    /// Whether the text is an email address.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || value.passes(rule.format)
    }
    /// Whether the text is an email address.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == InFormat<PaymentCardFormat, String> {
    /// Whether the text is a card number.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || value.passes(rule.format)
    }
    /// Whether the text is a card number.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base == URLText<String> {
    /// Whether the text is a URL that needs no scheme.
    public func passes(_ value: String) -> Bool {
        (value.isEmpty && info.skipsEmptyValues) || (rule.defaultScheme == nil && value.passes(rule.format))
    }
    /// Whether the text is a URL that needs no scheme.
    public func passes(_ value: String?) -> Bool { value.map { passes($0) } ?? info.skipsEmptyValues }
    /// Judges an element of an array.
    public func check(_ value: String, into report: inout Report) -> Bool {
        judge(value, isEmpty: value.isEmpty, &report)
    }
}

extension BoundRule where Base: ElementCounting {
    /// Whether the collection has a number of elements within the limits.
    @inlinable
    public func passes<Element>(_ value: [Element]) -> Bool { rule.allows(count: value.count) }
}

/// A rule about the number of elements.
public protocol ElementCounting {
    /// Whether a number of elements passes.
    func allows(count: Int) -> Bool
}

extension String {
    fileprivate func passes(_ format: some StringFormat) -> Bool {
        var text = self
        return text.withUTF8 { format.failure(in: $0.span) == nil }
    }
}
