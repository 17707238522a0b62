public import ProvisoCore

/// A rule that a proposal has for an attribute, and how far the data keeps to it.
public struct InferredRule: Sendable {
    /// The rule, as documents call it.
    public let name: String
    /// Its options.
    public let options: DataObject
    /// Whether such values are made to name records.
    let isKey: Bool
    /// Whether it asks for something that comes by chance with many values, so that nearly all must keep it.
    let isDemanding: Bool
    /// Whether what does not keep it is nearly of its kind and is named, and fewer values than usual may keep it.
    var namesNearMisses: Bool
    /// What the data shows for it, where no value can break it: a filter; `nil` for all other rules.
    let evidence: String?
    /// How many values, or records with `required`, there are to keep it.
    public internal(set) var values = 0
    /// How many of them do not.
    public internal(set) var exceptions = 0
    /// The file of the first that does not.
    public internal(set) var firstFile = ""
    /// The line of the record of the first that does not; 0 when there is none.
    public internal(set) var firstLine = 0
    /// The first five that do not.
    public internal(set) var nearMisses: [NearMiss] = []

    /// Where a value stands that does not keep a rule.
    public struct NearMiss: Sendable, Hashable {
        /// The file.
        public let file: String
        /// The line of the record.
        public let line: Int
        /// What is wrong, in English: "no domain".
        public let reason: String?
    }

    init(
        _ name: String, _ options: DataObject = [:], isKey: Bool = false, isDemanding: Bool = false,
        namesNearMisses: Bool = false, evidence: String? = nil
    ) {
        self.name = name
        self.evidence = evidence
        self.options = options
        self.isKey = isKey
        self.isDemanding = isDemanding
        self.namesNearMisses = namesNearMisses
    }

    /// Whether all records are to keep it, and not those alone that have a value.
    var isOfRecords: Bool { name == RuleName.required || name == RuleName.absent }

    /// Whether it has the bounds of a range or of lengths, which are those of the data.
    var hasBounds: Bool { options["min"] != nil || options["max"] != nil }

    /// The rule without the limits of a range; `nil` when it has none.
    var withoutLimits: InferredRule? {
        guard hasBounds else { return nil }
        var others = options
        (others["min"], others["max"]) = (nil, nil)
        return InferredRule(
            name, others, isKey: isKey, isDemanding: isDemanding, namesNearMisses: namesNearMisses)
    }

    /// The rule as an entry without attributes.
    var data: DataValue {
        var data: DataObject = ["type": .string(name)]
        for (key, value) in options.members { data[key] = value }
        return .object(data)
    }

    /// The rule as a check takes it that is to say what is wrong with each value, and nothing else.
    var dataForReasons: DataValue {
        guard case .object(var data) = data else { return data }
        data["message"] = "{reason}"
        return .object(data)
    }
}

/// What a proposal says of an attribute.
public struct InferredAttribute: Sendable {
    /// The attribute; in JSON the way to it, with elements of lists as one: `tags[]`.
    public let name: String
    /// The column that gives it its value, where that is called otherwise.
    public let column: String?
    /// What stands for nothing in its values.
    public let missing: [String]
    /// Whether its numbers have a comma before the fraction.
    public internal(set) var hasDecimalComma = false
    /// What stands between groups of three digits in its numbers; `nil` for nothing.
    public internal(set) var thousands: String?
    /// The text in front of its numbers or behind them.
    public internal(set) var units: [String] = []
    /// What else there is to say of it, for the reader of the proposal.
    public internal(set) var notes: [String] = []
    /// The first and the last of its dates, in words.
    public internal(set) var span: String?
    /// The rules, in the order in which they run.
    public internal(set) var rules: [InferredRule]

    init(_ name: AttributeNames.Name, missing: [String] = []) {
        (self.name, column, self.missing, rules) = (name.attribute, name.column, missing, [])
    }

    /// What the document has to say of it beside rules; `nil` for nothing.
    var data: DataValue? {
        var data = DataObject()
        if let column { data["column"] = .string(column) }
        if !missing.isEmpty { data["missing"] = .array(missing.map(DataValue.string)) }
        if hasDecimalComma { data["decimal"] = "," }
        if let thousands { data["thousands"] = .string(thousands) }
        if units.count == 1 { data["unit"] = .string(units[0]) }
        if units.count > 1 { data["unit"] = .array(units.map(DataValue.string)) }
        return data.isEmpty ? nil : .object(data)
    }
}
