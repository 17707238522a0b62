internal import ProvisoFormats

/// What a message is filled with, by name: `min`, `max`, `compareValue`. Never the value that was judged.
public struct Parameters: Sendable {
    private enum Storage: Sendable {
        /// As a literal gives them, so that a literal is not copied.
        case pairs([(String, DataValue)])
        /// The one parameter of most formats, which is made into text when it is read.
        case reason(FormatFailure)
    }

    private var storage: Storage

    private var pairs: [(String, DataValue)] {
        get {
            switch storage {
            case .pairs(let pairs): pairs
            case .reason(let failure): [("reason", .string(failure.reason))]
            }
        }
        set { storage = .pairs(newValue) }
    }

    /// Creates an empty list.
    public init() { storage = .pairs([]) }

    /// Creates a list of one parameter, the reason why a text is not in a format. Nothing is allocated.
    init(reason failure: FormatFailure) { storage = .reason(failure) }

    /// The parameters in the order in which the rule gave them.
    public var items: [(name: String, value: DataValue)] { pairs.map { (name: $0, value: $1) } }

    /// The parameters `min` and `max` of a rule with two limits, either of which may be missing.
    static func limits(min: DataValue?, max: DataValue?) -> Parameters {
        var parameters = Parameters()
        parameters["min"] = min
        parameters["max"] = max
        return parameters
    }

    /// The parameters `min` and `max` of a rule with two limits, either of which may be missing.
    static func limits(min: Int?, max: Int?) -> Parameters {
        limits(min: min.map { .number(ExactNumber($0)) }, max: max.map { .number(ExactNumber($0)) })
    }

    /// The parameter with this name. Setting one that is there replaces it, `nil` removes it.
    public subscript(name: String) -> DataValue? {
        get { pairs.first { $0.0 == name }?.1 }
        set {
            let position = pairs.firstIndex { $0.0 == name }
            switch (position, newValue) {
            case (let position?, let value?): pairs[position].1 = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?): pairs.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Whether there is none.
    public var isEmpty: Bool {
        switch storage {
        case .pairs(let pairs): pairs.isEmpty
        case .reason: false
        }
    }

    /// The parameters as an object.
    public var object: DataObject {
        pairs.reduce(into: DataObject()) { $0[$1.0] = $1.1 }
    }
}

extension Parameters: Hashable {
    /// Whether both hold the same values under the same names.
    public static func == (left: Self, right: Self) -> Bool { left.object == right.object }
    /// Hashes names and values.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

extension Parameters: ExpressibleByDictionaryLiteral {
    /// Creates the list from a literal.
    public init(dictionaryLiteral elements: (String, DataValue)...) {
        storage = .pairs(elements)
    }
}
