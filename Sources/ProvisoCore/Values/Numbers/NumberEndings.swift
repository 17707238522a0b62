internal import ProvisoFormats

/// What can be typed behind the beginning of a number so that it lies within limits.
///
/// The numbers that begin with some digits are, for each power of ten, those from the digits themselves up to the next number of
/// as many. If one of them lies within limits, then the first of them does, or the limit that is nearer to zero.
struct NumberEndings {
    private let limits: [ExactNumber]
    private let integerOnly: Bool

    init(limits: [ExactNumber], integerOnly: Bool) {
        self.limits = limits
        self.integerOnly = integerOnly
    }

    /// The endings to try; none for what is not the beginning of a number.
    func endings(behind text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        guard let beginning = Beginning(text) else { return [] }
        let endings = endings(behind: beginning)
        return text.isEmpty ? endings + endings.map { [UInt8(ascii: "-")] + $0 } : endings
    }

    private func endings(behind beginning: Beginning) -> [[UInt8]] {
        if integerOnly {
            // A number that goes through a limit has its digits, or those of the next whole number.
            guard !beginning.hasPoint, beginning.exponent == nil else { return [] }
            return whole(behind: beginning)
        }
        guard let exponent = beginning.exponent else { return decimal(behind: beginning) }
        let powers = powers(behind: beginning.digits).map { Array($0.utf8) }
        return [[UInt8(ascii: "0")]]
            + powers.filter { $0.starts(with: exponent) }.map { Array($0.dropFirst(exponent.count)) }
            // A plus sign and zeros in front change nothing.
            + powers.flatMap { power in [power, Array(power.drop { $0 == UInt8(ascii: "-") })] }
    }

    private func whole(behind beginning: Beginning) -> [[UInt8]] {
        let typed = beginning.significant
        var endings: [[UInt8]] = [[UInt8(ascii: "0")]]
        for limit in limits {
            let neighbors = Self.wholeNeighbors(of: limit)
            for digits in neighbors {
                if digits.starts(with: typed) { endings.append(Array(digits.dropFirst(typed.count))) }
                for count in 0...max(0, digits.count + 1 - typed.count) {
                    endings.append([UInt8](repeating: UInt8(ascii: "0"), count: count))
                }
            }
        }
        // Any digit but zero, where there is no limit on that side.
        return endings + [[UInt8(ascii: "1")]] + unlimited(behind: typed)
    }

    /// More digits than any limit has.
    private func unlimited(behind typed: [UInt8]) -> [[UInt8]] {
        let longest = limits.map { $0.spelling.utf8.count + max(0, min($0.shape.exponent, 400)) }.max() ?? 0
        let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: longest)
        return [zeros, [UInt8(ascii: "1")] + zeros]
    }

    /// The digits of the whole numbers next to a limit, farther from zero and nearer to it.
    private static func wholeNeighbors(of limit: ExactNumber) -> [[UInt8]] {
        guard limit.shape.exponent <= 400 else { return [] }
        var digits = limit.significant
        let count = max(0, limit.shape.exponent)
        while digits.count < count { digits.append(UInt8(ascii: "0")) }
        let whole = Array(digits.prefix(count))
        var next = whole
        var place = next.count
        while place > 0, next[place - 1] == UInt8(ascii: "9") {
            next[place - 1] = UInt8(ascii: "0")
            place -= 1
        }
        if place > 0 { next[place - 1] += 1 } else { next.insert(UInt8(ascii: "1"), at: 0) }
        return [whole, next]
    }

    private func decimal(behind beginning: Beginning) -> [[UInt8]] {
        let isOpen = beginning.digits.isEmpty || beginning.digits.last == UInt8(ascii: ".")
        let starts: [[UInt8]] = isOpen ? [[UInt8(ascii: "0")], [UInt8(ascii: "1")]] : [[], [UInt8(ascii: "1")]]
        var endings = starts
        for start in starts {
            endings += powers(behind: beginning.digits + start).map { start + [UInt8(ascii: "e")] + Array($0.utf8) }
        }
        let typed = beginning.significant
        for limit in limits where limit.significant.starts(with: typed) && !limit.shape.isZero {
            // A limit that is excluded has neighbors with one digit more.
            for more in [[], [UInt8(ascii: "1")]] {
                let rest = Array(limit.significant.dropFirst(typed.count)) + more
                guard let number = Self.shape(of: beginning.digits + rest) else { continue }
                endings.append(rest + [UInt8(ascii: "e")] + Array(String(limit.shape.exponent - number.exponent).utf8))
            }
        }
        return endings
    }

    /// The powers of ten that bring a number next to the limits, next to zero, and far away.
    private func powers(behind digits: [UInt8]) -> [String] {
        guard let number = Self.shape(of: digits) else { return [] }
        let near = limits.flatMap { limit in (-1...1).map { limit.shape.exponent - number.exponent + $0 } }
        return (near + [-99_999_999, 99_999_999]).map { String($0) }
    }

    private static func shape(of digits: [UInt8]) -> DecimalShape? {
        digits.withUnsafeBufferPointer { DecimalShape($0.span) }
    }

    /// A number as far as it is typed.
    struct Beginning {
        /// The digits and the point, without a sign.
        var digits: [UInt8] = []
        var hasPoint = false
        /// What stands behind the letter of the exponent; nil without one.
        var exponent: [UInt8]?

        init?(_ text: UnsafeBufferPointer<UInt8>) {
            for (index, byte) in text.enumerated() {
                let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
                if exponent != nil {
                    guard byte &- 0x30 < 10 || isSign && exponent == [] else { return nil }
                    exponent?.append(byte)
                } else if byte | 0x20 == UInt8(ascii: "e") {
                    guard let last = digits.last, last != UInt8(ascii: ".") else { return nil }
                    exponent = []
                } else if byte == UInt8(ascii: ".") {
                    guard !hasPoint else { return nil }
                    hasPoint = true
                    digits.append(byte)
                } else if !isSign || index > 0 {
                    guard byte &- 0x30 < 10 else { return nil }
                    digits.append(byte)
                }
            }
        }

        /// A number that is typed as a sign and digits alone; `nil` for anything else.
        init?(whole text: String) {
            guard let beginning = text.withBytes({ Self($0) }), !beginning.hasPoint, beginning.exponent == nil else {
                return nil
            }
            self = beginning
        }

        /// The digits from the first that is not zero.
        var significant: [UInt8] {
            Array(digits.filter { $0 != UInt8(ascii: ".") }.drop { $0 == UInt8(ascii: "0") })
        }
    }
}

extension ExactNumber {
    /// The digits from the first that is not zero to the last that is none.
    fileprivate var significant: [UInt8] {
        spelling.utf8.dropFirst(shape.start).prefix(shape.end - shape.start).filter { $0 != UInt8(ascii: ".") }
    }
}
