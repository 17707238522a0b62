/// Why a text is not a telephone number.
public enum PhoneParsingError: Error, Sendable, Hashable {
    /// No region has the calling code behind the plus, or the text is national and there is no region to read it in.
    case unknownCallingCode

    /// The text does not look like a telephone number.
    case notANumber

    /// Too few digits follow the plus or the international prefix.
    case tooShortAfterPrefix

    /// The number has fewer than two digits.
    case tooShort

    /// The text has more than 250 characters, or the number more than 17 digits.
    case tooLong
}

extension PhoneParsingError: CustomStringConvertible {
    /// What is wrong with the text.
    public var description: String {
        switch self {
        case .unknownCallingCode: "no region has the calling code, or there is no region to read the number in"
        case .notANumber: "the text does not look like a telephone number"
        case .tooShortAfterPrefix: "too few digits follow the international prefix"
        case .tooShort: "the number has fewer than two digits"
        case .tooLong: "the text has more than 250 characters, or the number more than 17 digits"
        }
    }
}
