/// What a telephone number is for, as far as its digits tell.
public enum PhoneNumberType: UInt8, Sendable, Hashable, CaseIterable {
    /// A line at a place.
    case fixedLine

    /// A mobile telephone.
    case mobile

    /// A number that costs the caller nothing.
    case tollFree

    /// A number that costs the caller more than a call.
    case premiumRate

    /// A number whose cost the caller and the called share.
    case sharedCost

    /// Voice over IP.
    case voip

    /// A number that follows a person to other numbers.
    case personal

    /// A pager.
    case pager

    /// A universal access number of a company.
    case universalAccess

    /// A voice mailbox.
    case voicemail

    /// Either of two that the digits do not tell apart, as in the United States.
    case fixedLineOrMobile

    /// The names in metadata, in documents and in messages: `fixed line`.
    public var name: String {
        switch self {
        case .fixedLine: "fixed line"
        case .mobile: "mobile"
        case .tollFree: "toll-free"
        case .premiumRate: "premium rate"
        case .sharedCost: "shared cost"
        case .voip: "VoIP"
        case .personal: "personal"
        case .pager: "pager"
        case .universalAccess: "universal access"
        case .voicemail: "voicemail"
        case .fixedLineOrMobile: "fixed line or mobile"
        }
    }

    /// The type that goes with what an automaton accepts; `nil` where the general pattern or all types refuse the number.
    init?(accepted: Int) {
        guard accepted & 1 != 0, accepted > 1 else { return nil }
        // Where patterns overlap, the special types win over the two common ones, in this order.
        if accepted & 1 << 4 != 0 {
            self = .premiumRate
        } else if accepted & 1 << 3 != 0 {
            self = .tollFree
        } else if accepted & 1 << 5 != 0 {
            self = .sharedCost
        } else if accepted & 1 << 6 != 0 {
            self = .voip
        } else if accepted & 1 << 7 != 0 {
            self = .personal
        } else if accepted & 1 << 8 != 0 {
            self = .pager
        } else if accepted & 1 << 9 != 0 {
            self = .universalAccess
        } else if accepted & 1 << 10 != 0 {
            self = .voicemail
        } else if accepted & 6 == 6 {
            self = .fixedLineOrMobile
        } else {
            self = accepted & 2 != 0 ? .fixedLine : .mobile
        }
    }
}
