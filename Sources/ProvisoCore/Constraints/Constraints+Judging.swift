internal import ProvisoFormats
internal import ProvisoPatterns

extension Constraints {
    /// Whether a value meets every condition; `nil` where one of them cannot be decided by the value alone, and no other
    /// is broken.
    ///
    /// A value that breaks a condition is refused by the rule. One that meets all of them passes where the constraints are
    /// exact.
    ///
    /// - Complexity: That of the conditions; patterns are compiled once and kept.
    public func allows(_ value: DataValue) -> Bool? { value.withField { allows($0) } }

    func allows(_ value: borrowing FieldValue) -> Bool? {
        var isKnown = true
        for constraint in all {
            switch constraint.allows(value) {
            case false?: return false
            case true?: continue
            case nil: isKnown = false
            }
        }
        return isKnown ? true : nil
    }
}

extension Constraint {
    /// Whether a value meets the condition; `nil` where the value alone does not tell.
    public func allows(_ value: DataValue) -> Bool? { value.withField { allows($0) } }

    package func allows(_ value: borrowing FieldValue) -> Bool? {
        switch self {
        case .kinds(let kinds): kinds.has(value)
        case .filled: !value.isEmpty
        case .empty: value.isEmpty
        case .number(let number): number.allows(value)
        case .length(let length): value.isText && length.limits.allows(value.bytes)
        case .count(let min, let max): Self.count(of: value).map { (min ?? 0) <= $0 && $0 <= (max ?? .max) } ?? false
        case .boolean(let isStrict): isStrict ? value.isBooleanWord : value.boolean != nil
        case .members(let members): ConstantTable(members.values).contains(value) != members.isExcluded
        case .pattern(let pattern): pattern.allows(value)
        case .moment(let moment): moment.allows(value)
        case .shape(let shape):
            value.isText && (shape.pattern.map { PatternConstraint($0, isWhole: true).allows(value) ?? true } ?? true)
        case .comparison(let comparison): comparison.allows(value)
        case .parts(let parts): parts.allows(value)
        case .contains(let element): Self.holds(value, element)
        case .uniqueElements: value.elements.map { EqualElements(in: $0) == nil } ?? false
        case .anyOf(let choices): Self.any(choices, allows: value)
        case .allOrNone, .across, .dependent, .custom: nil
        }
    }

    private static func count(of value: borrowing FieldValue) -> Int? {
        switch value.container {
        case .array(let elements): elements.count
        case .object(let object): object.members.count
        default: value.isText ? String(decoding: value.bytes, as: UTF8.self).count : nil
        }
    }

    private static func holds(_ value: borrowing FieldValue, _ element: DataValue) -> Bool {
        guard let elements = value.elements else { return false }
        let table = ConstantTable([element])
        return elements.contains { $0.withField { table.contains($0) } }
    }

    private static func any(_ choices: [Constraints], allows value: borrowing FieldValue) -> Bool? {
        var isKnown = true
        for choice in choices {
            switch choice.allows(value) {
            case true?: return true
            case false?: continue
            case nil: isKnown = false
            }
        }
        return isKnown ? false : nil
    }
}

extension FieldValue {
    /// Whether the value is a boolean, or may be read as one that is spelled as a word.
    fileprivate var isBooleanWord: Bool { kind == .bool || kind == .untyped && (equals("true") || equals("false")) }
}

extension ValueKinds {
    fileprivate func has(_ value: borrowing FieldValue) -> Bool {
        switch value.kind {
        case .missing, .null: contains(.null)
        case .bool: contains(.boolean)
        case .number: contains(.number)
        case .string: contains(.text)
        case .untyped:
            contains(.text) || contains(.number) && value.number != nil || contains(.boolean) && value.boolean != nil
        case .array: contains(.list)
        case .object: contains(.object)
        }
    }
}

extension NumberConstraint {
    func allows(_ value: borrowing FieldValue) -> Bool {
        guard let number = value.number else { return false }
        let digits = value.numberBytes.span
        if let min, case let order = min.compare(to: number, in: digits), order > 0 || excludesMin && order == 0 {
            return false
        }
        if let max, case let order = max.compare(to: number, in: digits), order < 0 || excludesMax && order == 0 {
            return false
        }
        if isWhole, !WholeNumber(allowsZeroFraction: allowsZeroFraction).isMet(by: number, in: value) { return false }
        if let step, let divisor = DecimalDivisor(step), !divisor.divides(number, in: digits) { return false }
        if let places {
            return places.contains(value.numberBytes.decimalPlaces(behind: value.decimalSign))
        }
        return true
    }
}

