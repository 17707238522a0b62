/// Up to 32 digits in four bits each, leading zeros and all: what a number needs without an allocation.
struct PhoneDigits: Sendable, Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private(set) var count = 0

    init() {}

    /// The digits of a part of a buffer, at most 32 of them.
    init(_ digits: UnsafeBufferPointer<UInt8>) {
        for digit in digits.prefix(32) { append(digit) }
    }

    /// Appends a digit, unless there are 32.
    mutating func append(_ digit: UInt8) {
        guard count < 32 else { return }
        let shift = UInt64(count & 15) * 4
        if count < 16 {
            first |= UInt64(digit & 15) << shift
        } else {
            second |= UInt64(digit & 15) << shift
        }
        count += 1
    }

    subscript(place: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (place < 16 ? first : second) >> (UInt64(place & 15) * 4)) & 15
    }

    /// Calls a closure with the digits as numbers from 0 to 9.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
            for place in 0..<count { buffer[place] = self[place] }
            return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// Appends the digits in ASCII.
    func append(to text: inout [UInt8]) {
        for place in 0..<count { text.append(0x30 + self[place]) }
    }

    /// The digits in ASCII.
    var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
