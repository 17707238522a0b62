/// The groups of an IPv6 address, read one after the other.
struct IPv6Groups {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// How many groups have been read.
    private(set) var count = 0

    /// How many groups stand before the double colon; less than zero without one.
    private var countBeforeElision = -1

    /// Whether there is a double colon.
    @inline(__always)
    var isElided: Bool { countBeforeElision >= 0 }

    @inline(__always)
    mutating func append(_ group: UInt64) {
        high = high &<< 16 | low &>> 48
        low = low &<< 16 | group
        count &+= 1
    }

    /// Notes a double colon behind the groups that have been read.
    @inline(__always)
    mutating func elide() { countBeforeElision = count }

    /// The 128 bits of the address, with groups of zeros for a double colon.
    var address: (high: UInt64, low: UInt64) {
        guard isElided else { return (high, low) }
        var head = self
        head.shift(by: 8 &- count)
        let tailMask = Self.mask(count &- countBeforeElision)
        let headMask = Self.mask(8 &- countBeforeElision)
        return (head.high & ~headMask.high | high & tailMask.high, head.low & ~headMask.low | low & tailMask.low)
    }

    /// The bits of so many groups, counted from the last.
    private static func mask(_ groups: Int) -> (high: UInt64, low: UInt64) {
        // Shifts by 64 bits and more give zero, so that the mask is then whole.
        (~(.max << UInt64(max(0, 16 * (groups - 4)))), ~(.max << UInt64(16 * groups)))
    }

    /// Puts so many groups of zeros behind.
    mutating func shift(by groups: Int) {
        // Shifts by 64 bits and more give zero.
        if groups >= 4 {
            high = low << UInt64(16 * (groups - 4))
            low = 0
        } else {
            high = high << UInt64(16 * groups) | low >> UInt64(64 - 16 * groups)
            low = low << UInt64(16 * groups)
        }
    }
}
