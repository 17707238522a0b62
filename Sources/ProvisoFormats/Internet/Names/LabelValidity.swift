/// The validity criteria for a label: UTS #46 section 4.1, and those that IDNA 2008 adds.
struct LabelValidity {
    let options: IDNA.Options

    /// Whether the name has a right-to-left label.
    let isBidi: Bool

    /// Whether the label came out of Punycode, which is always judged as without transitional processing.
    let wasDecoded: Bool

    static let disallowed: StaticString = "character not allowed"

    /// Says what is wrong with a label.
    ///
    /// An empty label has nothing wrong with it here.
    func failure(of label: [UInt32]) -> StaticString? {
        guard let first = label.first else { return nil }
        if wasDecoded, Normalization.composed(label) != label { return "not normalized (NFC)" }
        if let reason = hyphenFailure(of: label) { return reason }
        if label.contains(UInt32(ASCII.dot)) { return Self.disallowed }
        if CodePointProperties(first).isMark { return "combining mark without a letter" }
        for scalar in label where !isAllowed(scalar) { return Self.disallowed }
        if options.checkJoiners || options.idna2008, let reason = ContextRules.joinerFailure(of: label) {
            return reason
        }
        if options.idna2008, let reason = ContextRules.otherFailure(of: label) { return reason }
        if isBidi, !BidiRule.isObeyed(by: label) { return "mixed writing directions" }
        return nil
    }

    private func hyphenFailure(of label: [UInt32]) -> StaticString? {
        let hyphen = UInt32(ASCII.hyphen)
        // IDNA 2008 speaks of U-labels; an ASCII label is as the DNS has it.
        if options.checkHyphens || options.idna2008 && label.contains(where: { $0 >= 0x80 }) {
            if label.count >= 4, label[2] == hyphen, label[3] == hyphen { return "misplaced hyphen" }
            if label.first == hyphen { return "misplaced hyphen" }
            if label.last == hyphen { return "misplaced hyphen" }
        } else if label.starts(with: [0x78, 0x6E, hyphen, hyphen]) {
            return "invalid Punycode"
        }
        return nil
    }

    private func isAllowed(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 {
            if scalar == UInt32(ASCII.underscore), options.allowUnderscore { return true }
            if options.useSTD3ASCIIRules { return Self.isLetterDigitHyphen(scalar) }
        }
        let properties = CodePointProperties(scalar)
        if options.idna2008, scalar >= 0x80, properties.derived == .disallowed { return false }
        switch properties.status {
        case .valid: return true
        case .deviation: return wasDecoded || !options.transitional
        case .ignored, .mapped, .disallowed: return false
        }
    }

    /// Whether a scalar is one of STD3's, mapped to lower case.
    static func isLetterDigitHyphen(_ scalar: UInt32) -> Bool {
        (0x61...0x7A).contains(scalar) || (0x30...0x39).contains(scalar) || scalar == UInt32(ASCII.hyphen)
    }
}
