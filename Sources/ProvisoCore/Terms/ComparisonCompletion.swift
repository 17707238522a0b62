#if !hasFeature(Embedded)
internal import ProvisoFormats

/// What becomes of a text whose value is compared with one that is known.
struct ComparisonCompletion<Value> {
    let asked: ComparisonOperator
    let other: Value
    /// Whether a value relates to the other one as asked.
    let holds: (Value) -> Bool

    init(asked: ComparisonOperator, other: Value, holds: @escaping (Value, Value) -> Bool) {
        self.asked = asked
        self.other = other
        self.holds = { holds($0, other) }
    }

    func completion(of text: String) -> Completion? {
        guard let other = other as? any StringProtocol else {
            return NumberCompletion<Value>.completion(of: text, limits: [self.other], passes: holds)
        }
        guard let value = TextConversion<Value>.value(of: text) else { return nil }
        if holds(value) { return .valid }
        switch asked {
        case .equal: return text.isBeginning(of: other) ? .incomplete : .lost
        case .notEqual: return .incomplete
        case .greater, .greaterOrEqual, .less, .lessOrEqual: return order(text)
        }
    }

    /// Whether a text gets into the order that is asked for by a character that is typed behind it; what else may be typed,
    /// and may combine with the last character, is not known.
    private func order(_ text: String) -> Completion? {
        let isCompletable = ["\u{10FFFD}", "\u{301}"].contains { next in
            TextConversion<Value>.value(of: text + next).map(holds) ?? false
        }
        return isCompletable ? .incomplete : nil
    }
}
#endif
