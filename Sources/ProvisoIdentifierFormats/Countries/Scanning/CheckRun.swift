import ProvisoFormats

/// Checks a number as its scheme says, or makes what is open of it right.
///
/// See ``NationalNumberScheme/check`` for the notation, which is read in place.
struct CheckRun {
    /// The notation of the check.
    let check: UnsafeBufferPointer<UInt8>

    /// The number without separators.
    let text: UnsafeMutableBufferPointer<UInt8>

    /// How many characters it has.
    let count: Int

    /// From where on characters may be written to make the check hold; none by default.
    var openFrom = Int.max

    /// What does not hold.
    enum Failure {
        case checkDigit(at: Int)
        case checkDigits(at: Int)
        case date(at: Int)
    }

    /// What a step says of the number.
    private enum Outcome {
        case holds
        case fails(Failure)
        /// The next step of the chain has to say.
        case passesOn
    }

    /// What does not hold of the number, or `nil`.
    mutating func failure() -> Failure? {
        var place = 0
        while place < check.count {
            var end = place
            while end < check.count, check[end] != UInt8(ascii: " ") { end &+= 1 }
            if let failure = alternatives(place, end) { return failure }
            place = end &+ 1
        }
        return nil
    }

    /// Steps between bars, of which one has to hold.
    private mutating func alternatives(_ start: Int, _ end: Int) -> Failure? {
        var failure: Failure?
        var place = start
        while place < end {
            var stop = place
            while stop < end, check[stop] != UInt8(ascii: "|") { stop &+= 1 }
            guard let found = chain(place, stop) else { return nil }
            failure = failure ?? found
            place = stop &+ 1
        }
        return failure
    }

    /// Steps between slashes, of which the first one has to hold that does not pass on.
    private mutating func chain(_ start: Int, _ end: Int) -> Failure? {
        var place = start
        while place < end {
            var stop = place
            while stop < end, check[stop] != UInt8(ascii: "/") { stop &+= 1 }
            switch step(CheckReader(bytes: check, place: place, end: stop)) {
            case .holds: return nil
            case .fails(let failure): return failure
            case .passesOn: place = stop &+ 1
            }
        }
        return .checkDigit(at: max(0, count &- 1))
    }

    private mutating func step(_ start: CheckReader) -> Outcome {
        var reader = start
        if reader.take("@") { return named(reader) }
        if reader.take("a") { return characters(&reader) }
        if reader.take("w") { return weighted(&reader, isCrossSum: false) }
        if reader.take("s") { return weighted(&reader, isCrossSum: true) }
        if reader.take("r") { return fromRight(&reader) }
        if reader.take("z") { return multiple(&reader) }
        if reader.take("n") { return remainder(&reader) }
        if reader.take("k") { return letter(&reader) }
        if reader.take("d") { return date(&reader) }
        if reader.take("u") { return unlike() }
        return standard(&reader)
    }
}

// MARK: - Weights

extension CheckRun {
    /// The value of a character: of a digit itself, of a letter 10 to 35.
    @inline(__always)
    func value(_ offset: Int) -> Int {
        guard offset >= 0, offset < count else { return 0 }
        return Int(CheckAlphabet.alphanumerics.value(of: text[offset]) ?? 0)
    }

    /// Compares a character with the one that it has to be, or writes it.
    private mutating func settle(_ offset: Int, _ byte: UInt8) -> Outcome {
        guard offset >= 0, offset < count else { return .fails(.checkDigit(at: count)) }
        if text[offset] == byte { return .holds }
        guard offset >= openFrom else { return .fails(.checkDigit(at: offset)) }
        text[offset] = byte
        return .holds
    }

    /// Looks a remainder up in the characters that stand for each; `_` is not issued, and `>` is for the next step.
    private mutating func settle(_ offset: Int, _ remainder: Int, in map: Range<Int>) -> Outcome {
        guard remainder < map.count else { return .fails(.checkDigit(at: offset)) }
        switch check[map.lowerBound &+ remainder] {
        case UInt8(ascii: "_"): return .fails(.checkDigit(at: offset))
        case UInt8(ascii: ">"): return .passesOn
        case let byte: return settle(offset, byte)
        }
    }

    private mutating func weighted(_ reader: inout CheckReader, isCrossSum: Bool) -> Outcome {
        var sum = 0
        var offset = 0
        while true {
            let product = value(offset) &* reader.number()
            sum = sum &+ (isCrossSum ? product / 10 &+ product % 10 : product)
            offset &+= 1
            guard reader.take(",") else { break }
        }
        return settled(sum, &reader, at: offset)
    }

    /// The same by the codes of the characters, of which `0` is worth 0 and `A` 17, as in the CNPJ of Brazil.
    private mutating func characters(_ reader: inout CheckReader) -> Outcome {
        var sum = 0
        var offset = 0
        while true {
            let weight = reader.number()
            if offset < count { sum = sum &+ (Int(text[offset]) &- 0x30) &* weight }
            offset &+= 1
            guard reader.take(",") else { break }
        }
        return settled(sum, &reader, at: offset)
    }

