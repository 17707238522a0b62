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
        let end = RunScan.endOfHexDigits(in: utf8, from: 0)
        guard end == utf8.count else { return FormatFailure("not a hexadecimal digit", at: end) }
        return utf8.count == algorithm.bitWidth / 4 ? nil : FormatFailure("wrong length", at: 0)
    }
}

extension HashDigestFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        utf8.count < algorithm.bitWidth / 4 && RunScan.endOfHexDigits(in: utf8, from: 0) == utf8.count
    }
}
