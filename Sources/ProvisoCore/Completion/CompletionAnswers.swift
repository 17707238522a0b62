internal import ProvisoFormats

extension Sequence<Completion?> {
    /// What is left of a text of which one of several answers has to hold; `nil` where that is not known.
    var best: Completion? {
        var (isIncomplete, isUnknown) = (false, false)
        for answer in self {
            switch answer {
            case .valid?: return .valid
            case .incomplete?: isIncomplete = true
            case .lost?: break
            case nil: isUnknown = true
            }
        }
        return isIncomplete ? .incomplete : isUnknown ? nil : .lost
    }
}

/// What several conditions, or several rules, say of a text that is being typed.
struct CompletionAnswers {
    private var isLost = false
    private var isUnknown = false
    private var isIncomplete = false

    /// Takes what one of them says; `nil` of one that fails and cannot tell.
    mutating func take(_ completion: Completion?) {
        switch completion {
        case .valid?: break
        case .incomplete?: isIncomplete = true
        case .lost?: isLost = true
        case nil: isUnknown = true
        }
    }

    /// What is left of the text: nothing when one rule has lost it, and unknown when one cannot tell.
    var completion: Completion? { isLost ? .lost : isUnknown ? nil : isIncomplete ? .incomplete : .valid }
}
