/// Patterns that are looked for in the same texts, such as the parts of a strong password.
///
/// Single classes of ASCII characters, as in `[0-9]`, are looked for together, in one pass.
///
/// ```swift
/// let parts = PatternSet([try Pattern("[0-9]"), try Pattern("[A-Z]"), try Pattern("[^A-Za-z0-9]")])
/// parts.missing(in: "correct horse").contains(1)      // true: no upper case
/// ```
public struct PatternSet: Sendable {
    /// Numbers of patterns, in the order in which they were given.
    public struct Indices: Hashable, Sendable, Sequence {
        /// Bit *i* stands for pattern *i*.
        public let bits: UInt64

        /// Whether no pattern is among them.
        public var isEmpty: Bool {
            bits == 0
        }

        /// Whether a pattern is among them.
        public func contains(_ index: Int) -> Bool {
            (0..<64).contains(index) && bits & (1 << UInt64(index)) != 0
        }

        /// The numbers, ascending.
        public func makeIterator() -> AnyIterator<Int> {
            var rest = bits
            return AnyIterator {
                guard rest != 0 else { return nil }
                let index = rest.trailingZeroBitCount
                rest &= rest - 1
                return index
            }
        }
    }

    /// The greatest number of patterns.
    public static let capacity = 64

    /// The patterns.
    public let patterns: [Pattern]
    private let all: UInt64
    /// For each byte, the single classes that have it.
    private let members: FixedTable<UInt64>
    private let classes: UInt64
    private let others: [Int]

    /// Makes a set of the first ``capacity`` patterns.
    public init(_ patterns: [Pattern]) {
        self.patterns = Array(patterns.prefix(Self.capacity))
        var table = [UInt64](repeating: 0, count: 256)
        var classes: UInt64 = 0
        var others: [Int] = []
        for (index, pattern) in self.patterns.enumerated() {
            guard let set = MemberScan.set(pattern.engine.node) else {
                others.append(index)
                continue
            }
            classes |= 1 << UInt64(index)
            for range in set.ranges {
                for value in range { table[Int(value)] |= 1 << UInt64(index) }
            }
        }
        all = self.patterns.count == 64 ? .max : 1 << UInt64(self.patterns.count) - 1
        members = FixedTable(table)
        self.classes = classes
        self.others = others
    }

    /// The patterns that do not match anywhere in the text.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) in the length of the text, for each pattern that is no single class.
    public func missing(in text: String) -> Indices {
        if let result = text.utf8.withContiguousStorageIfAvailable({ missing($0) }) { return result }
        var copy = text
        return copy.withUTF8 { missing($0) }
    }

    /// The patterns that do not match anywhere in the text.
    ///
    /// - Parameter utf8: The text in UTF-8.
    /// - Complexity: O(*n*) in the length of the text, for each pattern that is no single class.
    public func missing(in utf8: Span<UInt8>) -> Indices {
        utf8.withUnsafeBufferPointer { missing($0) }
    }

    private func missing(_ bytes: UnsafeBufferPointer<UInt8>) -> Indices {
        var found: UInt64 = 0
        if classes != 0 {
            let table = members.base
            for byte in bytes { found |= table[Int(byte)] }
        }
        for index in others where patterns[index].engine.isFound(in: bytes) { found |= 1 << UInt64(index) }
        return withExtendedLifetime(members) { Indices(bits: all & ~found) }
    }
}
