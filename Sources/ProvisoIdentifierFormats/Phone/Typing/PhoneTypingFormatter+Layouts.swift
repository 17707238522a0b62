extension PhoneTypingFormatter {
    /// Finds the layouts that fit what was typed, and the text in the first of them.
    mutating func chooseLayout() -> String {
        guard national.count >= 3 else { return Self.string(behindPrefix(Self.ascii(national))) }
        collectLayouts()
        if let whole = formatWhole() { return whole }
        return makeTemplate() ? fillTemplate() : typed
    }

    /// Finds the layouts for numbers with the prefix that was typed.
    private mutating func collectLayouts() {
        guard let current else { return }
        let isInternational = isComplete && nationalPrefix.isEmpty
        var all = current.layouts(isNational: !isInternational)
        while let layout = all.next() {
            let isFree = layout.isPrefixOptional || layout.namesCarrier
            if !nationalPrefix.isEmpty, layout.hasNoPrefix, !isFree { continue }
            if nationalPrefix.isEmpty, !isComplete, !layout.hasNoPrefix, !layout.isPrefixOptional { continue }
            if layout.canBeTyped { layouts.append(layout) }
        }
        narrow()
    }

    /// Keeps the layouts whose leading digits fit.
    mutating func narrow() {
        let index = max(0, national.count - 3)
        let digits = national
        layouts.removeAll { layout in !digits.withUnsafeBufferPointer { layout.fits($0, pattern: index) } }
    }

    /// The text, where what was typed is a whole number of a layout that drops nothing of it.
    mutating func formatWhole() -> String? {
        for layout in layouts where layout.digitRange ~= national.count {
            separatesPrefix = layout.separatesPrefix
            var text: [UInt8] = []
            national.withUnsafeBufferPointer { layout.append($0, isNational: false, to: &text) }
            let whole = behindPrefix(text)
            let dialled = whole.filter { 0x30...0x39 ~= $0 || $0 == 0x2B || $0 == 0x2A || $0 == 0x23 }
            if dialled == Self.ascii(keys) { return Self.string(whole) }
        }
        return nil
    }

    /// Makes the template of the first layout that has room.
    mutating func makeTemplate() -> Bool {
        while let first = layouts.first {
            if let layout, layout.hasGroups(of: first) { return false }
            if let template = Self.template(first, atLeast: national.count) {
                self.template = template
                layout = first
                separatesPrefix = first.separatesPrefix
                filled = 0
                return true
            }
            layouts.removeFirst()
        }
        canFormat = false
        return false
    }

    /// A layout with a zero for each digit of the longest number, which has at most 15.
    private static func template(_ layout: PhoneLayout, atLeast count: Int) -> [UInt8]? {
        let range = layout.digitRange
        let longest = min(range.upperBound, 15)
        guard longest >= range.lowerBound, longest >= count else { return nil }
        var text: [UInt8] = []
        let nines = [UInt8](repeating: 9, count: longest)
        nines.withUnsafeBufferPointer { layout.append($0, isNational: false, to: &text) }
        return text.map { $0 == 0x39 ? 0 : $0 }
    }

    /// Fills the template with all digits.
    mutating func fillTemplate() -> String {
        guard !national.isEmpty else { return Self.string(before) }
        var text: [UInt8]?
        for digit in national { text = fill(digit) }
        guard canFormat, let text else { return typed }
        return Self.string(behindPrefix(text))
    }

    /// Puts a digit into the template.
    ///
    /// - Returns: The template up to there; `nil` where there is no room.
    mutating func fill(_ digit: UInt8) -> [UInt8]? {
        var place = filled
        while place < template.count, template[place] != 0 { place += 1 }
        guard place < template.count else {
            if layouts.count == 1 { canFormat = false }
            layout = nil
            return nil
        }
        template[place] = digit + 0x30
        filled = place
        return Array(template[...place])
    }

    /// A number with what is before it.
    func behindPrefix(_ number: [UInt8]) -> [UInt8] {
        let needsSpace = separatesPrefix && !before.isEmpty && before.last != 0x20
        return before + (needsSpace ? [0x20] : []) + number
    }
}
