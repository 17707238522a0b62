internal import ProvisoFormats

extension CompareRule: RecordTypingRule {
    func typing(of record: borrowing Record) -> (any TypingRule)? {
        // Nobody knows what a date in a format of its own, or a sum, is going to be.
        if reading.hasFormat { return nil }
        let type = reading.type
        switch target {
        case .sum: return nil
        case .constant(let constant): return RelationTyping(asked: comparison.asked, type: type, other: constant.value)
        case .attribute(let reference):
            let other = record.value(of: reference).data
            // It may be typed yet.
            return other.isEmpty ? nil : RelationTyping(asked: comparison.asked, type: type, other: other)
        }
    }
}

/// A comparison of text without a type with a value that is known.
struct RelationTyping: TypingRule {
    let asked: ComparisonOperator
    let type: ComparisonType?
    let other: DataValue

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if holds(text) { return .valid }
        if asked == .notEqual { return .incomplete }
        if asked == .equal, type != .number, type != .date, let word = other.text,
            word.withBytes({ CanonicalText.isBeginning(text, of: $0) })
        {
            return .incomplete
        }
        let number: ExactNumber? =
            if case .number(let number) = other { number } else { other.text.flatMap { ExactNumber($0) } }
        let endings = number.map { NumberEndings(limits: [$0], integerOnly: false).endings(behind: text) } ?? []
        if endings.contains(where: { (text + $0).withUnsafeBufferPointer(holds) }) { return .incomplete }
        if asked == .equal { return type == .date ? nil : .lost }
        // What is compared as a number stays one, or is none; an order of other values has no end to be seen.
        let isOfNumbers = if case .number = other { type == nil || type == .number } else { type == .number }
        return isOfNumbers ? .lost : nil
    }

    private func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let relation = other.withField { FieldValue.compare(FieldValue(.untyped, text), $0, as: type) }
        return asked.holds(relation) ?? false
    }
}
