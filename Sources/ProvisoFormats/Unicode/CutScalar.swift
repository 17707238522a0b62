/// A scalar at the end of a text of which not all bytes are there yet.
struct CutScalar {
    /// Where its first byte stands.
    let offset: Int

    /// How many bytes are missing.
    private let missing: Int

    /// What the next byte may be.
    private let next: ClosedRange<UInt8>

    /// Finds it; `nil` when the text ends with a whole scalar, or with what begins none.
    init?(endOf utf8: Span<UInt8>) {
        var start = utf8.count
        repeat {
            start -= 1
            guard start >= 0, utf8.count - start <= 3 else { return nil }
        } while utf8[start] & 0xC0 == 0x80
        var machine = UTF8Machine()
        for offset in start..<utf8.count where !machine.take(utf8[offset]) { return nil }
        guard !machine.isAtBoundary else { return nil }
        offset = start
        missing = machine.missing
        next = machine.next
    }

    /// Bytes that complete it: all that there are for a scalar that lacks one or two, one of 64 for one that lacks three.
    var endings: Endings {
        var texts = next.map { [$0] }
        for place in 1..<3 where place < missing {
            let last: ClosedRange<UInt8> = place == 1 ? 0x80...0xBF : 0x80...0x80
            texts = texts.flatMap { text in last.map { text + [$0] } }
        }
        return Endings(texts)
    }

    /// Some bytes that complete it, for formats to which one scalar is as good as another.
    var ending: Endings { Endings([[next.lowerBound] + [UInt8](repeating: 0x80, count: missing - 1)]) }
}
