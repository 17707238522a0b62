extension Parser {
    private static let maximumClassDepth = 20

    private enum Operation {
        case intersection, subtraction
    }

    /// One thing in a class: a scalar, which can begin a range, or a set, which cannot.
    private enum Item {
        case scalar(Unicode.Scalar)
        case set(ScalarSet)
    }

    /// Reads what follows `[`.
    ///
    /// What stands next to each other is united first; `&&` and `--` follow, from left to right.
    mutating func characterClass(from start: Int) throws(PatternError) -> ScalarSet {
        if classDepth == Self.maximumClassDepth {
            throw error(.limit, "classes are nested more than \(Self.maximumClassDepth) deep", at: start)
        }
        if classDepth == 0, try posixName(at: start) != nil {
            throw error(
                "a POSIX class stands inside a class", at: start,
                "write `[` and `]` once more around it, as in `[[:alpha:]]`")
        }
        classDepth += 1
        defer { classDepth -= 1 }
        let isNegated = accept("^")
        var result: ScalarSet?
        var operation: (kind: Operation, start: Int)?
        var ranges: [ClosedRange<UInt32>] = []
        var isFirst = true
        func combined() -> ScalarSet {
            let right = ScalarSet(unsorted: ranges)
            guard let left = result, let operation else { return right }
            switch operation.kind {
            case .intersection: return left.intersection(right)
            case .subtraction: return left.subtracting(right)
            }
        }
        while true {
            try skipIgnoredInClass()
            guard let scalar = next else {
                throw error("the class is not closed", at: start, "add `]`, or write `\\[` for the character itself")
            }
            if isQuoting, accept(text: "\\E") {
                isQuoting = false
                continue
            }
            if !isQuoting, scalar == "]", !isFirst { break }
            if !isQuoting, let kind = operationAhead() {
                guard !isFirst else {
                    throw error(
                        "nothing in front of `\(scalar)\(scalar)`", at: index,
                        "write `\\\(scalar)` for the character itself")
                }
                result = combined()
                operation = (kind, index)
                index += 2
                ranges = []
                isFirst = true
                // `]` directly behind an operation ends the class, and is an error below.
                try skipIgnoredInClass()
                if next == "]" { throw nothingBehind(scalar) }
                continue
            }
            isFirst = false
            try item(into: &ranges)
        }
        index += 1
        let set = combined()
        return isNegated ? set.complement : set
    }

    private func nothingBehind(_ scalar: Unicode.Scalar) -> PatternError {
        error("nothing behind `\(scalar)\(scalar)`", at: index - 2, "write `\\\(scalar)` for the character itself")
    }

    private func operationAhead() -> Operation? {
        switch (next, peek(1)) {
        case ("&", "&"): .intersection
        case ("-", "-"): .subtraction
        default: nil
        }
    }

    private mutating func skipIgnoredInClass() throws(PatternError) {
        while flags.extended, !isQuoting, let scalar = next {
            if scalar.properties.isPatternWhitespace {
                index += 1
            } else if scalar == "#" {
                while let inside = next, inside != "\n" {
                    _ = inside
                    index += 1
                }
            } else {
                return
            }
        }
    }

    /// Reads one item and, where a hyphen follows, the rest of its range.
    private mutating func item(into ranges: inout [ClosedRange<UInt32>]) throws(PatternError) {
        let start = index
        guard let item = try singleItem() else { return }
        try skipIgnoredInClass()
        let hyphen = index
        let isRange = !isQuoting && next == "-" && peek(1) != "]" && peek(1) != "-" && peek(1) != nil
        if isRange, peek(1) == "[" {
            throw error(
                "`-` in front of a class", at: hyphen,
                "write `--` to take a class away, or `\\-` for the character itself")
        }
        switch item {
        case .set(let set):
            if !isQuoting, next == "&", peek(1) == "[" {
                throw error(
                    "`&` in front of a class", at: index, "write `&&` to intersect, or `\\&` for the character itself")
            }
            // A hyphen behind a set is a character like any other: `[\w-.]`.
            ranges += set.ranges
            if isRange {
                index += 1
                ranges.append(0x2D...0x2D)
            }
        case .scalar(let low):
            guard isRange else {
                ranges += folded(ScalarSet(low)).ranges
                return
            }
            index += 1
            try skipIgnoredInClass()
            if next == "]" {
                ranges += folded(ScalarSet(low)).ranges
                ranges.append(0x2D...0x2D)
                return
            }
            guard case .scalar(let high)? = try singleItem() else {
                throw error("a range ends with a class", at: hyphen, "write `\\-` for the character itself")
            }
            guard low <= high else {
                throw error("the range is out of order", at: start, "put the smaller character first")
            }
            ranges += folded(ScalarSet(low.value...high.value)).ranges
        }
    }

    /// Reads a scalar, an escape or a nested class; nil for the marks of a quotation.
    private mutating func singleItem() throws(PatternError) -> Item? {
        let start = index
        guard let scalar = next else { throw error("the class is not closed", at: start) }
        index += 1
        if isQuoting { return .scalar(scalar) }
        switch scalar {
        case "[":
            if next == "." || next == "=" {
                let mark = next
                if let end = scalars[(index + 1)...].firstIndex(of: "]"), scalars[end - 1] == mark, end > index + 1 {
                    throw error(.unsupported, "POSIX collating elements are not supported", at: start)
                }
            }
            if let (name, end) = try posixName(at: start) {
                index = end
                let set = folded(name.class.set(unicode: flags.unicode))
                return .set(name.isNegated ? set.complement : set)
            }
            return .set(try characterClass(from: start))
        case "\\":
            switch try escapeSequence(from: start, inClass: true) {
            case .scalar(let scalar): return .scalar(scalar)
            case .set(let set): return .set(set)
            case .node, .nothing: return nil
            }
        default:
            return .scalar(scalar)
        }
    }

    private struct POSIXName {
        var `class`: NamedClass
        var isNegated: Bool
    }

    /// The name in `[:alpha:]` at a place, and the place behind it; nil when nothing of that form stands there.
    private func posixName(at start: Int) throws(PatternError) -> (POSIXName, end: Int)? {
        guard start + 1 < scalars.count, scalars[start + 1] == ":" else { return nil }
        var place = start + 2
        let isNegated = place < scalars.count && scalars[place] == "^"
        if isNegated { place += 1 }
        var name = ""
        while place < scalars.count, ("a"..."z").contains(scalars[place]) {
            name.unicodeScalars.append(scalars[place])
            place += 1
        }
        guard place + 1 < scalars.count, scalars[place] == ":", scalars[place + 1] == "]" else { return nil }
        guard name != "vertical", let named = NamedClass(rawValue: name) else {
            throw error("there is no POSIX class `\(name)`", at: start)
        }
        return (POSIXName(class: named, isNegated: isNegated), place + 2)
    }
}
