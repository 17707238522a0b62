/// Whether a number has a length that numbers of its region have.
public enum PhonePossibility: Sendable, Hashable {
    /// It has the length of a whole number.
    case possible

    /// It has the length of a number that can be dialled only within its area.
    case possibleLocally

    /// No region has its country calling code.
    case unknownCallingCode

    /// It has fewer digits than any number of its region.
    case tooShort

    /// No number of its region has as many digits, though some have fewer and some more.
    case wrongLength

    /// It has more digits than any number of its region.
    case tooLong
}
