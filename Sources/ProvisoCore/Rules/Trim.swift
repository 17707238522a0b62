/// `trim`: takes white space and NUL off both ends of a text. Lists and other values are left alone, null stays null.
/// The small engine of a page has it.
struct TrimRule: DocumentFilter {
    static let name = "trim"
    static let summary =
        "Takes Unicode white space and NUL, or other characters, off the ends of a text. Judges nothing."
    static var examples: [RuleExample] {
        [
            RuleExample(changes: "  Ada ", to: "Ada"),
            RuleExample(["characters": "0", "side": "left"], changes: "007", to: "7"),
        ]
    }
    static let otherNames = ["strip", "trimmed"]
    static let skipsEmptyValues = false

    private enum Side: String, CaseIterable {
        case left
        case right
        case both
    }

    let characters: TrimmedCharacters?
    let trimsLeft: Bool
    let trimsRight: Bool

    init(options: inout RuleOptions) {
        characters = options.string(
            "characters", "The characters to take off instead of white space and NUL.",
            alsoCalled: ["chars", "charlist", "charset", "set"]
        ).map(TrimmedCharacters.init)
        let side: Side =
            options.choice(
                "side", default: .both, "At which ends.", alsoCalled: ["end", "ends", "where", "at", "from"],
                otherWords: ["start": .left, "leading": .left, "end": .right, "trailing": .right, "all": .both])
            ?? .both
        trimsLeft = side != .right
        trimsRight = side != .left
        if characters?.isEmpty ?? false {
            options.fail("`characters` is empty, so nothing would be taken off.", option: "characters")
        }
    }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        value.isText && characters == nil && TrimmedRange.isWholePlainly(value.bytes)
    }

    func apply(_ value: borrowing FieldValue, of record: borrowing Record) -> Replacement {
        guard value.isText else { return .unchanged }
        let range =
            characters?.range(in: value.bytes, left: trimsLeft, right: trimsRight)
            ?? TrimmedRange.of(value.bytes, left: trimsLeft, right: trimsRight)
        return range.count == value.bytes.count ? .unchanged : .slice(range)
    }

    var change: FilterChange { .trims(left: trimsLeft, right: trimsRight, characters: characters?.text) }

    /// Of other characters than white space nothing is said: one may be a part of a cluster, which stays.
    var outcome: Constraints {
        characters == nil ? .textsTrimmed(left: trimsLeft, right: trimsRight) : .opaque
    }

    func tidy(draft: inout Draft) {
        draft.now = trimmed(draft.now, right: trimsRight)
        // What stands at the end is not taken off any more once something follows.
        draft.ahead = draft.ahead.map { trimmed($0, right: false) }
    }

    private func trimmed(_ text: String, right: Bool) -> String {
        text.withBytes { bytes in
            let range =
                characters?.range(in: bytes, left: trimsLeft, right: right)
                ?? TrimmedRange.of(bytes, left: trimsLeft, right: right)
            return String(decoding: bytes[range], as: UTF8.self)
        }
    }
}

#if !hasFeature(Embedded)
/// Takes Unicode white space and NUL, or other characters, off the ends of a text. Judges nothing.
struct Trim<Value: StringProtocol>: ValidationRule where Value.SubSequence == Substring {
    let side: TrimSide
    private let characters: TrimmedCharacters?

    /// Creates the filter.
    ///
    /// - Parameters:
    ///   - side: At which ends; at both by default.
    ///   - characters: The characters to take off instead of white space and NUL.
    init(_ side: TrimSide = .both, characters: String? = nil) {
        self.side = side
        self.characters = characters.map(TrimmedCharacters.init)
    }

    /// Creates the filter for the characters of another one.
    init(_ side: TrimSide, like other: Self) {
        self.side = side
        characters = other.characters
    }

    /// Whether it takes white space and NUL off both ends.
    var isPlain: Bool { side == .both && characters == nil }

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Judges nothing.
    func check(_ value: Value, into report: inout Report) {}
    /// Judges nothing.
    func checkMissing(into report: inout Report) {}

    /// The text without what stands at its ends. Nothing is copied when nothing does.
    func tidy(_ value: Value) -> Value {
        let rest: Substring
        if let characters {
            rest = characters.trimmed(value[...], left: side != .right, right: side != .left)
        } else {
            let range = value.withBytes { TrimmedRange.of($0, left: side != .right, right: side != .left) }
            let bytes = value.utf8
            guard range.count < bytes.count else { return value }
            let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            rest = value[start..<bytes.index(start, offsetBy: range.count)]
        }
        return rest.utf8.count == value.utf8.count ? value : Value(String(rest)) ?? value
    }

    /// `trim`; `nil` without a character to take off, which documents refuse.
    var definitions: [RuleDefinition]? {
        if characters?.isEmpty ?? false { return nil }
        return [
            RuleDefinition(
                TrimRule.name,
                .options([
                    "side": side == .both ? nil : .string(side.rawValue),
                    "characters": (characters?.text).map(DataValue.string),
                ]))
        ]
    }

    func tidy(draft: inout Draft) {
        draft.now = Value(draft.now).map { String(tidy($0)) } ?? draft.now
        // What stands at the end is not taken off any more once something follows.
        guard side != .right, let ahead = draft.ahead else { return }
        draft.ahead = Value(ahead).map { String(Trim(.left, like: self).tidy($0)) }
    }
}

extension Trim: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension Trim: SpecializedRule where Value == String {
    /// Whether there is nothing to take off, as far as the first and the last byte tell.
    func passes(_ value: String) -> Bool {
        guard characters == nil else { return false }
        return value.withBytes { TrimmedRange.isWholePlainly($0) }
    }

    /// It is a filter.
    var isFilter: Bool { true }

    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        characters == nil ? TrimmedText(trimsEnds: isPlain).step(skipsEmptyValues: skipsEmptyValues) : nil
    }
}

/// There is nothing to take off a text, as far as its ends tell.
private struct TrimmedText: TextJudge {
    let trimsEnds: Bool

    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { passes(bytes) ? nil : .unknown }
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { TrimmedRange.isWholePlainly(bytes) }
}

extension RuleVocabulary where Value: StringProtocol, Value.SubSequence == Substring {
    /// Takes Unicode white space and NUL off both ends of a text. Judges nothing.
    public static var trim: Self { Self(Trim()) }

    /// Takes white space, or other characters, off the ends of a text. Judges nothing; see ``trim``.
    public static func trim(_ side: TrimSide = .both, characters: String? = nil) -> Self {
        Self(Trim(side, characters: characters))
    }
}
#endif

extension RuleName {
    /// What documents call the rule.
    package static var trim: String { TrimRule.name }
}
