/// The Bidi rule for labels: RFC 5893 section 2.
enum BidiRule {
    /// Whether a label makes its name a Bidi domain name: it has a character of type R, AL or AN.
    static func isRightToLeft(_ label: [UInt32]) -> Bool {
        label.contains { scalar in
            guard scalar >= 0x590 else { return false }
            switch CodePointProperties(scalar).direction {
            case .rightToLeft, .arabicLetter, .arabicNumber: return true
            default: return false
            }
        }
    }

    /// Whether a label of a Bidi domain name obeys the six conditions.
    ///
    /// An empty label does.
    static func isObeyed(by label: [UInt32]) -> Bool {
        guard let first = label.first else { return true }
        switch CodePointProperties(first).direction {
        case .rightToLeft, .arabicLetter: return isRightToLeftLabelFine(label)
        case .leftToRight: return isLeftToRightLabelFine(label)
        default: return false
        }
    }

    /// Conditions 2, 3 and 4.
    private static func isRightToLeftLabelFine(_ label: [UInt32]) -> Bool {
        var endsWell = false
        var hasEuropeanNumber = false
        var hasArabicNumber = false
        for scalar in label {
            switch CodePointProperties(scalar).direction {
            case .rightToLeft, .arabicLetter:
                endsWell = true
            case .europeanNumber:
                endsWell = true
                hasEuropeanNumber = true
            case .arabicNumber:
                endsWell = true
                hasArabicNumber = true
            case .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral:
                endsWell = false
            case .nonspacingMark:
                break
            case .leftToRight, .other:
                return false
            }
        }
        return endsWell && !(hasEuropeanNumber && hasArabicNumber)
    }

    /// Conditions 5 and 6.
    private static func isLeftToRightLabelFine(_ label: [UInt32]) -> Bool {
        var endsWell = false
        for scalar in label {
            switch CodePointProperties(scalar).direction {
            case .leftToRight, .europeanNumber:
                endsWell = true
            case .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral:
                endsWell = false
            case .nonspacingMark:
                break
            case .rightToLeft, .arabicLetter, .arabicNumber, .other:
                return false
            }
        }
        return endsWell
    }
}
