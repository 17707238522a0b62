extension StringProtocol {
    /// Gives the bytes of a text to a scanner, and passes on what it returns or throws.
    func scan<Value>(_ body: (Span<UInt8>) throws(FormatFailure) -> Value) throws(FormatFailure) -> Value {
        var text = String(self)
        let result = text.withUTF8 { bytes -> Result<Value, FormatFailure> in
            do throws(FormatFailure) {
                return .success(try body(bytes.span))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
