internal import ProvisoFormats

extension EmailRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension EmailOfDomain: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension CardExpiryText: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension CardExpiryRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { rule.completion(of: text) }
}

extension DateText: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        moment.format.completion(of: text.span)
    }
}

extension DateRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        moment.format.completion(of: text.span)
    }
}

extension DateTimeText: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        moment.format.completion(of: text.span)
    }
}

extension DateTimeRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        moment.format.completion(of: text.span)
    }
}

extension TimeText: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}

extension TimeRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { rule.completion(of: text) }
}

extension BooleanRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if passes(FieldValue(.untyped, text)) { return .valid }
        if isStrict, trueValue == nil, falseValue == nil {
            return ["true", "false"].contains { $0.utf8.starts(with: text) } ? .incomplete : .lost
        }
        return ConstantTyping(constants: [trueValue?.value ?? true, falseValue?.value ?? false]).completion(of: text)
    }
}
