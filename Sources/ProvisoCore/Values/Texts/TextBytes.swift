// There are several ways to the bytes of a text, and each would have its own copy of what is done with them: `lend` keeps that to
// one.

extension String {
    /// Lends the text's UTF-8. Copies only a text that is not stored as UTF-8, as those of Objective-C.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        @inline(never)
        func lend(_ bytes: UnsafeBufferPointer<UInt8>) -> Result { body(bytes) }
        var text = self
        return text.withUTF8(lend)
    }
}

extension StringProtocol {
    /// Lends the text's UTF-8. Copies only a text that is not stored as UTF-8, as those of Objective-C.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        @inline(never)
        func lend(_ bytes: UnsafeBufferPointer<UInt8>) -> Result { body(bytes) }
        if let result = utf8.withContiguousStorageIfAvailable(lend) { return result }
        var copy = String(self)
        return copy.withUTF8(lend)
    }
}
