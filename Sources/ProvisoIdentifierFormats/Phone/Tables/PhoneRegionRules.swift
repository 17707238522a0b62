/// What an app knows of the telephone numbers of a region, to add it to ``PhoneMetadata`` or to replace what is there.
///
/// Patterns are written as libphonenumber's metadata has them: digits, `\d`, sets such as `[2-46]`, groups with alternatives
/// (`(?:1|20)`), and `?`, `{2}` and `{2,5}` behind what is repeated. Every pattern is compiled once, when the metadata is set.
///
/// ```swift
/// var rules = PhoneRegionRules(region: "XK", callingCode: 383, numbers: .init("[23]\\d{7}|4\\d{7}", lengths: [8]))
/// rules.nationalPrefix = "0"
/// rules.types[.mobile] = .init("4[3-9]\\d{6}", lengths: [8], example: "43201234")
/// rules.layouts = [.init("(\\d{2})(\\d{3})(\\d{3})", "$1 $2 $3", leadingDigits: ["[2-4]"], nationalPrefix: "0$1")]
/// ```
public struct PhoneRegionRules: Sendable {
    /// Numbers of one kind.
    public struct Numbers: Sendable {
        /// The pattern that the whole national number matches.
        public let pattern: String
        /// The counts of digits that such numbers have, from 1 to 17; all that the pattern takes where it is empty.
        public let lengths: [Int]
        /// A number of the kind.
        public let example: String?

        /// Creates numbers.
        public init(_ pattern: String, lengths: [Int], example: String? = nil) {
            self.pattern = pattern
            self.lengths = lengths
            self.example = example
        }
    }

    /// How numbers are grouped.
    public struct Layout: Sendable {
        /// The groups: `(\d{2})(\d{3,8})`.
        public let groups: String
        /// The text, with `$1` for the first group: `$1 $2`.
        public let text: String
        /// Patterns that the numbers begin with, each more exact than the one before; the last decides, and while a number is
        /// typed, the first from three digits on, the second from four, and so on. Any number where it is empty.
        public let leadingDigits: [String]
        /// What takes the place of the first group in a national number, such as `0$1`; nothing by default.
        public let nationalPrefix: String
        /// Whether people write national numbers also without that.
        public let isPrefixOptional: Bool

        /// Creates a layout.
        public init(
            _ groups: String, _ text: String, leadingDigits: [String] = [], nationalPrefix: String = "",
            isPrefixOptional: Bool = false
        ) {
            self.groups = groups
            self.text = text
            self.leadingDigits = leadingDigits
            self.nationalPrefix = nationalPrefix
            self.isPrefixOptional = isPrefixOptional
        }
    }

    /// The numbers of each type, at most one kind of numbers for each.
    public struct Types: Sendable {
        private(set) var all: [(type: PhoneNumberType, numbers: Numbers)] = []

        /// The numbers of a type; `nil` where there are none.
        public subscript(_ type: PhoneNumberType) -> Numbers? {
            get { all.first { $0.type == type }?.numbers }
            set {
                if let place = all.firstIndex(where: { $0.type == type }) { all.remove(at: place) }
                if let newValue { all.append((type, newValue)) }
            }
        }
    }

    /// The region; ``PhoneRegion/world`` for a calling code of no region.
    public let region: PhoneRegion
    /// The country calling code, 1 to 999.
    public let callingCode: Int
    /// All numbers of the region.
    public let numbers: Numbers
    /// The counts of digits that can be dialled only within an area.
    public var localLengths: [Int] = []
    /// The kinds of numbers; each also has to match ``numbers``.
    public var types = Types()
    /// What all numbers of a region begin with that shares its calling code with others, where that alone decides.
    public var leadingDigits = ""
    /// What is dialled before a foreign calling code, such as `00`.
    public var internationalPrefix = ""
    /// What is dialled before a national number, such as `0`; its groups, if it has some, are for
    /// ``nationalPrefixReplacement``.
    public var nationalPrefix = ""
    /// What takes the place of the national prefix where its last group took part: up to 4 digits and a group, such as `9$1`.
    public var nationalPrefixReplacement = ""
    /// The word before extensions; ` ext. ` where it is empty.
    public var extensionWord = ""
    /// The layouts for national numbers, of which the first that fits is taken. Only those of the main region of a calling
    /// code are used.
    public var layouts: [Layout] = []
    /// The layouts for international numbers; the national ones where it is empty.
    public var internationalLayouts: [Layout] = []

    /// Creates the rules of a region.
    public init(region: PhoneRegion, callingCode: Int, numbers: Numbers) {
        self.region = region
        self.callingCode = callingCode
        self.numbers = numbers
    }
}

/// Why the rules of a region cannot be used.
public enum PhoneRulesError: Error, Sendable, Hashable {
    /// A pattern has something else than digits, sets, groups, alternatives and bounded repetitions.
    case patternNotRead

    /// A pattern, or all together, take too much room: more than 20 repetitions, 4 000 steps, 4 000 states or 80 kB.
    case patternTooLarge

    /// The region, the calling code, a length, an example or a text is none.
    case valueOutOfRange
}

extension PhoneRulesError: CustomStringConvertible {
    /// What is wrong with the rules.
    public var description: String {
        switch self {
        case .patternNotRead:
            "a pattern has something else than digits, sets, groups, alternatives and bounded repetitions"
        case .patternTooLarge: "a pattern, or all together, take too much room"
        case .valueOutOfRange: "the region, the calling code, a length, an example or a text is not valid"
        }
    }
}
