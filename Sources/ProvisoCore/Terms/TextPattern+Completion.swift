internal import ProvisoFormats
internal import ProvisoPatterns

extension TextPattern {
    /// Whether a text matches, or does not where that is asked for, and if not, whether it could with more text at its end.
    func completion(of bytes: UnsafeBufferPointer<UInt8>, isInverted: Bool) -> Completion {
        let demand: Pattern.Demand =
            switch (isWhole, isInverted) {
            case (true, false): .matches
            case (true, true): .doesNotMatch
            case (false, false): .isFound
            case (false, true): .isNotFound
            }
        return switch pattern.completion(of: bytes.span, demand: demand) {
        case .valid: .valid
        case .incomplete: .incomplete
        case .lost: .lost
        }
    }
}
