public import ProvisoCore

/// A rule that a proposal has for an attribute, and how far the data keeps to it.
public struct InferredRule: Sendable {
    /// The rule, as documents call it.
    public let name: String
    /// Its options.
    public let options: DataObject
    /// Whether it asks for something that comes by chance with many values, so that nearly all must keep it.
    let isDemanding: Bool
    /// How many values, or records with `required`, there are to keep it.
    public internal(set) var values = 0
    /// How many of them do not.
    public internal(set) var exceptions = 0
    /// The file of the first that does not.
    public internal(set) var firstFile = ""
    /// The line of the record of the first that does not; 0 when there is none.
    public internal(set) var firstLine = 0

    init(_ name: String, _ options: DataObject = [:], isDemanding: Bool = false) {
        self.name = name
        self.options = options
        self.isDemanding = isDemanding
    }

    /// The rule without the limits of a range; `nil` when it has none.
    var withoutLimits: InferredRule? {
        guard options["min"] != nil || options["max"] != nil else { return nil }
        var others = options
        (others["min"], others["max"]) = (nil, nil)
        return InferredRule(name, others, isDemanding: isDemanding)
    }

    /// The rule as an entry without attributes.
    var data: DataValue {
        var data: DataObject = ["type": .string(name)]
        for (key, value) in options.members { data[key] = value }
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
    public let hasDecimalComma: Bool
    /// What else there is to say of it, for who reads the proposal.
    public internal(set) var notes: [String] = []
    /// The rules, in the order in which they run.
    public internal(set) var rules: [InferredRule]

    /// What the document has to say of it beside rules; `nil` for nothing.
    var data: DataValue? {
        var data = DataObject()
        if let column { data["column"] = .string(column) }
        if !missing.isEmpty { data["missing"] = .array(missing.map(DataValue.string)) }
        if hasDecimalComma { data["decimal"] = "," }
        return data.isEmpty ? nil : .object(data)
    }
}
