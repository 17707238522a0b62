internal import ProvisoFormats

extension AnyOf: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        let answers = rules.map { $0.completion(of: text) }
        if answers.contains(.valid) { return .valid }
        if answers.contains(.incomplete) { return .incomplete }
        return answers.contains(nil) ? nil : .lost
    }
}

extension Not: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        switch rule.completion(of: text) {
        case .incomplete?, .lost?: return .valid
        case nil: return TypedValue<Value>.of(text) == nil ? nil : .valid
        case .valid?: break
        }
        // Nobody knows of all texts what is refused; of some it is seen.
        let isMended = ["a", "0", "-", " ", ".", "\u{10FFFD}"].contains { next in
            (text + Array(next.utf8)).withUnsafeBufferPointer { text in
                TypedValue<Value>.of(text) != nil && rule.completion(of: text) != .valid
            }
        }
        return isMended ? .incomplete : nil
    }
}
