internal import ProvisoFormats

/// What becomes of text without a type that is compared with a value that is known.
struct RelationCompletion {
    let asked: ComparisonOperator
    let type: ComparisonType?
    let other: DataValue

    func completion(of text: String) -> Completion? { text.withBytes(completion) }

    private func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
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
