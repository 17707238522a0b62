internal import ProvisoFormats

/// A rule of documents for numbers, asked about text that spells one.
protocol SpelledNumberTyping: RecordFreeRule, TypingRule {
    /// The numbers at which it changes whether a number passes.
    var typedLimits: [ExactNumber] { get }
}

extension SpelledNumberTyping {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if passes(text) { return .valid }
        return canPass(text, with: NumberEndings(limits: typedLimits, integerOnly: false).endings(behind: text))
            ? .incomplete : .lost
    }
}

extension RecordFreeRule {
    /// Whether a text passes, read as what it spells.
    fileprivate func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var report = Report(limit: 1)
        check(FieldValue(.untyped, text), into: &report)
        return report.violations.isEmpty
    }

    fileprivate func canPass(_ text: UnsafeBufferPointer<UInt8>, with endings: [[UInt8]]) -> Bool {
        endings.contains { (text + $0).withUnsafeBufferPointer(passes) }
    }
}

extension PositiveRule: SpelledNumberTyping {
    var typedLimits: [ExactNumber] { [ExactNumber(0)] }
}

extension NegativeRule: SpelledNumberTyping {
    var typedLimits: [ExactNumber] { [ExactNumber(0)] }
}

extension IntegerRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        NumberRule(integerOnly: true, allowZeroFraction: whole.allowsZeroFraction).completion(of: text)
    }
}

extension MultipleOfRule: TypingRule {
    /// Digits that are still to come can make any number a multiple. Behind the letter of an exponent there is only the power
    /// of ten: the greater it is the more numbers divide, so that the greatest tells.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if passes(text) { return .valid }
        guard let beginning = NumberEndings.Beginning(text) else { return .lost }
        if beginning.exponent == nil { return .incomplete }
        return canPass(text, with: ["0", "99999"].map { Array($0.utf8) }) ? .incomplete : .lost
    }
}

extension DecimalPlacesRule: TypingRule {
    /// An exponent moves the point, so that before it is typed any count of places can be reached.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if passes(text) { return .valid }
        guard let beginning = NumberEndings.Beginning(text) else { return .lost }
        guard let exponent = beginning.exponent else { return .incomplete }
        let point = beginning.digits.firstIndex(of: UInt8(ascii: "."))
        let fraction = point.map { beginning.digits.count - $0 - 1 } ?? 0
        let (most, overflow) = (max ?? min).addingReportingOverflow(10)
        guard !overflow, most - min <= 1000, fraction <= 1 << 30 else { return nil }
        let powers = (min...most).map { String(fraction - $0) } + ["99999999", "-99999999"]
        let endings = powers.flatMap { power in [power, "+" + power] }.map { Array($0.utf8) }
            .filter { $0.starts(with: exponent) }.map { Array($0.dropFirst(exponent.count)) }
        // Zeros in front change nothing.
        let behindZeros = powers.map { Array($0.utf8.drop { $0 == UInt8(ascii: "-") }) }
        return canPass(text, with: endings + behindZeros) ? .incomplete : .lost
    }
}

extension NumberCheck: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        TypedNumber<Value>.completion(of: text, limits: limits) { value in
            var report = Report(limit: 1)
            check(value, into: &report)
            return report.violations.isEmpty
        }
    }
}

extension MultipleOf: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            guard let value = TypedValue<Value>.of(text) else { return false }
            var report = Report(limit: 1)
            check(value, into: &report)
            return report.violations.isEmpty
        }
        if passes(text) { return .valid }
        guard TypedEndings(Value.self, limits: []) != nil else { return nil }
        guard NumberEndings.Beginning(text) != nil else { return .lost }
        let multiples = MultipleEndings(divisor).endings(behind: text)
        if multiples.contains(where: { (text + $0).withUnsafeBufferPointer(passes) }) { return .incomplete }
        return Value.self is any FixedWidthInteger.Type && MultipleEndings.areAll(behind: text) ? .lost : nil
    }
}

/// The digits behind the beginning of a whole number that make it a multiple of another.
struct MultipleEndings {
    private let divisor: UInt64?

    init(_ divisor: ExactNumber) { self.divisor = divisor.integer.flatMap { UInt64(exactly: $0) } }

    /// Whether no other digits have to be tried: there are no more than a sign and digits as yet.
    static func areAll(behind text: UnsafeBufferPointer<UInt8>) -> Bool {
        let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
        return text.dropFirst(isSigned ? 1 : 0).allSatisfy { $0 &- UInt8(ascii: "0") <= 9 }
    }

    /// The endings: for each count of digits those of the first multiple.
    func endings(behind text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        var endings = [[UInt8(ascii: "0")], Array(".0".utf8)]
        guard let divisor, divisor > 0, Self.areAll(behind: text) else { return endings }
        var remainder: UInt64 = 0
        for byte in text where byte &- UInt8(ascii: "0") <= 9 {
            remainder = next(remainder, UInt64(byte &- UInt8(ascii: "0")), divisor)
        }
        var power: UInt64 = 1
        for count in 1...19 {
            remainder = next(remainder, 0, divisor)
            power = power &* 10
            let missing = (divisor - remainder) % divisor
            guard missing < power else { continue }
            let digits = Array(String(missing).utf8)
            endings.append([UInt8](repeating: UInt8(ascii: "0"), count: count - digits.count) + digits)
        }
        return endings
    }

    private func next(_ remainder: UInt64, _ digit: UInt64, _ divisor: UInt64) -> UInt64 {
        let (high, low) = remainder.multipliedFullWidth(by: 10)
        let (sum, carry) = low.addingReportingOverflow(digit)
        return divisor.dividingFullWidth((high + (carry ? 1 : 0), sum)).remainder
    }
}

extension LatitudeRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        LatitudeFormat().completion(of: text.span)
    }
}

extension LongitudeRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        LongitudeFormat().completion(of: text.span)
    }
}

extension CoordinatesRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if order == .latLong { return LatLongFormat().completion(of: text.span) }
        return passes(text) ? .valid : nil
    }
}

extension PortRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { format.completion(of: text.span) }
}
