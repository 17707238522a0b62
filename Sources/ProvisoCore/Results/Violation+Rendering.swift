extension Violation {
    /// Whether another violation surely has the same words and the same members, so that what was made of one serves the other. The
    /// values that were judged do not count. Nothing is read for it: `false` says only that nobody knows.
    ///
    /// A rule that refuses one value after another makes violations that share all they hold.
    package func rendersLike(_ other: Violation) -> Bool {
        wording.sharedLabel === other.wording.sharedLabel && wording.extras === other.wording.extras
            && wording.sharedLabels === other.wording.sharedLabels && wording.isConcealed == other.wording.isConcealed
            && severity == other.severity && code == other.code && wording.key == other.wording.key
            && path == other.path && parameters.isIdentical(to: other.parameters)
    }

    /// A number that differs for most violations that are not told alike, and is the same in every run of a program.
    package var renderingHash: UInt64 {
        var mark = code.rawValue.briefHash
        if case .key(let key)? = path.components.first { mark = (mark &* 31) ^ key.briefHash }
        mark = mark &* 31 &+ UInt64(parameters.mark)
        if case .index(let index)? = path.components.last { mark = mark &* 31 &+ UInt64(truncatingIfNeeded: index) }
        return mark &* 0x9E37_79B9_7F4A_7C15
    }
}

extension String {
    /// A number that differs for most texts, and is the same in every run of a program: of the length, the first and the
    /// last bytes.
    fileprivate var briefHash: UInt64 {
        // Lent without a reference to it, which nearly every text allows; counting two of them took more than the rest.
        utf8.withContiguousStorageIfAvailable(Self.briefHash) ?? withBytes(Self.briefHash)
    }

    private static func briefHash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let span = bytes.span
        let length = UInt64(truncatingIfNeeded: span.count)
        guard span.count >= ByteWord.size else { return bytes.reduce(length) { $0 &<< 8 ^ UInt64($1) } }
        let ends =
            ByteWord(span, at: 0).bits ^ ByteWord(span, at: span.count &- ByteWord.size).bits &* 0x9E37_79B9_7F4A_7C15
        return UInt64(truncatingIfNeeded: ends) ^ length
    }
}
