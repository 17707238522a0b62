/// What a value looks like, whatever the rules say of it.
public enum ValueType: Int, Sendable, Hashable, CaseIterable {
    /// An empty cell or text, null, an empty list or object, and what the document calls `missing`.
    case empty
    /// A whole number: an optional minus sign and digits. `007` is a text, since as a number it would lose its zeros.
    case integer
    /// A number with a fraction or an exponent.
    case decimal
    /// `true` or `false`; in CSV in any case.
    case boolean
    /// A day that there is, as ISO 8601 writes it: `2026-01-31`.
    case date
    /// Such a day with a time of day, with or without an offset: `2026-01-31T08:30:00Z`.
    case dateTime
    /// Any other text.
    case text
    /// A list of JSON.
    case list
    /// An object of JSON.
    case object
}

/// How many values are of each type, in place: an array is asked for each value whether somebody else has it too.
struct TypeCounts: Sendable {
    private var counts = (0, 0, 0, 0, 0, 0, 0, 0, 0)

    subscript(type: ValueType) -> Int {
        @inline(__always)
        get {
            withUnsafeBytes(of: counts) { $0.load(fromByteOffset: Self.offset(of: type, in: $0.count), as: Int.self) }
        }
        @inline(__always)
        set {
            withUnsafeMutableBytes(of: &counts) {
                $0.storeBytes(of: newValue, toByteOffset: Self.offset(of: type, in: $0.count), as: Int.self)
            }
        }
    }

    @inline(__always)
    private static func offset(of type: ValueType, in size: Int) -> Int {
        let offset = type.rawValue &* MemoryLayout<Int>.stride
        precondition(offset >= 0 && offset < size)
        return offset
    }
}

extension TypeCounts: Hashable {
    static func == (left: Self, right: Self) -> Bool { ValueType.allCases.allSatisfy { left[$0] == right[$0] } }

    func hash(into hasher: inout Hasher) {
        for type in ValueType.allCases { hasher.combine(self[type]) }
    }
}
