internal import ProvisoFormats

/// Texts among which others are looked up by canonical equivalence, without a copy of what is looked up.
package struct TextTable: Sendable {
    /// The composed forms, one behind the other.
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [Int] = []
    private var slots: SlotTable
    private let hash = TableHash()
    private var longest = 0
    /// Those of a few ASCII characters, which nothing else is equivalent to but what is composed to them.
    private var short = ShortTextTable([])

    /// Makes a table of texts.
    ///
    /// - Complexity: Linear in the texts.
    package init(_ texts: some Collection<String>) {
        slots = SlotTable(capacity: texts.count)
        for text in texts {
            text.withBytes { bytes in
                CanonicalText.withComposed(bytes) { insert($0) }
            }
        }
        short = ShortTextTable(
            ends.indices.compactMap { position in
                let text = bytes[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
                return text.withUnsafeBufferPointer { ShortTextTable.packed($0) }
            })
    }

    /// The texts, in their composed form.
    var texts: [String] {
        ends.indices.map { String(decoding: bytes[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]], as: UTF8.self) }
    }

    /// Whether there is no text.
    var isEmpty: Bool { ends.isEmpty }

    /// Whether a text is one of these.
    ///
    /// - Complexity: Linear in the text; constant, on average, in the number of texts.
    @inline(__always)
    func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        ShortTextTable.packed(text).map(short.contains) ?? (position(of: text) != nil)
    }

    /// The position of a text among these; equivalent ones count once.
    ///
    /// - Complexity: As that of ``contains(_:)``.
    package func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        // Composing makes a text a few times shorter at most, so one that is much longer than all is none of them.
        if ends.isEmpty || text.count > longest * 8 { return nil }
        return CanonicalText.withComposed(text) { position(of: $0, hash: hash.hash($0)) }
    }

    private mutating func insert(_ text: UnsafeBufferPointer<UInt8>) {
        let hash = hash.hash(text)
        guard position(of: text, hash: hash) == nil else { return }
        slots.insert(ends.count, hash: hash)
        bytes.append(contentsOf: text)
        ends.append(bytes.count)
        longest = max(longest, text.count)
    }

    @inline(__always)
    private func position(of text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        slots.first(hash: hash) { position in
            let start = position == 0 ? 0 : ends[position - 1]
            guard ends[position] - start == text.count else { return false }
            return ByteWord.areEqual(bytes.span, from: start, text.span, from: 0, count: text.count)
        }
    }
}
