/// The rules of a region that an app handed in, with the table that is made from them and read like that of the library.
final class PhoneRegionTable: Sendable {
    let rules: PhoneRegionRules
    private nonisolated(unsafe) let bytes: UnsafeMutablePointer<UInt8>
    private let start: Int
    private let acceptedTypes: Int

    init(_ rules: PhoneRegionRules) throws(PhoneRulesError) {
        var writer = PhoneTableWriter()
        let record = try Self.record(rules, &writer)
        start = writer.place(record)
        acceptedTypes = writer.placeAccepted()
        bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: writer.bytes.count)
        for (place, byte) in writer.bytes.enumerated() { (bytes + place).initialize(to: byte) }
        self.rules = rules
    }

    deinit {
        bytes.deallocate()
    }

    /// The record; it is good as long as the table is kept.
    var record: PhoneRecord {
        PhoneRecord(table: UnsafePointer(bytes), start: start, acceptedTypes: acceptedTypes)
    }
}

extension PhoneRegionTable: Hashable {
    static func == (left: PhoneRegionTable, right: PhoneRegionTable) -> Bool { left.rules == right.rules }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rules)
    }
}

extension PhoneRegionTable {
    private static func record(
        _ rules: PhoneRegionRules, _ writer: inout PhoneTableWriter
    ) throws(PhoneRulesError) -> [UInt8] {
        guard rules.region.raw > 0, 1...999 ~= rules.callingCode else { throw .valueOutOfRange }
        var patterns = [(pattern: try PhonePattern(rules.numbers.pattern), number: 0, lengths: 0)]
        var examples: [UInt8] = []
        for type in PhoneNumberType.allCases {
            guard let numbers = rules.types[type] else { continue }
            guard type != .fixedLineOrMobile else { throw .valueOutOfRange }
            let pattern = try PhonePattern(numbers.pattern)
            patterns.append((pattern, Int(type.rawValue) + 1, try lengths(numbers.lengths)))
            if let example = numbers.example { examples += [type.rawValue] + (try packed(example)) }
        }
        let prefix = try rules.nationalPrefix.map { text throws(PhoneRulesError) in try PhonePattern(text) }
        let international = try rules.internationalPrefix.map { text throws(PhoneRulesError) in try PhonePattern(text) }
        let leading = try rules.leadingDigits.map { text throws(PhoneRulesError) in try PhonePattern(text) }
        var record = PhoneTableWriter.two(Int(rules.region.raw)) + PhoneTableWriter.two(rules.callingCode)
        record += PhoneTableWriter.three(try lengths(rules.numbers.lengths))
        record += PhoneTableWriter.three(try lengths(rules.localLengths))
        record += PhoneTableWriter.three(try writer.place(patterns: patterns, isPrefix: false))
        var leadingAt = 0
        if let leading { leadingAt = try writer.place(patterns: [(leading, 0, 0)], isPrefix: true) }
        record += PhoneTableWriter.three(leadingAt)
        record += PhoneTableWriter.three(try writer.place(prefix: international))
        record += PhoneTableWriter.three(try writer.place(prefix: prefix))
        record += [UInt8(truncatingIfNeeded: prefix?.groupCount ?? 0)]
        record += try replacement(rules.nationalPrefixReplacement, groups: prefix?.groupCount ?? 0)
        var word = 0
        if let text = rules.extensionWord { word = try writer.place(text: Array(text.utf8)) }
        record += PhoneTableWriter.three(word)
        record += PhoneTableWriter.three(try layouts(rules.layouts, &writer))
        record += PhoneTableWriter.three(try layouts(rules.internationalLayouts, &writer))
        record += PhoneTableWriter.three(writer.place(examples + [0x7F]))
        return record
    }

    private static func lengths(_ lengths: [Int]) throws(PhoneRulesError) -> Int {
        var set = 0
        for length in lengths {
            guard 1...17 ~= length else { throw .valueOutOfRange }
            set |= 1 << length
        }
        return set
    }

    private static func packed(_ example: String) throws(PhoneRulesError) -> [UInt8] {
        let digits = Array(example.utf8)
        guard 1...17 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { throw .valueOutOfRange }
        var packed = [UInt8(digits.count)]
        for place in stride(from: 0, to: digits.count, by: 2) {
            let second = place + 1 < digits.count ? digits[place + 1] - 0x30 : 0
            packed.append((digits[place] - 0x30) * 10 + second)
        }
        return packed
    }

