public import ProvisoCore

/// What a column, or one place of JSON's objects, contains: types, lengths, ranges, shapes.
///
/// Nothing in it is larger than a bound, whatever the values; what is not exact says so. Of a sensitive attribute it is known
/// how many values there are and how many of them are empty, and nothing else.
public struct ColumnProfile: Sendable, Hashable {
    /// The column; of JSON the way to the value, elements of lists as one: `address.city`, `tags[]`.
    public let name: String
    /// The attribute that the rules know it by; mostly its name.
    public let attribute: String
    /// Whether the rules call the attribute, or one that it is a part of, sensitive.
    public let isSensitive: Bool
    /// Whether a document can name it as it is called.
    let naming: MemberNaming
    /// How many values there are, empty ones too. Each element of a list is one.
    public private(set) var values = 0
    /// How many characters the shortest and the longest value has that is text or a number; `nil` when there is none.
    public var lengths: ClosedRange<Int>? { shortest <= longest ? shortest...longest : nil }
    /// The smallest and the largest number; `nil` when there is none.
    public var numbers: ClosedRange<ExactNumber>? { Self.union(otherNumbers, fixedNumbers.range) }
    /// How many numbers are spelled with more than 100 characters, and not among ``numbers``.
    public private(set) var longNumbers = 0
    /// The first and the last of dates and times, in the order of their text, as they are spelled; `nil` when there is none.
    public var dates: ClosedRange<String>? {
        dateTexts.map { String(decoding: $0.first, as: UTF8.self)...String(decoding: $0.last, as: UTF8.self) }
    }
    /// How often each shape of texts and numbers comes.
    public private(set) var shapes = ShapeCounts()
    /// How many different texts and numbers there are.
    public private(set) var distinct = DistinctCount()
    private var shortest = Int.max
    private var longest = -1
    private var dateTexts: DateTexts?
    /// Values that came lately, of which all is known: most columns have few.
    private var recent = RecentValues()
    private var recentCoarseness = 0
    /// Numbers of few digits, and others.
    private var fixedNumbers = FixedNumberRange()
    private var otherNumbers: ClosedRange<ExactNumber>?
    /// The same, where both ends are integers of a word: set by what is added, to compare others at once.
    private var otherIntegers: ClosedRange<Int64>?
    private var counts = TypeCounts()

    static let longestNumber = 100

    /// What a part of the data says of all of it.
    struct Bounds: Sendable {
        /// No larger hash is among those that ``distinct`` keeps in the end.
        let hash: UInt64
        /// ``shapes`` end at least as coarse.
        let coarseness: Int
    }

    init(_ name: String, attribute: String, isSensitive: Bool, naming: MemberNaming = .way) {
        self.name = name
        self.attribute = attribute
        self.isSensitive = isSensitive
        self.naming = naming
    }

    /// How many values are of a type. Of a sensitive attribute only empty ones are counted.
    public func count(of type: ValueType) -> Int { counts[type] }

    /// How many different texts and numbers there are at most: no more than there are texts and numbers, whatever the estimate.
    public var distinctCount: Int { min(distinct.count, shapes.total) }

    // MARK: Values

    mutating func addEmpty() {
        values += 1
        counts[.empty] += 1
    }

    /// Notes a value that is looked into no further.
    mutating func add(_ type: ValueType) {
        values += 1
        if !isSensitive { counts[type] += 1 }
    }

