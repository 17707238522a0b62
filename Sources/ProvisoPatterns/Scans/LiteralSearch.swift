/// Finds a short byte string in a text, sixteen places at a time.
struct LiteralSearch: Sendable {
    /// Longer literals are cut: what follows is checked by who asked.
    static let maximumLength = 32

    let literal: [UInt8]

    /// Nil for the empty literal.
    init?(_ literal: [UInt8]) {
        guard !literal.isEmpty else { return nil }
        self.literal = Array(literal.prefix(Self.maximumLength))
    }

    /// Where the literal first occurs at or behind a place.
    ///
    /// - Complexity: O(*n*) in the number of bytes, times at most ``maximumLength``.
    func first(in bytes: UnsafeBufferPointer<UInt8>, from place: Int = 0) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let raw = UnsafeRawPointer(base)
        let length = literal.count
        let lastStart = bytes.count - length
        var index = place
        return literal.withUnsafeBufferPointer { literal in
            let first = SIMD16<UInt8>(repeating: literal[0])
            let last = SIMD16<UInt8>(repeating: literal[length - 1])
            while index + 15 <= lastStart {
                let starts = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
                let ends = raw.loadUnaligned(fromByteOffset: index + length - 1, as: SIMD16<UInt8>.self)
                if any((starts .== first) .& (ends .== last)) {
                    for offset in 0..<16 where Self.matches(literal, bytes, index + offset) { return index + offset }
                }
                index += 16
            }
            while index <= lastStart {
                if Self.matches(literal, bytes, index) { return index }
                index += 1
            }
            return nil
        }
    }

    @inline(__always)
    private static func matches(
        _ literal: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int
    ) -> Bool {
        for offset in 0..<literal.count where bytes[place + offset] != literal[offset] { return false }
        return true
    }
}
