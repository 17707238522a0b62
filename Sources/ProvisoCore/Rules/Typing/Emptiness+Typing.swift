internal import ProvisoFormats

extension Required: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard let value = TypedValue<Value>.of(text) else { return text.isEmpty ? .incomplete : nil }
        var report = Report(limit: 1)
        check(value, into: &report)
        if report.violations.isEmpty { return .valid }
        // A test of one's own may refuse anything.
        return isPlain ? .incomplete : nil
    }
}

extension RequiredRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard let requiredValue else { return text.isEmpty && !isStrict ? .incomplete : .valid }
        return ConstantTyping(constants: [requiredValue.value]).completion(of: text)
    }
}

extension Absent: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { text.isEmpty ? .valid : .lost }
}

extension AbsentRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { text.isEmpty ? .valid : .lost }
}
