/// How a document says that values are read: those of all attributes, and those of single ones.
struct ValueReadings: Sendable {
    private var general = ValueReading()
    private var own: [String: ValueReading] = [:]

    /// The keys that say so, at the top of a document and for an attribute.
    static let keys = ["missing", "decimal", "thousands", "unit"]
    private static let otherNamesOfMissing = [
        "missingValues", "missingValue", "na", "naValues", "naStrings", "na_values", "null", "nulls", "nullValues",
        "nil",
        "nils", "nothing", "markers", "emptyValues",
    ]
    private static let otherNamesOfDecimal = [
        "decimalChar", "decimalSeparator", "decimalSign", "decimalMark", "decimalPoint", "decimals", "dec",
    ]
    private static let otherNamesOfThousands = [
        "groupChar", "groupSeparator", "grouping", "groups", "groupingMark", "grouping_mark", "thousandsSeparator",
        "bigMark",
    ]
    private static let otherNamesOfUnit = ["units", "suffix", "prefix", "currencySymbol", "symbol"]
    /// What other systems call the keys.
    static let otherKeys =
        otherNamesOfMissing.map { (other: $0, name: "missing") }
        + otherNamesOfDecimal.map { (other: $0, name: "decimal") }
        + otherNamesOfThousands.map { (other: $0, name: "thousands") }
        + otherNamesOfUnit.map { (other: $0, name: "unit") }

    /// How the values of an attribute are read, by its full name.
    func reading(of name: String) -> ValueReading { own[name] ?? general }

    /// Reads what holds for all attributes that have nothing of their own.
    mutating func readGeneral(_ options: inout RuleOptions) { general = Self.read(&options, else: general) }

    /// Reads what holds for an attribute: each key that is given goes before what holds for all.
    mutating func read(of name: String, _ options: inout RuleOptions) {
        let reading = Self.read(&options, else: general)
        if Self.keys.contains(where: { options.isGiven($0) }) { own[name] = reading }
    }

    private enum DecimalSign: String, CaseIterable {
        case point = "."
        case comma = ","
    }

    private enum ThousandsSign: String, CaseIterable {
        case comma = ","
        case point = "."
        case blank = " "
        case apostrophe = "'"
        case underscore = "_"
    }

    private static func read(_ options: inout RuleOptions, else general: ValueReading) -> ValueReading {
        var reading = general
        let node = options.node(
            "missing", .markers, nil, "Texts and numbers that stand for nothing, as NA does.",
            alsoCalled: otherNamesOfMissing)
        if let markers = node.flatMap({ markers($0, options) }) {
            reading.missing = markers.isEmpty ? nil : ConstantTable(markers)
        }
        let sign: DecimalSign? = options.choice(
            "decimal", "What stands before the fraction of a number that is written as text.",
            alsoCalled: otherNamesOfDecimal,
            otherWords: ["comma": .comma, "point": .point, "dot": .point, "period": .point])
        if let sign { reading.decimalSign = sign.rawValue.utf8.first ?? reading.decimalSign }
        readSpelling(&options, into: &reading)
        return reading
    }

    private static func readSpelling(_ options: inout RuleOptions, into reading: inout ValueReading) {
        let thousands: ThousandsSign? = options.choice(
            "thousands", "What stands between groups of three digits in a number that is written as text.",
            alsoCalled: otherNamesOfThousands,
            otherWords: [
                "comma": .comma, "point": .point, "dot": .point, "space": .blank, "blank": .blank,
                "\u{A0}": .blank, "\u{202F}": .blank, "\u{2019}": .apostrophe,
            ])
        let units = options.strings(
            "unit", "A unit that may precede or follow a number in text, such as %; or a list of them.",
            alsoCalled: otherNamesOfUnit)
        if units?.isEmpty ?? false { options.fail("`unit` is a list without a unit.", option: "unit") }
        if thousands != nil || units != nil {
            reading.spelling = NumberSpelling(
                thousands: thousands?.rawValue ?? reading.spelling?.thousands,
                units: units ?? reading.spelling?.units ?? [])
        }
        if let thousands = reading.spelling?.thousands, thousands.utf8.first == reading.decimalSign {
            let other = reading.hasDecimalComma ? "." : ","
            options.fail(
                "`thousands` and `decimal` are the same sign, so no number could be read.",
                option: options.isGiven("thousands") ? "thousands" : "decimal",
                suggestion: options.isGiven("decimal") ? nil : "Write `decimal: \"\(other)\"` too.")
        }
    }

    /// Texts and numbers in a list, or one alone.
    private static func markers(_ node: DocumentNode, _ options: RuleOptions) -> [DataValue]? {
        let nodes: [DocumentNode]
        switch node.content {
        case .sequence(let elements): nodes = elements
        case .scalar, .mapping: nodes = [node]
        }
        var markers: [DataValue] = []
        for element in nodes {
            guard element.text != nil || element.isNumber else {
                let isScalar = if case .scalar = element.content { true } else { false }
                options.fail(
                    "`missing` must be a list of texts and numbers, and this is \(element.kind).", at: element,
                    suggestion: isScalar ? "Put it in quotes, if it is a text." : nil)
                return nil
            }
            markers.append(element.value)
        }
        return markers
    }
}
