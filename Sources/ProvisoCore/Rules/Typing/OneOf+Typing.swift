internal import ProvisoFormats

extension OneOf: TypingRule {
    /// Of a text it is enough to find one of the values that begins so.
    ///
    /// - Complexity: Linear in the number of values: a comparison of some bytes for each.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if let value = TypedValue<Value>.of(text), members.contains(value) != isInverted { return .valid }
        let isText = Value.self is any StringProtocol.Type
        // There is always a longer text that is none of them.
        if isInverted { return isText ? .incomplete : nil }
        if let texts = members.texts { return texts.hasText(beginning: text) ? .incomplete : .lost }
        let values = members.values
        if isText {
            let isBeginning = values.contains { value in
                (value as? any StringProtocol)?.withBytes { CanonicalText.isBeginning(text, of: $0) } ?? false
            }
            return isBeginning ? .incomplete : .lost
        }
        return completion(of: text, among: values)
    }

    private func completion(of text: UnsafeBufferPointer<UInt8>, among numbers: [Value]) -> Completion? {
        let isBeginning = numbers.contains { number in
            TypedValue.text(of: number).map { $0.utf8.starts(with: text) } ?? false
        }
        if isBeginning { return .incomplete }
        // Numbers are spelled in many ways; of many of them these are not tried.
        guard numbers.count <= 1000 else { return nil }
        return TypedNumber<Value>.completion(of: text, limits: numbers) { members.contains($0) }
    }
}

extension InRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if isInverted { return range.contains(FieldValue(.untyped, text)) ? .incomplete : .valid }
        return range.completion(of: text)
    }
}

extension ConstantTable {
    /// Whether text without a type stands for one of the constants, and if not, whether it could with more text at its end.
    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if contains(FieldValue(.untyped, text)) { return .valid }
        if texts.hasText(beginning: text) { return .incomplete }
        let others = booleans.forUntyped.map { DataValue.bool($0) } + numbers.numbers.map { DataValue.number($0) }
        return ConstantTyping(constants: others).completion(of: text)
    }
}

extension TextTable {
    /// Whether one of the texts begins with another, or can become one that it begins; see
    /// ``/ProvisoFormats/CanonicalText/isBeginning(_:of:)``.
    func hasText(beginning text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in ends {
                if CanonicalText.isBeginning(text, of: UnsafeBufferPointer(rebasing: bytes[start..<end])) {
                    return true
                }
                start = end
            }
            return false
        }
    }
}
