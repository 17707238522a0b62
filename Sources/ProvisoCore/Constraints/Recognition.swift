/// How values of a rule are recognised in data, so that rules can be proposed from it.
///
/// ```swift
/// static var recognitions: [Recognition] { [Recognition(leastValues: 2, isKey: true)] }
/// ```
public struct Recognition: Sendable {
    /// How narrow a format is: among several that the same values have, a narrower one is proposed.
    public enum Breadth: Int, Sendable, Hashable, Comparable {
        /// Fixed places, a check character, or an address with signs of its own: hardly anything has it by chance.
        case fixed
        /// Digits and signs in a certain order, as times have them: some other texts look alike.
        case structured
        /// What other formats are special cases of.
        case broad
        /// Short codes and words that many texts happen to be.
        case loose

        /// Narrower ones come first.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// An option with one value of many, which the values show, or which another column has: a country.
    public struct Choice: Sendable {
        /// The option: `country`.
        public var option: String
        /// The values that it may have.
        public var values: [String]
        /// The option that names another attribute with the value: `countryAttribute`; `nil` when there is none.
        public var attributeOption: String?
        /// What such an attribute may have: the values of the option, and others for which there is no rule.
        public var attributeValues: [String]

        /// Creates a choice.
        public init(
            _ option: String, of values: [String], orAttribute attributeOption: String? = nil,
            having attributeValues: [String] = []
        ) {
            self.option = option
            self.values = values
            self.attributeOption = attributeOption
            self.attributeValues = attributeValues
        }
    }

    /// The options of the rule that is tried.
    public var options: DataObject
    /// How many different values there must be: few of a format that texts have by chance.
    public var leastValues: Int
    /// What a value must hold for the format to be meant, unless it has one of the ``beginnings``; empty for nothing.
    public var mark: String
    /// What a value may begin with instead, in small letters: `mailto:`.
    public var beginnings: [String]
    /// How narrow the format is.
    public var breadth: Breadth
    /// Where several of one breadth hold, the one with the smaller number is proposed.
    public var order: Int
    /// Whether such values are made to name records.
    public var isKey: Bool
    /// Whether whole numbers may be of the format.
    public var isOfDigits: Bool
    /// Words of a column's name that say what its values are, in small letters; empty where the values themselves show it.
    ///
    /// With ``isOfDigits`` values of such a column are tried whatever they look like; without, numbers with fractions alone are.
    public var names: [String]
    /// The option whose value is looked for, where there is one.
    public var choice: Choice?

    /// Creates a way to recognise values.
    @inline(never)
    public init(
        _ options: DataObject = [:], leastValues: Int = 1, mark: String = "", beginnings: [String] = [],
        breadth: Breadth = .structured, order: Int = 0, isKey: Bool = false, isOfDigits: Bool = false,
        names: [String] = [], choice: Choice? = nil
    ) {
        self.options = options
        self.leastValues = leastValues
        self.mark = mark
        self.beginnings = beginnings
        self.breadth = breadth
        self.order = order
        self.isKey = isKey
        self.isOfDigits = isOfDigits
        self.names = names
        self.choice = choice
    }
}
