/// The digest of a hash function in hexadecimal, in either case: as many digits as the algorithm makes.
public struct HashDigestFormat: StringFormat {
    /// The algorithm, by which the length is known.
    public var algorithm: HashAlgorithm

    /// Creates a format for the digests of an algorithm.
    public init(algorithm: HashAlgorithm = .sha256) {
        self.algorithm = algorithm
    }

    /// Says why a text is not such a digest, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        for offset in utf8.indices where !ASCII.isHexDigit(utf8[offset]) {
            return FormatFailure("not a hexadecimal digit", at: offset)
        }
        return utf8.count == algorithm.bitWidth / 4 ? nil : FormatFailure("wrong length", at: 0)
    }
}
