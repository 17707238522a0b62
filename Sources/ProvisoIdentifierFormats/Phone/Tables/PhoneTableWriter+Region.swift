extension PhoneTableWriter {
    /// Appends all that the record of a region names, and says what the record is.
    mutating func record(_ rules: PhoneRegionRules) throws(PhoneRulesError) -> [UInt8] {
        guard rules.region.raw > 0, 1...999 ~= rules.callingCode else { throw .valueOutOfRange }
        // First what two values name.
        let layouts = try place(rules.layouts)
        let internationalLayouts = try place(rules.internationalLayouts)
        var program = PhonePatternProgram()
        try program.append(rules.numbers.pattern, accepting: 0, lengths: 0)
        var examples: [UInt8] = []
        for (type, numbers) in rules.types.all {
            guard type != .fixedLineOrMobile else { throw .valueOutOfRange }
            try program.append(
                numbers.pattern, accepting: Int(type.rawValue) + 1, lengths: Self.lengths(numbers.lengths))
            if let example = numbers.example { try Self.append(example, of: type, to: &examples) }
        }
        examples.append(0x7F)
        var record: [UInt8] = []
        Self.append(Int(rules.region.raw), 2, to: &record)
        Self.append(rules.callingCode, 2, to: &record)
        let word = try rules.extensionWord.isEmpty ? 0 : place(text: PhonePattern.bytes(of: rules.extensionWord))
        let lengths = try Self.lengths(rules.numbers.lengths)
        let values = [
            lengths == 0 ? program.lengthsOfFirst() : lengths, try Self.lengths(rules.localLengths),
            try place(program, isPrefix: false),
            try rules.leadingDigits.isEmpty ? 0 : place(leadingDigits: rules.leadingDigits),
            try place(prefix: Self.prefix(rules.internationalPrefix), behind: []),
            try placeNationalPrefix(rules), word, layouts, internationalLayouts, place(examples),
        ]
        for value in values { Self.append(value, 3, to: &record) }
        return record
    }

    private static func prefix(_ text: String) throws(PhoneRulesError) -> PhonePattern? {
        text.isEmpty ? nil : try PhonePattern(text)
    }

    private static func lengths(_ lengths: [Int]) throws(PhoneRulesError) -> Int {
        var set = 0
        for length in lengths {
            guard 1...17 ~= length else { throw .valueOutOfRange }
            set |= 1 << length
        }
        return set
    }

    private static func append(
        _ example: String, of type: PhoneNumberType, to bytes: inout [UInt8]
    ) throws(PhoneRulesError) {
        let digits = PhonePattern.bytes(of: example)
        guard 1...17 ~= digits.count else { throw .valueOutOfRange }
        bytes.append(type.rawValue)
        bytes.append(UInt8(digits.count))
        var pair: UInt8 = 0
        for place in 0..<digits.count {
            let digit = digits[place] &- 0x30
            guard digit < 10 else { throw .valueOutOfRange }
            if place & 1 == 1 {
                bytes.append(pair + digit)
            } else {
                pair = digit * 10
            }
        }
        if digits.count & 1 == 1 { bytes.append(pair) }
    }

    /// Appends the national prefix, behind its groups and what takes its place: a group, and up to four digits before it.
    private mutating func placeNationalPrefix(_ rules: PhoneRegionRules) throws(PhoneRulesError) -> Int {
        let prefix = try Self.prefix(rules.nationalPrefix)
        let groups = UInt8(truncatingIfNeeded: prefix?.groups ?? 0)
        var values = [groups, 0, 0]
        let text = PhonePattern.bytes(of: rules.nationalPrefixReplacement)
        if !text.isEmpty {
            let count = text.count - 2
            guard 0...4 ~= count, groups <= 2, text[count] == 0x24, text[count + 1] &- 0x31 < groups else {
                throw .valueOutOfRange
            }
            values[1] = text[count + 1] - 0x30
            values[2] = UInt8(count)
            for byte in text[..<count] {
                guard 0x30...0x39 ~= byte else { throw .valueOutOfRange }
                values.append(byte - 0x30)
            }
        }
        return try place(prefix: prefix, behind: values)
    }

    /// Appends layouts, behind their styles and their automata of leading digits.
    private mutating func place(_ layouts: [PhoneRegionRules.Layout]) throws(PhoneRulesError) -> Int {
        guard !layouts.isEmpty else { return 0 }
        guard layouts.count < 128 else { throw .valueOutOfRange }
        var list = [UInt8(layouts.count)]
        for layout in layouts {
            Self.append(try placeStyle(layout), 2, to: &list)
            guard layout.leadingDigits.count < 128 else { throw .valueOutOfRange }
            list.append(UInt8(layout.leadingDigits.count))
            for pattern in layout.leadingDigits { Self.append(try place(leadingDigits: pattern), 2, to: &list) }
            guard bytes.count < 1 << 14 else { throw .patternTooLarge }
        }
        return place(list)
    }

    private mutating func placeStyle(_ layout: PhoneRegionRules.Layout) throws(PhoneRulesError) -> Int {
        let groups = try PhonePattern.groups(layout.groups)
        let text = try PhoneLayoutText(layout.text, groups: groups.count / 2)
        let prefix = try PhoneLayoutText(layout.nationalPrefix, groups: 1)
        let flags =
            (text.canBeTyped ? 1 : 0) | (prefix.isFirstGroupAlone ? 2 : 0) | (layout.isPrefixOptional ? 4 : 0)
            | (prefix.bytes.contains(0x20) || prefix.bytes.contains(0x2D) ? 16 : 0)
        var style = [UInt8(flags), UInt8(groups.count / 2)] + groups
        Self.append(try place(text: text.bytes), 2, to: &style)
        Self.append(try place(text: text.withPrefix(prefix)), 2, to: &style)
        return place(style)
    }
}
