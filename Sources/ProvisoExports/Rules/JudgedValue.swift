import ProvisoCore

/// What rules see of a value that filters in front of them may have changed.
enum JudgedText: Equatable {
    /// The text as it was given.
    case given
    /// The text without white space at its ends.
    case trimmed
    /// Some other text.
    case other
    /// Nothing is known of the value.
    case unknown
}

/// What filters in front of a rule make of the values of its attribute.
struct JudgedValue {
    private(set) var text = JudgedText.given
    /// What an empty value becomes.
    private(set) var filling: DataValue?

    mutating func take(_ change: FilterChange) {
        switch change {
        case .trims(true, true, nil) where text == .given || text == .trimmed: text = .trimmed
        case .trims, .texts: if text != .unknown { text = .other }
        case .fills(let value): filling = filling ?? value
        case .anything: text = .unknown
        }
    }

    /// Why a rule is said in part, or not at all.
    var reason: String? {
        switch text {
        case .given: nil
        case .trimmed: "it judges what `trim` leaves"
        case .other, .unknown: "it judges what a filter makes of the value"
        }
    }
}
