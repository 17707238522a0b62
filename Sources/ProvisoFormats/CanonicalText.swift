/// Texts as Swift's `==` and `<` see them: equal when they are canonically equivalent (UAX #15), ordered by the scalars of
/// their composed forms. Works on UTF-8 in place.
///
/// A run of more than 30 combining marks is taken as it is written; see ``CanonicalScalars``.
///
/// - Complexity: All is linear in the texts, whatever stands in them, where Swift's own is quadratic in runs of marks.
///   Equal bytes, ASCII and other texts whose composed form is seen from their bytes are compared without being decoded.
package enum CanonicalText {
    /// Whether two texts are canonically equivalent.
    package static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = lengthOfCommonStart(left, right)
        if start == left.count, start == right.count { return true }
        if isPlain(left), isPlain(right) { return false }
        var (leftScalars, rightScalars) = (CanonicalScalars(left), CanonicalScalars(right))
        while true {
            let (a, b) = (leftScalars.next(), rightScalars.next())
            if a != b { return false }
            if a == nil { return true }
        }
    }

    /// Orders two texts: -1, 0 or 1.
    package static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let start = lengthOfCommonStart(left, right)
        if start == left.count, start == right.count { return 0 }
        if isPlain(left), isPlain(right) {
            // UTF-8 is ordered as the scalars are.
            if start == left.count || start == right.count { return start == left.count ? -1 : 1 }
            return left[start] < right[start] ? -1 : 1
        }
        var (leftScalars, rightScalars) = (CanonicalScalars(left), CanonicalScalars(right))
        while true {
            switch (leftScalars.next(), rightScalars.next()) {
            case (nil, nil): return 0
            case (nil, _?): return -1
            case (_?, nil): return 1
            case (let a?, let b?) where a != b: return a < b ? -1 : 1
            default: continue
            }
        }
    }

    /// The text in Normalization Form C.
    package static func composed(_ text: String) -> String {
        var text = text
        return text.withUTF8 { isPlain($0) ? nil : composed($0) }.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// Lends the bytes of the composed form: the text's own where it is seen to be composed.
    package static func withComposed<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        isPlain(bytes) ? body(bytes) : composed(bytes).withUnsafeBufferPointer(body)
    }

    /// Whether the bytes show that a text is in Normalization Form C: it has no scalar from U+0300 on.
    package static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let span = bytes.span
        var index = 0
        while span.count &- index >= 8 {
            // Whoever has the highest bit set is looked at more closely.
            if eightBytes(of: span, at: index) & 0x8080_8080_8080_8080 != 0 {
                for offset in index..<index &+ 8 where span[offset] >= firstByteOfMarks { return false }
            }
            index &+= 8
        }
        while index < span.count {
            if span[index] >= firstByteOfMarks { return false }
            index &+= 1
        }
        return true
    }

    /// Whether a text is seen to be in Normalization Form C, a scalar at a time: none of them changes or joins the one before.
    package static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isPlain(bytes) || CanonicalScalars(bytes).standApart
    }

    /// The first byte of U+0300, the first combining mark, in UTF-8. No later byte of a scalar is as high.
    private static let firstByteOfMarks: UInt8 = 0xCC

    private static func composed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var composed: [UInt8] = []
        composed.reserveCapacity(bytes.count)
        var scalars = CanonicalScalars(bytes)
        while let value = scalars.next() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            composed.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        return composed
    }

    private static func lengthOfCommonStart(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let (a, b) = (left.span, right.span)
        let shared = min(a.count, b.count)
        var index = 0
        while shared &- index >= 8 {
            let difference = eightBytes(of: a, at: index) ^ eightBytes(of: b, at: index)
            if difference != 0 { return index &+ difference.trailingZeroBitCount &>> 3 }
            index &+= 8
        }
        while index < shared, a[index] == b[index] { index &+= 1 }
        return index
    }

    /// Eight bytes, the first one lowest, that the caller has checked to be there.
    @inline(__always)
    private static func eightBytes(of text: Span<UInt8>, at offset: Int) -> UInt64 {
        UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }
}
