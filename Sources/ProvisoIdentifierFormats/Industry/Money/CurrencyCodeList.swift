/// Codes of currencies, joined in a table.
struct CurrencyCodeList {
    private let letters: UnsafeBufferPointer<UInt8>

    /// The codes of a text that is only codes.
    init(_ text: StaticString) {
        letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The codes at a place of a table.
    init(_ table: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        letters = UnsafeBufferPointer(rebasing: table[range])
    }

    /// How many codes there are.
    var count: Int { letters.count / 3 }

    subscript(_ index: Int) -> CurrencyMark.Code {
        CurrencyMark.Code(letters[index * 3], letters[index * 3 + 1], letters[index * 3 + 2])
    }

    /// Whether a code is among them.
    func contains(_ code: CurrencyMark.Code) -> Bool {
        for index in 0..<count where self[index] == code { return true }
        return false
    }
}
