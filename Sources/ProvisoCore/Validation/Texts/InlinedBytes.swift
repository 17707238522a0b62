extension StringProtocol {
    /// Lends the text's UTF-8, as `withBytes` does, to what is called for every value: here each way to the bytes has its own copy
    /// of the body, which spares two calls.
    @inline(__always)
    func withInlinedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = String(self)
        return copy.withUTF8(body)
    }
}