    /// The group to keep, the number of digits before it, and room for four.
    private static func replacement(_ text: String?, groups: Int) throws(PhoneRulesError) -> [UInt8] {
        guard let text, !text.isEmpty else { return [0, 0, 0, 0, 0, 0] }
        let bytes = Array(text.utf8)
        let count = bytes.count - 2
        guard 0...4 ~= count, groups <= 2, bytes[count] == 0x24, bytes[count + 1] &- 0x31 < UInt8(groups) else {
            throw .valueOutOfRange
        }
        var digits = [bytes[count + 1] - 0x30, UInt8(count), 0, 0, 0, 0]
        for place in 0..<count {
            guard 0x30...0x39 ~= bytes[place] else { throw .valueOutOfRange }
            digits[2 + place] = bytes[place] - 0x30
        }
        return digits
    }

    private static func layouts(
        _ layouts: [PhoneRegionRules.Layout], _ writer: inout PhoneTableWriter
    ) throws(PhoneRulesError) -> Int {
        guard !layouts.isEmpty else { return 0 }
        guard layouts.count < 128 else { throw .valueOutOfRange }
        var list = [UInt8(layouts.count)]
        for layout in layouts { list += PhoneTableWriter.three(try self.layout(layout, &writer)) }
        return writer.place(list)
    }

    private static func layout(
        _ layout: PhoneRegionRules.Layout, _ writer: inout PhoneTableWriter
    ) throws(PhoneRulesError) -> Int {
        guard case .sequence(let parts) = try PhonePattern(layout.groups), parts.count < 10 else {
            throw .patternNotRead
        }
        var groups: [UInt8] = []
        for part in parts {
            guard case .group(_, .sequence(let inner)) = part, inner.count == 1 else { throw .patternNotRead }
            switch inner[0] {
            case .digits(1023): groups += [1, 1]
            case .repeated(.digits(1023), let fewest, let most) where fewest > 0:
                groups += [UInt8(fewest), UInt8(most)]
            default: throw .patternNotRead
            }
        }
        let text = try PhoneLayoutText(layout.text, groups: parts.count)
        let prefix = try PhoneLayoutText(layout.nationalPrefix, groups: 1)
        let flags =
            (text.canBeTyped ? 1 : 0) | (prefix.isFirstGroupAlone ? 2 : 0) | (layout.isPrefixOptional ? 4 : 0)
            | (prefix.bytes.contains { $0 == 0x20 || $0 == 0x2D } ? 16 : 0)
        var record = [UInt8(flags), UInt8(parts.count)] + groups
        record += PhoneTableWriter.three(try writer.place(text: text.bytes))
        record += PhoneTableWriter.three(try writer.place(text: text.withPrefix(prefix)))
        guard layout.leadingDigits.count < 128 else { throw .valueOutOfRange }
        record.append(UInt8(layout.leadingDigits.count))
        for pattern in layout.leadingDigits {
            let automaton = try writer.place(patterns: [(try PhonePattern(pattern), 0, 0)], isPrefix: true)
            record += PhoneTableWriter.three(automaton)
        }
        return writer.place(record)
    }
}

/// The text of a layout, with a group's number in the place of `$1`.
struct PhoneLayoutText {
    private(set) var bytes: [UInt8] = []

    init(_ text: String, groups: Int) throws(PhoneRulesError) {
        var isGroup = false
        for byte in text.utf8 {
            if isGroup {
                guard byte &- 0x31 < UInt8(truncatingIfNeeded: groups) else { throw .valueOutOfRange }
                bytes.append(byte - 0x30)
                isGroup = false
            } else if byte == 0x24 {
                isGroup = true
            } else {
                guard 0x20..<0x7F ~= byte else { throw .valueOutOfRange }
                bytes.append(byte)
            }
        }
        guard !isGroup else { throw .valueOutOfRange }
    }

    /// Whether all is punctuation but the groups, of which the first comes first.
    var canBeTyped: Bool {
        bytes.first { $0 < 10 } == 1 && bytes.allSatisfy { $0 < 10 || PhoneSymbol.isPunctuation($0) }
    }

    /// Whether it is the first group alone, perhaps in brackets, or empty.
    var isFirstGroupAlone: Bool {
        let inner = bytes.first == 0x28 ? bytes.dropFirst() : bytes[...]
        let middle = inner.last == 0x29 ? inner.dropLast() : inner
        return bytes.isEmpty || Array(middle) == [1]
    }

    /// The text with a prefix in the place of the first group.
    func withPrefix(_ prefix: PhoneLayoutText) -> [UInt8] {
        guard !prefix.bytes.isEmpty, let first = bytes.firstIndex(where: { $0 < 10 }) else { return bytes }
        return bytes[..<first] + prefix.bytes.map { $0 < 10 ? bytes[first] : $0 } + bytes[(first + 1)...]
    }
}
