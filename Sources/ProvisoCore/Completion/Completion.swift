public import ProvisoFormats

/// What typing on can do for a text: it is valid, it can become so, or it is lost.
public typealias Completion = ProvisoFormats.Completion

extension StringProtocol {
    /// Whether another text begins so, or can begin so by what is typed behind this one; see
    /// ``/ProvisoFormats/CanonicalText/isBeginning(_:of:)``.
    func isBeginning(of text: some StringProtocol) -> Bool {
        withBytes { beginning in text.withBytes { CanonicalText.isBeginning(beginning, of: $0) } }
    }
}

extension DataValue {
    /// The text of a text, the digits of a number.
    var typedText: String? { if case .number(let number) = self { number.spelling } else { text } }
}
