/// The contextual rules of RFC 5892 appendix A.
enum ContextRules {
    private static let zeroWidthNonJoiner: UInt32 = 0x200C
    private static let zeroWidthJoiner: UInt32 = 0x200D

    /// CONTEXTJ, appendix A.1 and A.2: where the zero-width joiners may stand.
    static func joinerFailure(of label: [UInt32]) -> StaticString? {
        for index in label.indices where label[index] == zeroWidthNonJoiner || label[index] == zeroWidthJoiner {
            if index > 0, CodePointProperties(label[index - 1]).isVirama { continue }
            if label[index] == zeroWidthNonJoiner, isBetweenJoining(label, at: index) { continue }
            return "character not allowed here"
        }
        return nil
    }

    /// Whether what precedes joins to the right and what follows to the left, transparent characters passed over.
    private static func isBetweenJoining(_ label: [UInt32], at index: Int) -> Bool {
        let before = label[..<index].last { CodePointProperties($0).joining != .transparent }
        let after = label[(index + 1)...].first { CodePointProperties($0).joining != .transparent }
        guard let before, let after else { return false }
        let left = CodePointProperties(before).joining
        let right = CodePointProperties(after).joining
        return (left == .left || left == .dual) && (right == .right || right == .dual)
    }

    /// CONTEXTO, appendix A.3 to A.9.
    static func otherFailure(of label: [UInt32]) -> StaticString? {
        var hasArabicIndicDigit = false
        var hasExtendedArabicIndicDigit = false
        for (index, scalar) in label.enumerated() {
            let isFine: Bool
            switch scalar {
            case 0xB7:  // Middle dot, in Catalan's l·l.
                isFine = index > 0 && label[index - 1] == 0x6C && index + 1 < label.count && label[index + 1] == 0x6C
            case 0x375:  // Greek keraia.
                isFine = index + 1 < label.count && script(label[index + 1]) == .greek
            case 0x5F3, 0x5F4:  // Hebrew geresh and gershayim.
                isFine = index > 0 && script(label[index - 1]) == .hebrew
            case 0x30FB:  // Katakana middle dot.
                isFine = label.contains { script($0) == .hanOrKana }
            case 0x660...0x669:
                hasArabicIndicDigit = true
                isFine = !hasExtendedArabicIndicDigit
            case 0x6F0...0x6F9:
                hasExtendedArabicIndicDigit = true
                isFine = !hasArabicIndicDigit
            default:
                isFine = true
            }
            if !isFine { return "character not allowed here" }
        }
        return nil
    }

    private static func script(_ scalar: UInt32) -> CodePointProperties.ContextScript {
        CodePointProperties(scalar).contextScript
    }
}
