/// A scheme as bytes in place.
struct SchemeRow {
    let country: UnsafeBufferPointer<UInt8>
    let pattern: UnsafeBufferPointer<UInt8>
    let check: UnsafeBufferPointer<UInt8>
    let example: UnsafeBufferPointer<UInt8>
    let source: UnsafeBufferPointer<UInt8>

    /// The two letters of the country as one number.
    @inline(__always)
    var code: UInt16 { country.count == 2 ? UInt16(country[0]) << 8 | UInt16(country[1]) : 0 }

    /// The scheme as a value.
    var scheme: NationalNumberScheme {
        NationalNumberScheme(
            country: Self.text(country), pattern: Self.text(pattern), check: Self.text(check),
            example: Self.text(example),
            source: Self.text(source))
    }

    static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The rows of a table, a line each.
struct SchemeRows {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ table: StaticString) {
        bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    }

    /// Gives each row to a closure until it returns true; returns whether it did.
    @discardableResult
    func forEach(_ body: (SchemeRow) -> Bool) -> Bool {
        var place = 0
        while place < bytes.count {
            let end = lineEnd(place)
            if body(row(place, end)) { return true }
            place = end &+ 1
        }
        return false
    }

    /// Gives each row of a country to a closure until it returns true; returns whether there is one.
    func forEach(of code: UInt16, _ body: (SchemeRow) -> Bool) -> Bool {
        var place = firstLine(of: code)
        var isKnown = false
        while place &+ 1 < bytes.count, self.code(place) == code {
            isKnown = true
            let end = lineEnd(place)
            if body(row(place, end)) { return true }
            place = end &+ 1
        }
        return isKnown
    }

    /// Where the lines of a country begin, or where they would: found by halves, since lines are sorted.
    private func firstLine(of code: UInt16) -> Int {
        var low = 0
        var high = bytes.count
        while low < high {
            var start = low &+ (high &- low) / 2
            while start > low, bytes[start &- 1] != 0x0A { start &-= 1 }
            if self.code(start) < code {
                low = min(lineEnd(start) &+ 1, high)
            } else {
                high = start
            }
        }
        return low
    }

    private func code(_ place: Int) -> UInt16 {
        place &+ 1 < bytes.count ? UInt16(bytes[place]) << 8 | UInt16(bytes[place &+ 1]) : .max
    }

    private func lineEnd(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end &+= 1 }
        return end
    }

    private func row(_ start: Int, _ end: Int) -> SchemeRow {
        var place = start
        func field() -> UnsafeBufferPointer<UInt8> {
            let first = min(place, end)
            while place < end, bytes[place] != UInt8(ascii: ";") { place &+= 1 }
            let field = UnsafeBufferPointer(rebasing: bytes[first..<min(place, end)])
            place &+= 1
            return field
        }
        return SchemeRow(country: field(), pattern: field(), check: field(), example: field(), source: field())
    }
}