extension LengthConstraint {
    /// The limits as rules keep them.
    var limits: LengthLimits { LengthLimits(minimum: min, maximum: max, unit: unit) }
}

extension PatternConstraint {
    /// The expression, compiled; `nil` for one that does not compile.
    var compiled: TextPattern? {
        try? TextPattern(
            pattern,
            options: Pattern.Options(
                caseInsensitive: ignoresCase, unicode: isUnicode, dotMatchesLineFeed: dotMatchesLineFeed),
            isWhole: isWhole)
    }

    func allows(_ value: borrowing FieldValue) -> Bool? {
        guard value.isText else { return false }
        return compiled.map { $0.matches(value.bytes) != isExcluded }
    }
}

extension MomentConstraint {
    /// The scanner for such texts; `nil` where a bound or the pattern cannot be read.
    private var bounds: DateBounds? {
        var isKnown = true
        func instant(_ text: String?) -> Timestamp? {
            guard let text else { return nil }
            let bound = DateBound(text)
            isKnown = isKnown && bound != nil
            return bound?.timestamp
        }
        let bounds = DateBounds(
            before: instant(before), after: instant(after), earliest: instant(earliest), latest: instant(latest),
            past: isPast, future: isFuture, minAge: minAge)
        return isKnown ? bounds : nil
    }

    /// What a scanner of the kind finds.
    private func asking<Question: ScannerQuestion>(_ question: Question) -> Question.Answer? {
        var pattern: DatePattern?
        if let format {
            guard let read = try? DatePattern(format) else { return nil }
            pattern = read
        }
        switch kind {
        case .date:
            guard let bounds else { return nil }
            var format = DateFormat(format: pattern)
            format.bounds = bounds
            return question.answer(of: format)
        case .dateTime:
            guard let bounds else { return nil }
            var format = DateTimeFormat(format: pattern, allowLocal: offset == .optional)
            format.bounds = bounds
            return question.answer(of: format)
        case .time:
            return question.answer(
                of: TimeFormat(
                    format: pattern, before: before.flatMap { TimeOfDay($0) }, after: after.flatMap { TimeOfDay($0) },
                    requireOffset: offset == .required))
        }
    }

    func allows(_ value: borrowing FieldValue) -> Bool? {
        guard value.isText else { return false }
        let text = String(decoding: value.bytes, as: UTF8.self)
        return asking(WhetherValid(text: text))
    }

    func completion(of text: String) -> Completion? { asking(HowItGoesOn(text: text)) }
}

/// A question to a scanner of any type: Embedded Swift hands no value of a protocol to a closure.
private protocol ScannerQuestion {
    associatedtype Answer
    func answer(of format: some StringFormat) -> Answer
}

private struct WhetherValid: ScannerQuestion {
    let text: String

    func answer(of format: some StringFormat) -> Bool { format.isValid(text) }
}

private struct HowItGoesOn: ScannerQuestion {
    let text: String

    func answer(of format: some StringFormat) -> Completion { format.completion(of: text) }
}

extension ComparisonConstraint {
    /// Only a comparison with a constant is decided by the value alone.
    func allows(_ value: borrowing FieldValue) -> Bool? {
        guard case .value(let other) = other, format == nil else { return nil }
        let type = kind.flatMap { ComparisonType(rawValue: $0.rawValue) }
        let found = FieldConstant(other)
        let order = FieldValue.compare(value, found.field, as: type)
        return relation.holds(order) ?? false
    }
}

extension PartsConstraint {
    func allows(_ value: borrowing FieldValue) -> Bool? {
        let values: [DataValue]
        switch (place, value.container) {
        case (.elements, .array(let elements)): values = elements
        case (.values, .object(let object)): values = object.members.map({ $0.value })
        case (.keys, .object(let object)): values = object.members.map { .string($0.key) }
        case (.members, .object): return nil
        case (.elements, _) where separator != nil && value.isText: return nil
        default: return false
        }
        // Rules inside skip what is empty, unless they say otherwise.
        var isKnown = true
        for value in values where !value.isEmpty {
            for part in parts {
                switch part.constraints.allows(value) {
                case false?: return false
                case true?: continue
                case nil: isKnown = false
                }
            }
        }
        return isKnown ? true : nil
    }
}
