extension StringProtocol {
    /// Lends the text's UTF-8. Copies only a text that is not stored as UTF-8, as those of Objective-C.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = String(self)
        return copy.withUTF8(body)
    }
}
