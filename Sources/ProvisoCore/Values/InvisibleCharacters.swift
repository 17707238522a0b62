extension String {
    /// The text without what nobody sees at its ends: white space, control characters, and marks that format text, such as
    /// the zero-width space and the byte order mark that are copied along.
    ///
    /// - Complexity: Linear in what is taken off.
    package var trimmingInvisibleCharacters: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isUnseen }),
            let last = scalars.lastIndex(where: { !$0.isUnseen })
        else { return "" }
        return String(scalars[first...last])
    }
}

extension Unicode.Scalar {
    /// Whether nothing is drawn for the character where it stands alone.
    fileprivate var isUnseen: Bool {
        if isASCII { return value <= 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: true
        default: false
        }
    }
}
