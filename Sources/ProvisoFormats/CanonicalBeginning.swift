extension CanonicalText {
    /// Whether a text is the beginning of another: whether it can become one that is canonically equivalent to it when more is
    /// typed behind it, or is so already. `e` can become `é`, by an accent.
    ///
    /// - Complexity: Linear in the texts; a beginning in ASCII is mostly told without anything being decomposed.
    package static func isBeginning(
        _ text: UnsafeBufferPointer<UInt8>, of whole: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for (index, byte) in text.enumerated() {
            guard index < whole.count else { return byte >= 0x80 && isDecomposedBeginning(text, of: whole) }
            if byte == whole[index] { continue }
            // Each byte of ASCII begins something that is decomposed in one way.
            if byte < 0x80, whole[index] < 0x80 { return false }
            return isDecomposedBeginning(text, of: whole)
        }
        return true
    }

    private static func isDecomposedBeginning(
        _ text: UnsafeBufferPointer<UInt8>, of whole: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let typed = Normalization.decomposed(String(decoding: text, as: UTF8.self).unicodeScalars.map { $0.value })
        let whole = Normalization.decomposed(String(decoding: whole, as: UTF8.self).unicodeScalars.map { $0.value })
        let head = typed.lastIndex { $0.combiningClass == 0 }.map { $0 + 1 } ?? 0
        guard whole.count >= typed.count, zip(typed[..<head], whole).allSatisfy({ $0.scalar == $1.scalar }) else {
            return false
        }
        // Marks of different classes change places; those of one class stay in the order typed.
        let marks = typed[head...]
        let wholeMarks = whole[head...].prefix { $0.combiningClass != 0 }
        return Set(marks.map { $0.combiningClass }).allSatisfy { kind in
            let ofKind = wholeMarks.lazy.filter { $0.combiningClass == kind }.map { $0.scalar }
            return ofKind.starts(with: marks.lazy.filter { $0.combiningClass == kind }.map { $0.scalar })
        }
    }
}
