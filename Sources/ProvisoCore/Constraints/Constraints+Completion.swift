public import ProvisoFormats

extension Constraints {
    /// Whether a text meets every condition, and if not, whether it could with more text at its end; `nil` where that is not
    /// known.
    ///
    /// The text stands for what it spells, as a cell of CSV does. Where the constraints are no more than an upper bound, only
    /// what they lose is known.
    public func completion(of text: String) -> Completion? {
        var answers = CompletionAnswers()
        for constraint in all { answers.take(constraint.completion(of: text)) }
        let completion = answers.completion
        return isExact || completion == .lost ? completion : nil
    }
}

extension Constraint {
    func completion(of text: String) -> Completion? {
        switch self {
        case .filled: return text.isEmpty ? .incomplete : .valid
        case .empty: return text.isEmpty ? .valid : .lost
        case .number(let number): return number.completion(of: text)
        case .length(let length): return text.withBytes { length.limits.completion(of: $0) }
        case .members(let members):
            let table = ConstantTable(members.values)
            return text.withBytes { bytes in
                guard members.isExcluded else { return table.completion(of: bytes) }
                return table.contains(FieldValue(.untyped, bytes)) ? .incomplete : .valid
            }
        case .pattern(let pattern):
            return text.withBytes { pattern.compiled?.completion(of: $0, isInverted: pattern.isExcluded) }
        case .moment(let moment): return moment.completion(of: text)
        case .shape(let shape):
            guard let pattern = shape.pattern else { return nil }
            return Constraint.pattern(PatternConstraint(pattern, isWhole: true)).completion(of: text)
        case .kinds(let kinds): return kinds.contains(.text) ? .valid : nil
        case .anyOf(let choices): return choices.lazy.map { $0.completion(of: text) }.best
        case .boolean, .count, .comparison, .dependent, .parts, .contains, .uniqueElements, .allOrNone, .across,
            .custom:
            return nil
        }
    }
}

extension NumberConstraint {
    /// Beside a step or places it is known what the limits lose, and of some endings that they pass.
    fileprivate func completion(of text: String) -> Completion? {
        var limits = self
        (limits.step, limits.places) = (nil, nil)
        let completion = limits.completionWithinLimits(of: text)
        if completion == .lost || limits == self { return completion }
        func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool { allows(FieldValue(.untyped, text)) }
        return text.withBytes { text in
            if passes(text) { return .valid }
            let digits = (0...9).map { String($0) }
            let endings = digits + [".0", ".00", "00", "25", "50", "75"]
            return endings.contains { (text + Array($0.utf8)).withUnsafeBufferPointer(passes) } ? .incomplete : nil
        }
    }

    private func completionWithinLimits(of text: String) -> Completion {
        func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool { allows(FieldValue(.untyped, text)) }
        return text.withBytes { text in
            if passes(text) { return .valid }
            var endings = NumberEndings(limits: [min, max].compactMap { $0 }, integerOnly: isWhole)
                .endings(behind: text)
            // Behind a point only zeros can follow, and they change nothing.
            if isWhole, allowsZeroFraction { endings.append([UInt8(ascii: "0")]) }
            return endings.contains { (text + $0).withUnsafeBufferPointer(passes) } ? .incomplete : .lost
        }
    }
}
