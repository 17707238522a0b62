import ProvisoUnicode

extension CanonicalText {
    /// A text with letters that differ in case alone made the same, as `ignoreCase` compares texts: by Unicode's simple case
    /// folding (CaseFolding.txt, statuses C and S), like patterns that ignore case.
    ///
    /// A letter stays one letter, so that `ß` is not `SS`; `ς` is `Σ`, and `ẞ` is `ß`. Texts that are canonically equivalent
    /// are so afterwards. The table is that of one version of Unicode, on every machine.
    ///
    /// - Complexity: Linear in the text.
    package static func folded(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: folded.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            case 0..<0x80: folded.append(scalar)
            // `İ` is `I` with a dot above, by canonical equivalence. It has a folding of its own in Turkic alone.
            case 0x130:
                folded.append("i")
                folded.append("\u{307}")
            // The only mark that folds would become a letter.
            case 0x345: folded.append(scalar)
            default: folded.append(Unicode.Scalar(CaseFoldingTable.folded(scalar.value)) ?? scalar)
            }
        }
        return String(folded)
    }
}
