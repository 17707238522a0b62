/// What of ``URLFormat`` is on or off, as bits: a format is then of few words, which copies as fast as it is asked.
struct URLOptions: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let enableIDN = URLOptions(rawValue: 1 << 0)
    static let idna2008 = URLOptions(rawValue: 1 << 1)
    static let checkSpoofing = URLOptions(rawValue: 1 << 2)
    static let allowLocalHost = URLOptions(rawValue: 1 << 3)
    static let allowUserInfo = URLOptions(rawValue: 1 << 4)
    static let allowUnderscore = URLOptions(rawValue: 1 << 5)
    static let allowTrailingDot = URLOptions(rawValue: 1 << 6)
    static let allowProtocolRelative = URLOptions(rawValue: 1 << 7)
    static let allowPort = URLOptions(rawValue: 1 << 8)
    static let allowQuery = URLOptions(rawValue: 1 << 9)
    static let allowFragment = URLOptions(rawValue: 1 << 10)
    static let allowIPAddress = URLOptions(rawValue: 1 << 11)

    /// Turns an option on or off.
    mutating func set(_ option: URLOptions, _ isOn: Bool) { if isOn { insert(option) } else { remove(option) } }
}
