/// The scalars of a text in Unicode's Normalization Form C (UAX #15), one after the other.
///
/// A run of more than 30 combining marks stands as it is written, and neither combines with what precedes it nor is put
/// in order: no script has such runs, UAX #15 calls a text without them stream-safe, and what it costs to bring a longer
/// run into order has no bound. Bytes that are no UTF-8 are read as U+FFFD.
///
/// - Complexity: Linear in the text. Memory is that of the longest stretch of scalars that may combine with one another.
struct CanonicalScalars {
    /// The most marks that are put in order: the limit of UAX #15, section 13.
    static let longestRun = 30

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The scalars of a stretch, composed, and how many of them were taken.
    private var stretch: [UInt32] = []
    private var taken = 0
    /// The end of a run that stands as it is written.
    private var endOfRun = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether no scalar of the text changes or joins another one: the text is its own composed form.
    var standApart: Bool {
        var position = position
        while let (scalar, length) = scalar(at: position) {
            guard Self.standsAlone(scalar), !Self.joinsPrevious(scalar) else { return false }
            position += length
        }
        return true
    }

    mutating func next() -> UInt32? {
        if taken < stretch.count {
            taken += 1
            return stretch[taken - 1]
        }
        guard let (scalar, length) = scalar(at: position) else { return nil }
        if position < endOfRun {
            position += length
            return scalar
        }
        if Self.standsAlone(scalar) {
            guard let next = self.scalar(at: position + length)?.value, Self.joinsPrevious(next) else {
                position += length
                return scalar
            }
        }
        readStretch()
        return next()
    }

    /// Reads scalars that may combine with one another, up to one that combines with nothing before it.
    private mutating func readStretch() {
        stretch.removeAll(keepingCapacity: true)
        taken = 0
        while let (scalar, length) = scalar(at: position) {
            if Self.isMark(scalar) {
                let start = position
                let count = stretch.count
                while let (mark, length) = self.scalar(at: position), Self.isMark(mark) {
                    if stretch.count - count <= Self.longestRun { stretch.append(mark) }
                    position += length
                }
                guard stretch.count - count > Self.longestRun else { continue }
                stretch.removeLast(stretch.count - count)
                (endOfRun, position) = (position, start)
                break
            }
            guard stretch.isEmpty || Self.joinsPrevious(scalar) else { break }
            stretch.append(scalar)
            position += length
        }
        stretch = Normalization.composed(stretch)
    }

    private func scalar(at position: Int) -> (value: UInt32, length: Int)? {
        guard position < bytes.count else { return nil }
        return UTF8Decoding.scalar(in: bytes.span, at: position, end: bytes.count) ?? (0xFFFD, 1)
    }

    /// Whether a scalar is its own composed form when nothing combines with it.
    private static func standsAlone(_ scalar: UInt32) -> Bool {
        scalar < 0x300 || scalar &- 0x4E00 < 0x5200 || Hangul.isSyllable(scalar)
            || !isMark(scalar) && IDNATables.decomposition(of: scalar) == nil
    }

    /// Whether a scalar may combine with the one before it, or change places with it.
    private static func joinsPrevious(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x300, scalar &- 0x4E00 >= 0x5200 else { return false }
        return isMark(scalar) || Normalization.composesBackward(scalar)
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        scalar >= 0x300 && CodePointProperties(scalar).combiningClass != 0
    }
}
