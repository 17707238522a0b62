internal import ProvisoFormats

extension TextEnd: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if isPassed(by: text) { return .valid }
        switch side {
        case .start:
            // Characters that stand there are not changed by what is typed behind them, but for the last one.
            let isBeginning =
                ignoresCase
                ? String(decoding: text, as: UTF8.self).lowercased().withBytes { text in
                    expected.lowercased().withBytes { CanonicalText.isBeginning(text, of: $0) }
                } : expected.withBytes { CanonicalText.isBeginning(text, of: $0) }
            return isBeginning ? .incomplete : .lost
        case .end:
            // What joins the character before it stands by itself behind a line break.
            let isMended = ["", "\n"].contains { isPassed(by: text, and: $0 + expected) }
            return isMended ? .incomplete : nil
        }
    }

    private func isPassed(by text: UnsafeBufferPointer<UInt8>, and more: String) -> Bool {
        (text + Array(more.utf8)).withUnsafeBufferPointer(isPassed)
    }

    private func isPassed(by text: UnsafeBufferPointer<UInt8>) -> Bool {
        var report = Report(limit: 1)
        check(text, into: &report)
        return report.violations.isEmpty
    }
}

extension StartsWith: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { end.completion(of: text) }
}

extension EndsWith: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { end.completion(of: text) }
}

extension StartsWithRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { end.completion(of: text) }
}

extension EndsWithRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { end.completion(of: text) }
}

extension TextSearch {
    /// Whether a text holds the part so many times, and if not, whether it could with more text at its end. It can once the
    /// part, typed behind it and behind itself, is found each time.
    ///
    /// - Parameter part: The part as it was given.
    func completion(of text: UnsafeBufferPointer<UInt8>, _ part: String, times: Int) -> Completion? {
        if isFound(in: text, times: times) { return .valid }
        let isMended = ["", "\n"].contains { separator in
            let more = Array((separator + part).utf8)
            let isFoundOnce = (text + more).withUnsafeBufferPointer { isFound(in: $0, times: 1) }
            return isFoundOnce && (more + more).withUnsafeBufferPointer { isFound(in: $0, times: 2) }
        }
        return isMended ? .incomplete : nil
    }
}

extension Contains: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        search.completion(of: text, part, times: occurrences)
    }
}

extension ContainsRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        // An element may be typed behind the last separator.
        if separator != nil { return nil }
        // Only a list holds what is neither a text nor a number.
        guard let search, let part = part.typedText else { return .lost }
        return search.completion(of: text, part, times: occurrences)
    }
}

extension PasswordStrength: TypingRule {
    /// Whatever a password lacks can be typed behind it.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        var report = Report(limit: 1)
        check(text, into: &report)
        return report.violations.isEmpty ? .valid : .incomplete
    }
}

extension Password: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { strength.completion(of: text) }
}

extension PasswordRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { strength.completion(of: text) }
}

extension Count: TypingRule {
    /// A text is counted by its characters, of which none goes when more is typed.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard Value.self is any StringProtocol.Type, let value = TypedValue<Value>.of(text) else { return nil }
        let count = value.count
        if allows(count: count) { return .valid }
        let (least, most) = (exact ?? minimum ?? 0, exact ?? maximum ?? .max)
        return count < least && least <= most ? .incomplete : .lost
    }
}

extension ContainsElement: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard let character = element as? Character else { return nil }
        func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            TypedValue<Value>.of(text)?.contains { equality.areEqual($0, element) } ?? false
        }
        if holds(text) { return .valid }
        let isMended = (text + Array("\n\(character)".utf8)).withUnsafeBufferPointer(holds)
        return isMended ? .incomplete : nil
    }
}

extension DataValue {
    /// The text of a text, the digits of a number.
    var typedText: String? { if case .number(let number) = self { number.spelling } else { text } }
}
