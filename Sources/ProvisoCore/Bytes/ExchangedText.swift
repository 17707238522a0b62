extension String {
    /// The text with another one in place of each occurrence of a part; the method of the standard library belongs to its regular
    /// expressions, which Embedded Swift has not.
    ///
    /// - Complexity: Linear in the text times the length of the part.
    func exchanging(_ part: String, for other: String) -> String {
        #if hasFeature(Embedded)
        guard !part.isEmpty else { return self }
        var (exchanged, rest) = ("", self[...])
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                exchanged += other
                rest = rest.dropFirst(part.count)
            } else {
                exchanged.append(rest.removeFirst())
            }
        }
        return exchanged
        #else
        return replacing(part, with: other)
        #endif
    }
}