    private mutating func settled(_ sum: Int, _ reader: inout CheckReader, at offset: Int) -> Outcome {
        _ = reader.take("=")
        let modulus = max(1, reader.number())
        _ = reader.take(":")
        let map = reader.span(until: "@")
        let place = reader.take("@") ? reader.number() : offset
        let remainder = sum % modulus
        return settle(place, remainder < 0 ? remainder &+ modulus : remainder, in: map)
    }

    /// Weights from the character before the last one to the left, which begin again.
    private mutating func fromRight(_ reader: inout CheckReader) -> Outcome {
        let start = reader.place
        var sum = 0
        var offset = count &- 2
        while offset >= 0 {
            sum = sum &+ value(offset) &* reader.number()
            offset &-= 1
            if !reader.take(",") {
                if offset >= 0 { reader.place = start }
            }
        }
        _ = reader.span(until: "=")
        return settled(sum, &reader, at: count &- 1)
    }

    /// A sum over all characters that leaves 0, or what stands behind a colon.
    private mutating func multiple(_ reader: inout CheckReader) -> Outcome {
        var sum = 0
        var offset = 0
        while true {
            sum = sum &+ value(offset) &* reader.number()
            offset &+= 1
            guard reader.take(",") else { break }
        }
        _ = reader.take("=")
        let modulus = max(1, reader.number())
        let wanted = reader.take(":") ? reader.number() : 0
        return sum % modulus == wanted ? .holds : .fails(.checkDigit(at: max(0, count &- 1)))
    }
}

// MARK: - Remainders of numbers

extension CheckRun {
    /// Reads `prefix:from-to=modulus:` and returns the remainder of these digits, with the digits of the prefix before them.
    private func numberRemainder(_ reader: inout CheckReader) -> (remainder: Int, modulus: Int) {
        var first = reader.number()
        var number = 0
        if reader.take(":") {
            number = first
            first = reader.number()
        }
        _ = reader.take("-")
        let last = reader.number()
        _ = reader.take("=")
        let modulus = max(1, reader.number())
        _ = reader.take(":")
        var offset = max(0, first)
        while offset < min(last, count) {
            number = (number &* 10 &+ value(offset)) % modulus
            offset &+= 1
        }
        return (number % modulus, modulus)
    }

    private mutating func remainder(_ reader: inout CheckReader) -> Outcome {
        let (remainder, modulus) = numberRemainder(&reader)
        let factor = reader.number()
        _ = reader.take(",")
        var wanted = factor &* remainder &+ reader.number()
        if reader.take("%") { wanted %= modulus }
        _ = reader.take("@")
        let place = reader.number()
        _ = reader.take(",")
        let width = reader.number()
        guard wanted >= 0, place &+ width <= count else { return .fails(.checkDigits(at: place)) }
        var offset = place &+ width &- 1
        while offset >= place {
            if case .fails = settle(offset, 0x30 &+ UInt8(truncatingIfNeeded: wanted % 10)) {
                return .fails(.checkDigits(at: place))
            }
            wanted /= 10
            offset &-= 1
        }
        return wanted == 0 ? .holds : .fails(.checkDigits(at: place))
    }

    private mutating func letter(_ reader: inout CheckReader) -> Outcome {
        let (remainder, _) = numberRemainder(&reader)
        let map = reader.span(until: "@")
        _ = reader.take("@")
        return settle(reader.number(), remainder, in: map)
    }
}

// MARK: - Standards

