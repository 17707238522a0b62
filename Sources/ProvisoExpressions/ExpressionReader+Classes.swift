extension ExpressionReader {
    /// Reads what follows `[`.
    mutating func characterClass(from start: Int) throws(ExpressionError) -> String {
        let isNegated = accept("^")
        var items = ""
        while let scalar = next, scalar != "]" {
            let place = index
            let low = try classAtom(scalar)
            guard next == "-", let end = peek(1), end != "]" else {
                append(low, to: &items)
                continue
            }
            index += 1
            let high = try classAtom(end)
            guard case .scalar(let first) = low, case .scalar(let last) = high else {
                throw error("a range begins or ends with a class", at: place)
            }
            guard first <= last else { throw error("a range is out of order", at: place) }
            append(first...last, to: &items)
        }
        guard accept("]") else { throw error("the class is not closed", at: start) }
        if items.isEmpty { return isNegated ? #"[\u{0}-\u{10FFFF}]"# : Self.nothing }
        return "[\(isNegated ? "^" : "")\(items)]"
    }

    private mutating func classAtom(_ scalar: Unicode.Scalar) throws(ExpressionError) -> Escape {
        let start = index
        index += 1
        return scalar == "\\" ? try escape(from: start, inClass: true) : .scalar(scalar.value)
    }

    private func append(_ item: Escape, to items: inout String) {
        switch item {
        case .scalar(let value): append(value...value, to: &items)
        case .set(let inside, _): items += inside
        }
    }

    /// Appends a range. Halves of surrogate pairs are in no text.
    private func append(_ range: ClosedRange<UInt32>, to items: inout String) {
        let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
        if range.lowerBound < surrogates.lowerBound {
            append(range.lowerBound, min(range.upperBound, surrogates.lowerBound - 1), to: &items)
        }
        if range.upperBound > surrogates.upperBound {
            append(max(range.lowerBound, surrogates.upperBound + 1), range.upperBound, to: &items)
        }
        // A class of nothing else must not become an empty one, which means something else.
        if surrogates.contains(range.lowerBound), surrogates.contains(range.upperBound) { items += Self.nothing }
    }

    private func append(_ low: UInt32, _ high: UInt32, to items: inout String) {
        guard let first = Unicode.Scalar(low), let last = Unicode.Scalar(high) else { return }
        items += Self.literal(first)
        if low < high { items += "-" + Self.literal(last) }
    }
}
