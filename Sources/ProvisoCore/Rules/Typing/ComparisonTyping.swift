internal import ProvisoFormats

/// A comparison with a value that is known, asked about a text that is typed.
struct ComparisonTyping<Value>: TypingRule {
    let asked: ComparisonOperator
    let other: Value
    /// Whether a value relates to the other one as asked.
    let holds: (Value) -> Bool

    init(asked: ComparisonOperator, other: Value, holds: @escaping (Value, Value) -> Bool) {
        self.asked = asked
        self.other = other
        self.holds = { holds($0, other) }
    }

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard let other = other as? any StringProtocol else {
            return TypedNumber<Value>.completion(of: text, limits: [self.other], passes: holds)
        }
        guard let value = TypedValue<Value>.of(text) else { return nil }
        if holds(value) { return .valid }
        switch asked {
        case .equal: return other.withBytes { CanonicalText.isBeginning(text, of: $0) } ? .incomplete : .lost
        case .notEqual: return .incomplete
        case .greater, .greaterOrEqual, .less, .lessOrEqual: return order(text)
        }
    }

    /// Whether a text gets into the order that is asked for by a character that is typed behind it; what else may be typed,
    /// and may combine with the last character, is not known.
    private func order(_ text: UnsafeBufferPointer<UInt8>) -> Completion? {
        let isMended = ["\u{10FFFD}", "\u{301}"].contains { next in
            (text + Array(next.utf8)).withUnsafeBufferPointer { TypedValue<Value>.of($0).map(holds) ?? false }
        }
        return isMended ? .incomplete : nil
    }
}

extension EqualTo: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        target.typing(asked).completion(of: text)
    }
}

extension Compare: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        ComparisonTyping(asked: asked, other: target.value) { test.holds(asked, $0, bound: $1) ?? false }
            .completion(of: text)
    }
}

extension ComparisonTarget where Value: Equatable {
    fileprivate func typing(_ asked: ComparisonOperator) -> ComparisonTyping<Value> {
        let equality = EqualityTest<Value>()
        return ComparisonTyping(asked: asked, other: value) { equality.areEqual($0, $1) == (asked == .equal) }
    }
}

extension InRange: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        guard !(Bound.self is any StringProtocol.Type) else {
            return TypedValue<Bound>.of(text).flatMap { allows($0) ? .valid : nil }
        }
        return TypedNumber<Bound>.completion(of: text, limits: [limits.lower, limits.upper].compactMap(\.self)) {
            value in
            var report = Report(limit: 1)
            check(value, into: &report)
            return report.violations.isEmpty
        }
    }
}
