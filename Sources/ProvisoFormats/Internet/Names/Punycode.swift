/// Punycode (RFC 3492): Unicode in the letters, digits and hyphens of a DNS label, here without the prefix `xn--`.
///
/// - Complexity: Both directions are quadratic in the length at worst, as the algorithm is; callers bound the length.
enum Punycode {
    private static let base: UInt32 = 36
    private static let minimumThreshold: UInt32 = 1
    private static let maximumThreshold: UInt32 = 26
    private static let skew: UInt32 = 38
    private static let damp: UInt32 = 700
    private static let initialBias: UInt32 = 72
    private static let initialScalar: UInt32 = 0x80

    /// The scalars that a Punycode text stands for, or `nil` when it is none, overflows or has surrogates.
    static func decode(_ input: some RandomAccessCollection<UInt32>) -> [UInt32]? {
        var output: [UInt32] = []
        output.reserveCapacity(input.count)
        var position = input.startIndex
        // What precedes the last hyphen stands for itself. A hyphen with nothing before it delimits nothing.
        if let delimiter = input.lastIndex(of: UInt32(ASCII.hyphen)), delimiter > input.startIndex {
            output.append(contentsOf: input[..<delimiter])
            position = input.index(after: delimiter)
        }
        guard output.allSatisfy({ $0 < initialScalar }) else { return nil }
        var scalar = initialScalar
        var index: UInt32 = 0
        var bias = initialBias
        while position < input.endIndex {
            let previousIndex = index
            var weight: UInt32 = 1
            var step = base
            while true {
                guard position < input.endIndex, let digit = digitValue(input[position]) else { return nil }
                position = input.index(after: position)
                let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
                guard !overflow else { return nil }
                let (sum, sumOverflow) = index.addingReportingOverflow(product)
                guard !sumOverflow else { return nil }
                index = sum
                let threshold = threshold(step, bias: bias)
                if digit < threshold { break }
                let (nextWeight, weightOverflow) = weight.multipliedReportingOverflow(by: base - threshold)
                guard !weightOverflow else { return nil }
                weight = nextWeight
                step += base
            }
            let count = UInt32(output.count) + 1
            bias = adapt(index - previousIndex, count: count, isFirst: previousIndex == 0)
            let (next, overflow) = scalar.addingReportingOverflow(index / count)
            guard !overflow, Unicode.Scalar(next) != nil else { return nil }
            scalar = next
            index %= count
            output.insert(scalar, at: Int(index))
            index += 1
        }
        return output
    }

    /// The Punycode of scalars, or `nil` when it would overflow.
    static func encode(_ input: some Collection<UInt32>) -> [UInt8]? {
        var output: [UInt8] = []
        for scalar in input where scalar < initialScalar { output.append(UInt8(scalar)) }
        let basicCount = UInt32(output.count)
        var handled = basicCount
        if basicCount > 0 { output.append(ASCII.hyphen) }
        var scalar = initialScalar
        var delta: UInt32 = 0
        var bias = initialBias
        while handled < input.count {
            guard let next = input.lazy.filter({ $0 >= scalar }).min() else { return nil }
            let (product, overflow) = (next - scalar).multipliedReportingOverflow(by: handled + 1)
            guard !overflow else { return nil }
            let (sum, sumOverflow) = delta.addingReportingOverflow(product)
            guard !sumOverflow else { return nil }
            delta = sum
            scalar = next
            for other in input {
                if other < scalar {
                    guard delta < .max else { return nil }
                    delta += 1
                } else if other == scalar {
                    append(delta, bias: bias, to: &output)
                    bias = adapt(delta, count: handled + 1, isFirst: handled == basicCount)
                    delta = 0
                    handled += 1
                }
            }
            guard delta < .max else { return nil }
            delta += 1
            scalar += 1
        }
        return output
    }

    private static func append(_ delta: UInt32, bias: UInt32, to output: inout [UInt8]) {
        var rest = delta
        var step = base
        while true {
            let threshold = threshold(step, bias: bias)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            step += base
        }
        output.append(digit(rest))
    }

    private static func threshold(_ step: UInt32, bias: UInt32) -> UInt32 {
        step <= bias ? minimumThreshold : min(step - bias, maximumThreshold)
    }

    /// RFC 3492 section 6.1.
    private static func adapt(_ difference: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? difference / damp : difference / 2
        delta += delta / count
        var step: UInt32 = 0
        while delta > (base - minimumThreshold) * maximumThreshold / 2 {
            delta /= base - minimumThreshold
            step += base
        }
        return step + (base - minimumThreshold + 1) * delta / (delta + skew)
    }

    private static func digitValue(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x30...0x39: scalar - 0x30 + 26
        case 0x41...0x5A: scalar - 0x41
        case 0x61...0x7A: scalar - 0x61
        default: nil
        }
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }
}