extension CheckRun {
    /// A procedure that has a name, over all characters or those of a range: `luhn@1-9`.
    private mutating func standard(_ reader: inout CheckReader) -> Outcome {
        let name = reader.span(until: "@")
        let word = CheckReader(bytes: check, place: name.lowerBound, end: name.upperBound)
        var range = 0..<count
        if reader.take("@") {
            let first = reader.number()
            _ = reader.take("-")
            range = min(first, count)..<max(min(first, count), min(reader.number(), count))
        }
        guard let last = range.last else { return .fails(.checkDigit(at: 0)) }
        let body = range.lowerBound..<last
        if word.is("luhn") {
            var sum = LuhnSum()
            for offset in body { sum.add(alphanumeric: UInt8(truncatingIfNeeded: value(offset))) }
            return settle(last, 0x30 &+ sum.checkDigit)
        }
        if word.is("verhoeff") {
            var sum = VerhoeffSum(withCheckDigit: false)
            for offset in body.reversed() { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
            return settle(last, 0x30 &+ sum.checkDigit)
        }
        if word.is("gs1") {
            var sum = GS1Sum()
            for offset in body { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
            return settle(last, 0x30 &+ sum.checkDigit)
        }
        if word.is("mod11-10") { return hybrid(.mod11Over10, .digits, body) }
        if word.is("mod37-36") { return hybrid(.mod37Over36, .alphanumerics, body) }
        if word.is("mod11-2") {
            var sum = PureCheckSum.mod11Radix2
            for offset in body { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
            return settle(last, CheckAlphabet.digitsAndX.character(of: sum.checkValue) ?? 0)
        }
        if word.is("mod97") || word.is("mod97NL") {
            var sum = Modulus97Sum()
            // The numbers of the Netherlands are counted with their prefix.
            if word.is("mod97NL") {
                sum.add(23)
                sum.add(21)
            }
            for offset in range { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
            return sum.isValid ? .holds : .fails(.checkDigits(at: max(0, last &- 1)))
        }
        return .fails(.checkDigit(at: last))
    }

    private mutating func hybrid(_ start: HybridCheckSum, _ alphabet: CheckAlphabet, _ body: Range<Int>) -> Outcome {
        var sum = start
        for offset in body { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
        return settle(body.upperBound, alphabet.character(of: sum.checkValue) ?? 0)
    }

    /// Not all characters are the same: numbers like 111.111.111-11 have right check digits and are not given.
    private func unlike() -> Outcome {
        for offset in 1..<max(1, count) where text[offset] != text[0] { return .holds }
        return .fails(.checkDigit(at: max(0, count &- 1)))
    }

    private mutating func named(_ reader: CheckReader) -> Outcome {
        guard let (place, byte) = countryCheck(reader) else {
            // The letter of Italy is there for every day that exists.
            return .fails(reader.is("IT") ? .date(at: 9) : .checkDigit(at: max(0, count &- 1)))
        }
        return settle(place, byte)
    }
}

// MARK: - Dates

extension CheckRun {
    /// A date that has to exist: `d@place:YYMMDD:M20.40`, with what may have been added to the month or the day.
    private mutating func date(_ reader: inout CheckReader) -> Outcome {
        _ = reader.take("@")
        let place = reader.number()
        _ = reader.take(":")
        let layout = reader.span(until: ":")
        var additions = reader
        var (year, month, day, yearDigits) = (0, 0, 0, 0)
        var offset = place
        for index in layout {
            switch check[index] {
            case UInt8(ascii: "Y"):
                year = year &* 10 &+ value(offset)
                yearDigits &+= 1
            case UInt8(ascii: "M"): month = month &* 10 &+ value(offset)
            case UInt8(ascii: "D"): day = day &* 10 &+ value(offset)
            default: break
            }
            offset &+= 1
        }
        var takesUnknown = false
        if additions.take(":") {
            while additions.place < additions.end {
                let isMonth = additions.take("M")
                let isDay = !isMonth && additions.take("D")
                if additions.take("U") { takesUnknown = true }
                guard isMonth || isDay else { break }
                // The largest addition that fits is the one that was made.
                let original = isMonth ? month : day
                repeat {
                    let addition = additions.number()
                    if original >= addition {
                        if isMonth { month = original &- addition } else { day = original &- addition }
                    }
                } while additions.take(".")
                _ = additions.take(",")
            }
        }
        // Two digits leave the century open, and that a year of hundreds has no 29 February.
        // Three are those of a year from 1800 on.
        let fullYear = yearDigits == 4 ? year : yearDigits == 3 && year >= 800 ? 1000 &+ year : 2000 &+ year
        if takesUnknown, month == 0 || day == 0 { return .holds }
        if 1...12 ~= month, 1...CalendarDate.daysInMonth(month, ofYear: fullYear) ~= day { return .holds }
        guard place >= openFrom else { return .fails(.date(at: place)) }
        return written(place, layout)
    }

    /// Makes a date exist: a month of 1 to 12 and a day of 1 to 28, from what was there.
    private mutating func written(_ place: Int, _ layout: Range<Int>) -> Outcome {
        var (month, day, year) = (0, 0, 0)
        for (step, index) in layout.enumerated() {
            let digit = value(place &+ step)
            switch check[index] {
            case UInt8(ascii: "M"): month = month &* 10 &+ digit
            case UInt8(ascii: "D"): day = day &* 10 &+ digit
            default: year = year &* 10 &+ digit
            }
        }
        month = month % 12 &+ 1
        day = day % 28 &+ 1
        if year > 99 { year = 1900 &+ year % 120 }
        var offset = place &+ layout.count &- 1
        for index in layout.reversed() {
            let digit: Int
            switch check[index] {
            case UInt8(ascii: "M"): (month, digit) = month.quotientAndRemainder(dividingBy: 10)
            case UInt8(ascii: "D"): (day, digit) = day.quotientAndRemainder(dividingBy: 10)
            default: (year, digit) = year.quotientAndRemainder(dividingBy: 10)
            }
            if offset < count { text[offset] = 0x30 &+ UInt8(truncatingIfNeeded: digit) }
            offset &-= 1
        }
        return .holds
    }
}
