extension PhoneTypingFormatter {
    /// The text to show after a key.
    mutating func next() -> String {
        guard canFormat else { return hasSeparators ? typed : recovered() }
        switch keys.count {
        case 0...2: return typed
        case 3:
            guard takeInternationalPrefix() else {
                nationalPrefix = takeNationalPrefix()
                return chooseLayout()
            }
            expectsCallingCode = true
        default: break
        }
        if expectsCallingCode {
            if takeCallingCode() { expectsCallingCode = false }
            return Self.string(before + Self.ascii(national))
        }
        guard !layouts.isEmpty else { return chooseLayout() }
        let text = national.last.flatMap { fill($0) }
        if let whole = formatWhole() { return whole }
        narrow()
        if makeTemplate() { return fillTemplate() }
        guard canFormat, let text else { return typed }
        return Self.string(behindPrefix(text))
    }

    /// Tries again where a longer prefix may have been typed.
    private mutating func recovered() -> String {
        if takeInternationalPrefix() {
            return takeCallingCode() ? chooseLayoutAgain() : typed
        }
        guard takesLongerNationalPrefix() else { return typed }
        before.append(0x20)
        return chooseLayoutAgain()
    }

    private mutating func chooseLayoutAgain() -> String {
        canFormat = true
        expectsCallingCode = false
        layouts = []
        filled = 0
        template = []
        layout = nil
        return chooseLayout()
    }

    private mutating func takesLongerNationalPrefix() -> Bool {
        if !nationalPrefix.isEmpty {
            national.insert(contentsOf: nationalPrefix, at: 0)
            before.removeLast(min(before.count, before.count - lastPlace(of: nationalPrefix)))
        }
        return takeNationalPrefix() != nationalPrefix
    }

    /// Where digits are last in what is before the number.
    private func lastPlace(of digits: [UInt8]) -> Int {
        let wanted = Self.ascii(digits)
        var place = before.count - wanted.count
        while place > 0, Array(before[place..<(place + wanted.count)]) != wanted { place -= 1 }
        return max(place, 0)
    }

    /// Takes an international prefix, or a plus, off what was typed.
    private mutating func takeInternationalPrefix() -> Bool {
        var length = 0
        if keys.first == 0x2B {
            length = 1
        } else {
            guard let current, keys.first ?? 10 < 10 else { return false }
            // A calling code of no region has no prefix, which is found everywhere.
            if current.internationalPrefix != 0 {
                guard let found = keys.withUnsafeBufferPointer({ current.prefix(current.internationalPrefix, of: $0) })
                else { return false }
                length = found.end
            }
        }
        isComplete = true
        national = Array(keys[length...])
        before = keys.first == 0x2B ? [0x2B] : Self.ascii(keys[..<length]) + [0x20]
        return true
    }

    /// Takes a calling code off the number.
    private mutating func takeCallingCode() -> Bool {
        guard let code = national.withUnsafeBufferPointer({ metadata.callingCode(startOf: $0) }) else { return false }
        before += Self.ascii(national[..<code.length]) + [0x20]
        national.removeFirst(code.length)
        if let main = metadata.main(ofCallingCode: code.value), main.region == .world || main.region != region {
            current = main
        }
        nationalPrefix = []
        return true
    }

    /// Takes a national prefix off the number, and gives it back.
    private mutating func takeNationalPrefix() -> [UInt8] {
        var length = 0
        if current?.callingCode == 1, national.count > 1, national[0] == 1, national[1] > 1 {
            // In North America the 1 is a prefix only before an area code, which begins with 2 to 9.
            length = 1
            before += [0x31, 0x20]
            isComplete = true
        } else if let current, current.nationalPrefix != 0,
            let found = national.withUnsafeBufferPointer({ current.prefix(current.nationalProgram, of: $0) }),
            found.end > 0
        {
            length = found.end
            before += Self.ascii(national[..<length])
            isComplete = true
        }
        let prefix = Array(national[..<length])
        national.removeFirst(length)
        return prefix
    }

    static func ascii(_ digits: some Sequence<UInt8>) -> [UInt8] {
        digits.map { $0 < 10 ? $0 + 0x30 : $0 }
    }

    static func string(_ ascii: [UInt8]) -> String {
        String(decoding: ascii, as: UTF8.self)
    }
}
