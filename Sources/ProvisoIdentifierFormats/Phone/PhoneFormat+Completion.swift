public import ProvisoFormats

extension PhoneFormat {
    /// Whether more text could bring a text into this format.
    ///
    /// Digits that no number of the accepted regions and types begins with are lost, with every prefix that may be before
    /// them. Where a region rewrites its numbers behind a prefix, as Argentina does, only too many digits are.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard !utf8.isEmpty else { return true }
        // A character that has only begun may become a digit or a separator.
        var end = utf8.count
        var back = 1
        while back <= min(3, utf8.count) {
            let byte = utf8[utf8.count - back]
            if byte >= 0xC0 {
                if PhoneScalar(in: utf8, at: utf8.count - back) == nil { end = utf8.count - back }
                break
            }
            if byte < 0x80 { break }
            back += 1
        }
        if end == 0 { return true }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: PhoneText.room) { buffer in
            var text = PhoneText(buffer)
            do throws(PhoneParsingError) {
                try text.read(utf8.extracting(..<end))
            } catch {
                return false
            }
            return canContinue(&text)
        }
    }

    private func canContinue(_ text: inout PhoneText) -> Bool {
        if text.isBeginningOfScheme { return true }
        let plain = PhonePlainText(text, extensions: extensions)
        var count = text.wholeCount
        if let start = plain.extensionStart {
            count = start
        } else if let bad = plain.bad {
            // Separators at the end wait for digits.
            for place in bad..<count
            where !PhoneSymbol.isPunctuation(text.whole[place]) || text.whole[place] | 0x20 == 0x78 {
                return false
            }
            if plain.digits == 0 { return false }
        }
        text.digitCount = 0
        for place in 0..<count {
            if let value = PhoneSymbol.value(text.whole[place]) {
                text.digits[text.digitCount] = value
                text.digitCount += 1
            }
        }
        let digits = text.number
        if plain.hasPlus { return canBeInternational(digits) }
        for country in countries {
            if let record = metadata.record(of: country), canBeNational(digits, record, hasCode: false) { return true }
        }
        return countries.isEmpty && digits.isEmpty
    }

    /// Whether digits begin a number with a calling code.
    private func canBeInternational(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        if digits.isEmpty { return true }
        guard let code = metadata.callingCode(startOf: digits) else { return canBeCallingCode(digits) }
        let rest = UnsafeBufferPointer(rebasing: digits[code.length...])
        guard let main = metadata.main(ofCallingCode: code.value) else { return false }
        switch canBegin(rest, callingCode: code.value) {
        case true?: return true
        case false?: return canHavePrefix(rest, main) { canBegin($0, callingCode: code.value) ?? false }
        case nil: return false
        }
    }

    /// Whether digits begin a number of a calling code; `nil` where none of its regions is accepted.
    private func canBegin(_ digits: UnsafeBufferPointer<UInt8>, callingCode: Int) -> Bool? {
        var isAccepted: Bool?
        var records = metadata.records(ofCallingCode: callingCode)
        while let record = records.next() {
            guard accepts(record) else { continue }
            if canBegin(digits, record) { return true }
            isAccepted = false
        }
        return isAccepted
    }

    /// Whether a calling code begins with some digits.
    private func canBeCallingCode(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        guard digits.count < 3, digits.first != 0 else { return false }
        var low = 0
        for digit in digits { low = low * 10 + Int(digit) }
        var width = 1
        for _ in digits.count..<3 {
            low *= 10
            width *= 10
            for code in low..<(low + width) where code < 1000 {
                var records = metadata.records(ofCallingCode: code)
                while let record = records.next() { if accepts(record) { return true } }
            }
        }
        return false
    }

    /// Whether digits begin a number as it is dialled within a region.
    private func canBeNational(_ digits: UnsafeBufferPointer<UInt8>, _ record: PhoneRecord, hasCode: Bool) -> Bool {
        if digits.isEmpty || canBegin(digits, record) { return true }
        if canHavePrefix(digits, record, { canBegin($0, record) }) { return true }
        // With the international prefix, or with the calling code alone.
        if record.internationalPrefix != 0 {
            if record.prefixCanContinue(record.internationalPrefix, digits) { return true }
            if let found = record.prefix(record.internationalPrefix, of: digits),
                canBeInternational(UnsafeBufferPointer(rebasing: digits[found.end...]))
            {
                return true
            }
        }
        let code = record.callingCode
        let length = code < 10 ? 1 : code < 100 ? 2 : 3
        var value = 0
        for digit in digits.prefix(length) { value = value * 10 + Int(digit) }
        if digits.count < length {
            var start = code
            for _ in digits.count..<length { start /= 10 }
            return start == value
        }
        return value == code && canBeInternational(digits)
    }

    /// Whether digits have, or may get, a national prefix before what passes a test.
    private func canHavePrefix(
        _ digits: UnsafeBufferPointer<UInt8>, _ record: PhoneRecord, _ passes: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        guard record.nationalPrefix != 0 else { return false }
        if record.keptGroup > 0 { return digits.count <= 21 }
        if record.prefixCanContinue(record.nationalProgram, digits) { return true }
        guard let found = record.prefix(record.nationalProgram, of: digits) else { return false }
        return passes(UnsafeBufferPointer(rebasing: digits[found.end...]))
    }

    /// Whether a region's numbers pass.
    private func accepts(_ record: PhoneRecord) -> Bool {
        countries.isEmpty || countries.contains(record.region)
    }

    /// Whether a national number that passes begins with some digits.
    private func canBegin(_ digits: UnsafeBufferPointer<UInt8>, _ record: PhoneRecord) -> Bool {
        if possible { return digits.count < 21 && record.lengths >> digits.count != 0 }
        var mask = types.isEmpty ? 0x7FE : 0
        for type in types { mask |= type == .fixedLineOrMobile ? 6 : 2 << Int(type.rawValue) }
        return record.canAccept(record.types, after: digits, mask)
    }
}

extension PhoneRecord {
    /// Whether more digits can bring an automaton to accept one of some bits.
    func canAccept(_ automaton: Int, after digits: UnsafeBufferPointer<UInt8>, _ mask: Int) -> Bool {
        guard automaton != 0 else { return false }
        var node = automaton
        for digit in digits {
            node = next(of: node, reading: digit)
            guard node != 0 else { return false }
        }
        return reaches(mask, from: node)
    }

    /// Nodes are shared, so that few of them lie behind one; the depth is that of the longest number.
    private func reaches(_ mask: Int, from node: Int) -> Bool {
        if accepted(at: node) & mask != 0 { return true }
        var last = 0
        for digit in 0..<10 as Range<UInt8> {
            let next = next(of: node, reading: digit)
            guard next != 0, next != last else { continue }
            if reaches(mask, from: next) { return true }
            last = next
        }
        return false
    }

    /// Whether a prefix reads all digits and would read more.
    func prefixCanContinue(_ program: Int, _ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        continues(program, digits, from: 0)
    }

    private func continues(_ program: Int, _ digits: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var at = program
        var place = start
        while true {
            switch table[at] {
            case 0: return false
            case 1:
                guard place < digits.count else { return true }
                guard two(at + 1) >> Int(digits[place]) & 1 != 0 else { return false }
                place += 1
                at += 3
            case 2:
                if continues(at + 3, digits, from: place) { return true }
                at += 3 + two(at + 1)
            case 3: at += 3 + two(at + 1)
            case 4: at += 2
            default:
                guard place == digits.count else { return false }
                at += 1
            }
        }
    }
}