    /// Notes a text or a number that is not empty.
    ///
    /// - Parameters:
    ///   - hash: The hash of the value.
    ///   - isASCII: Whether all of it is ASCII.
    ///   - read: Reads the value, which one that came lately need not be; `nil` for what is surely text.
    /// - Returns: The type of the value.
    @inline(__always)
    mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, isASCII: Bool, _ scratch: inout ShapeScratch,
        read: () -> ProfiledText?
    ) -> ValueType {
        values += 1
        if isSensitive { return .text }
        if let known = recent.find(hash) {
            counts[known.type] += 1
            shapes.countAgain(Int(known.shape))
            return known.type
        }
        // A text goes on in registers: nearly all values are.
        guard let value = read() else {
            add(bytes, .text, hash, isASCII, &scratch)
            return .text
        }
        add(bytes, value.type, hash, isASCII, &scratch)
        switch value.type {
        case .integer, .decimal: add(number: value)
        case .date, .dateTime: include(date: bytes)
        default: break
        }
        return value.type
    }

    @inline(__always)
    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType, _ hash: UInt64, _ isASCII: Bool,
        _ scratch: inout ShapeScratch
    ) {
        counts[type] += 1
        distinct.add(hash)
        let (shape, characters) = shapes.add(bytes, isASCII: isASCII, &scratch)
        include(lengthOf: bytes, isASCII: isASCII, atLeast: characters)
        let coarseness = shapes.coarseness
        if coarseness != recentCoarseness {
            // The shapes have other numbers now.
            recent.removeAll()
            recentCoarseness = coarseness
        }
        if bytes.count <= Self.longestNumber {
            recent.note(RecentValues.Value(type: type, shape: UInt8(shape)), hash)
        }
    }

    /// Notes how many characters a text has, which are counted only where that may be news.
    ///
    /// - Parameter least: The text surely has so many.
    @inline(__always)
    private mutating func include(lengthOf bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, atLeast least: Int) {
        // Of ASCII, nothing but CR and LF are two bytes of one character.
        let least = isASCII ? max(least, (bytes.count &+ 1) / 2) : least
        if least >= shortest, bytes.count <= longest { return }
        include(length: least == bytes.count ? least : CharacterCount.of(bytes))
    }

    private mutating func include(length: Int) {
        if length < shortest { shortest = length }
        if length > longest { longest = length }
    }

    private mutating func add(number value: ProfiledText) {
        if let fixed = value.fixed { return fixedNumbers.add(fixed, value.bytes) }
        // Nearly every number lies within those before.
        if let integer = value.integer, let otherIntegers, otherIntegers.lowerBound < integer,
            integer < otherIntegers.upperBound
        {
            return
        }
        guard value.bytes.count <= Self.longestNumber, let shape = value.shape else { return longNumbers += 1 }
        let text = value.bytes.span
        if let otherNumbers {
            let (least, most) = (otherNumbers.lowerBound, otherNumbers.upperBound)
            let (toLeast, toMost) = (least.compare(to: shape, in: text), most.compare(to: shape, in: text))
            let isLeast = toLeast == 0 && value.bytes.elementsEqual(least.spelling.utf8)
            let isMost = toMost == 0 && value.bytes.elementsEqual(most.spelling.utf8)
            if toLeast < 0 && toMost > 0 || isLeast && toMost >= 0 || isMost && toLeast <= 0 { return }
        }
        var spelling = String(decoding: value.bytes, as: UTF8.self)
        if spelling.utf8.contains(UInt8(ascii: ",")) { spelling.replace(",", with: ".") }
        guard let number = ExactNumber(spelling) else { return }
        otherNumbers = Self.union(otherNumbers, number...number)
        otherIntegers = otherNumbers.flatMap { Self.integers($0) }
    }

    /// The ends, where both are spelled as integers that a word holds.
    private static func integers(_ numbers: ClosedRange<ExactNumber>) -> ClosedRange<Int64>? {
        guard let least = Int64(numbers.lowerBound.spelling), let most = Int64(numbers.upperBound.spelling),
            least <= most
        else { return nil }
        return least...most
    }

    private static func union(
        _ numbers: ClosedRange<ExactNumber>?, _ more: ClosedRange<ExactNumber>?
    ) -> ClosedRange<ExactNumber>? {
        guard let numbers, let more else { return numbers ?? more }
        let least = more.lowerBound.plainer(numbers.lowerBound, by: <)
        return least...more.upperBound.plainer(numbers.upperBound, by: >)
    }

    private mutating func include(date: UnsafeBufferPointer<UInt8>) {
        guard let known = dateTexts else { return dateTexts = DateTexts(first: Array(date), last: Array(date)) }
        if date.lexicographicallyPrecedes(known.first) { dateTexts?.first = Array(date) }
        if known.last.lexicographicallyPrecedes(date) { dateTexts?.last = Array(date) }
    }

    // MARK: Parts

    /// Begins another part of the data: what the part before has shown need not be found out again.
    mutating func begin(within bounds: Bounds) {
        distinct.begin(atMost: bounds.hash)
        shapes.begin(coarseness: bounds.coarseness)
        recentCoarseness = shapes.coarseness
    }

    /// What the parts that follow need not find out again.
    var bounds: Bounds { Bounds(hash: distinct.limit, coarseness: shapes.coarseness) }

    /// Takes over what another part of the data has in the column.
    mutating func merge(_ other: ColumnProfile) {
        values += other.values
        for type in ValueType.allCases { counts[type] += other.counts[type] }
        if let more = other.lengths {
            include(length: more.lowerBound)
            include(length: more.upperBound)
        }
        fixedNumbers.merge(other.fixedNumbers)
        otherNumbers = Self.union(otherNumbers, other.otherNumbers)
        longNumbers += other.longNumbers
        if let dates = other.dateTexts {
            dates.first.withUnsafeBufferPointer { include(date: $0) }
            dates.last.withUnsafeBufferPointer { include(date: $0) }
        }
        shapes.merge(other.shapes)
        distinct.merge(other.distinct)
    }

    mutating func finish() {
        distinct.finish()
        shapes.finish()
        recent.removeAll()
        otherIntegers = nil
        recentCoarseness = 0
    }
}

/// The first and the last date, as bytes: nearly every date lies between them.
private struct DateTexts: Sendable, Hashable {
    var first: [UInt8]
    var last: [UInt8]
}

extension ExactNumber {
    /// The one that goes before the other; of two spellings of a number the shorter, then the one that sorts first.
    fileprivate func plainer(_ other: ExactNumber, by precedes: (ExactNumber, ExactNumber) -> Bool) -> ExactNumber {
        if self != other { return precedes(self, other) ? self : other }
        let (mine, its) = (spelling, other.spelling)
        return (mine.utf8.count, mine) <= (its.utf8.count, its) ? self : other
    }
}
