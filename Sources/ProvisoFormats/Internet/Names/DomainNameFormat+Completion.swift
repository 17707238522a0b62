extension DomainNameFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        endings(behind: utf8).complete(utf8, in: self)
    }

    /// What completes a text that ends with a domain name.
    func endings(behind utf8: Span<UInt8>) -> Endings {
        let endings = endings + aLabelEndings(behind: utf8).perhaps(then: missingLabels)
        guard enableIDN, let cut = CutScalar(endOf: utf8) else { return endings }
        // It may become a dot, of which there are several.
        return cut.endings.perhaps(then: missingLabels + Endings([topLevel]))
    }

    /// A short name.
    var shortest: Endings { Endings("a").perhaps(then: missingLabels) }

    /// What completes a name whose labels are written out.
    private var endings: Endings {
        var starts = Endings(topLevel.indices.map { Array(topLevel[$0...]) })
        // A label may need a character of its own script, or of the other direction, and some characters need one behind them:
        // a joiner one that joins (RFC 5892 appendix A.1), a middle dot a letter (A.3), a numeral sign (A.4), katakana (A.7).
        if enableIDN { starts = starts + Endings("1", "א", "ب", "l", "α", "ア", "\u{338}a") }
        return starts.perhaps(then: missingLabels)
    }

    /// The labels that a name may lack, each number of them.
    private var missingLabels: Endings {
        var texts: [[UInt8]] = []
        var text = [ASCII.dot] + topLevel
        // With more labels a name would be too long.
        for _ in 1..<max(2, min(minimumLabels, 128)) {
            texts.append(text)
            text = Array(".a".utf8) + text
        }
        return Endings(texts)
    }

    private var topLevel: [UInt8] {
        [UInt8](repeating: UInt8(ascii: "a"), count: max(1, min(minimumTopLevelLength, Self.maximumLabelLength)))
    }

    /// What makes Punycode of one label that says it is some: the rest of what a label is with a `ü` at its end or start.
    ///
    /// What has been typed can always be its ASCII characters, since the last hyphen ends those.
    private func aLabelEndings(behind utf8: Span<UInt8>) -> Endings {
        #if PROVISO_SMALL
        return Endings()
        #else
        guard enableIDN, let typed = punycode(endOf: utf8), typed.count <= Self.maximumLabelLength - 4 else {
            return Endings()
        }
        let umlaut: [UInt32] = [0xFC]
        let unhyphenated = typed.last == UInt32(ASCII.hyphen) ? Array(typed.dropLast()) : typed
        let labels = [typed + umlaut, umlaut + typed, umlaut + typed + umlaut, unhyphenated + umlaut]
        return Endings(
            labels.compactMap { Punycode.encode($0) }.filter { $0.count > typed.count }.map {
                Array($0[typed.count...])
            })
        #endif
    }

    /// What stands behind the `xn--` of the last label; `nil` when it has none.
    private func punycode(endOf utf8: Span<UInt8>) -> [UInt32]? {
        // Only what can be mapped to ASCII stands in such a label, in letters of either case and of any width.
        var start = utf8.count
        while start > 0, utf8[start - 1] >= 0x80 || ASCIIClasses.label.contains(utf8[start - 1]) { start -= 1 }
        let name = MappedName(utf8, from: start, to: utf8.count, transitional: false)
        let label = Normalization.composed(name.scalars).split(
            separator: UInt32(ASCII.dot), omittingEmptySubsequences: false
        ).last
        guard let label, label.starts(with: [0x78, 0x6E, 0x2D, 0x2D]), label.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        return Array(label.dropFirst(4))
    }
}
