/// Which attributes of a sign-up are wrong; none when it is valid.
struct WrongAttributes: OptionSet, Hashable {
    var rawValue: UInt16

    static let username = Self(rawValue: 1 << 0)
    static let email = Self(rawValue: 1 << 1)
    static let password = Self(rawValue: 1 << 2)
    static let passwordRepeat = Self(rawValue: 1 << 3)
    static let age = Self(rawValue: 1 << 4)
    static let website = Self(rawValue: 1 << 5)
    static let country = Self(rawValue: 1 << 6)
    static let state = Self(rawValue: 1 << 7)
    static let card = Self(rawValue: 1 << 8)
    static let tags = Self(rawValue: 1 << 9)
    /// The record could not be read at all.
    static let unreadable = Self(rawValue: 1 << 10)

    private static let names = [
        "username", "email", "password", "password_repeat", "age", "website", "country", "state", "card", "tags",
        "unreadable",
    ]

    /// The names of the attributes, in the order of the columns, with commas between; empty for a valid record.
    var text: String {
        Self.names.indices.filter { rawValue >> $0 & 1 != 0 }.map { Self.names[$0] }.joined(separator: ",")
    }

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The attribute of a name, in data or in Swift.
    init?(name: some StringProtocol) {
        guard let index = Self.names.firstIndex(of: name == "passwordRepeat" ? "password_repeat" : String(name)) else {
            return nil
        }
        self.init(rawValue: 1 << index)
    }
}
