/// Hashes keys: multiplies two halves and folds the product. Its secrets differ from run to run, so that no file can be made
/// to be slow.
struct KeyHash {
    private let first = UInt64.random(in: .min ... .max)
    private let second = UInt64.random(in: .min ... .max)

    @inline(__always)
    func callAsFunction(_ key: Key) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: key.count)
        var index = 0
        while index &+ 16 <= key.count {
            hash = Self.product(hash ^ key.eight(from: index) ^ first, key.eight(from: index &+ 8) ^ second)
            index &+= 16
        }
        let isHalf = index &+ 8 <= key.count
        let low = isHalf ? key.eight(from: index) : key.rest(from: index)
        let high = isHalf ? key.rest(from: index &+ 8) : 0
        return Self.product(hash ^ low ^ first, high ^ second)
    }

    @inline(__always)
    private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
