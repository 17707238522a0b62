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
        guard ignoresCase else { return completion(ofBeginning: text, \.self) }
        // No text without letters is written in two ways, so that small ones stand for all.
        return String(decoding: text, as: UTF8.self).lowercased()
            .withBytes { completion(ofBeginning: $0) { $0.lowercased() } }
    }

    private func completion(
        ofBeginning text: UnsafeBufferPointer<UInt8>, _ spelling: (String) -> String
    ) -> Completion? {
        if isStrict, trueValues == nil, falseValues == nil {
            return ["true", "false"].contains { $0.utf8.starts(with: text) } ? .incomplete : .lost
        }
        let constants = (trueValues?.map(\.value) ?? [true]) + (falseValues?.map(\.value) ?? [false])
        return ConstantTyping(
            constants: constants.map { constant in
                switch constant {
                case .string(let word): .string(spelling(word))
                case .untyped(let word): .untyped(spelling(word))
                case .null, .bool, .number, .array, .object: constant
                }
            }
        ).completion(of: text)
    }
}
