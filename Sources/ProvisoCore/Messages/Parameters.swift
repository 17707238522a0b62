internal import ProvisoFormats

/// What a message is filled with, by name: `min`, `max`, `compareValue`. Never the value that was judged.
public struct Parameters: Sendable {
    private enum Storage: Sendable {
        /// As a literal gives them, so that a literal is not copied.
        case pairs([(String, DataValue)])
        /// Some of which are dates.
        case dated(Dated)
        /// The one parameter of most formats, which is made into text when it is read.
        case reason(FormatFailure)
    }

    /// Parameters and the names of those that are dates, behind one reference: few violations have any.
    private final class Dated: Sendable {
        let pairs: [(String, DataValue)]
        let dates: [String]

        init(_ pairs: [(String, DataValue)], dates: [String]) {
            self.pairs = pairs
            self.dates = dates
        }
    }

    private var storage: Storage

    private var pairs: [(String, DataValue)] {
        get {
            switch storage {
            case .pairs(let pairs): pairs
            case .dated(let dated): dated.pairs
            case .reason(let failure): [("reason", .string(failure.reason))]
            }
        }
        set { storage = dates.isEmpty ? .pairs(newValue) : .dated(Dated(newValue, dates: dates)) }
    }

    private var dates: [String] { if case .dated(let dated) = storage { dated.dates } else { [] } }

    /// Creates an empty list.
    public init() { storage = .pairs([]) }

    /// Creates a list of one parameter, the reason why a text is not in a format. Nothing is allocated.
    init(reason failure: FormatFailure) { storage = .reason(failure) }

    /// Creates a list of the reason why a value is refused, and of an example where the message has not the right one.
    ///
    /// - Parameters:
    ///   - failure: Why a text is not in a format; `nil` for a value that is no text.
    ///   - example: What the message shows; `nil` where it has its own example.
    init(reason failure: FormatFailure?, example: String?) {
        if let failure { self.init(reason: failure) } else { self = ["reason": "not text"] }
        if let example { self["example"] = .string(example) }
    }

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
            if isDate(name) { storage = .dated(Dated(pairs, dates: dates.filter { $0 != name })) }
            let position = pairs.firstIndex { $0.0 == name }
            switch (position, newValue) {
            case (let position?, let value?): pairs[position].1 = value
            case (let position?, nil): pairs.remove(at: position)
            case (nil, let value?): pairs.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Sets a parameter to a date, which messages show as people write it in their language: `January 31, 2026`.
    ///
    /// For programs it stays as it is given here. A text that only looks like a date, set in any other way, is shown as it
    /// is.
    ///
    /// ```swift
    /// var parameters = Parameters()
    /// parameters.setDate("2026-05-01", for: "opening")
    /// report.fail("booking.tooEarly", parameters)
    /// ```
    ///
    /// - Parameters:
    ///   - text: A date, a time of day or both, as RFC 3339 has them; the offset and the seconds may be left out.
    ///   - name: The parameter's name.
    public mutating func setDate(_ text: String, for name: String) {
        self[name] = .string(text)
        storage = .dated(Dated(pairs, dates: dates + [name]))
    }

    /// Whether a parameter was set to a date.
    func isDate(_ name: String) -> Bool {
        guard case .dated(let dated) = storage else { return false }
        return dated.dates.contains(name)
    }

    #if !hasFeature(Embedded)
    /// One parameter, a value of a Swift type.
    static func value<Value>(_ value: Value, for name: String) -> Parameters {
        var parameters: Parameters = [name: DataValue(any: value)]
        if DataValue.isDate(Value.self) { parameters.storage = .dated(Dated(parameters.pairs, dates: [name])) }
        return parameters
    }
    #endif

    /// Whether there is none.
    public var isEmpty: Bool {
        switch storage {
        case .pairs(let pairs): pairs.isEmpty
        case .dated(let dated): dated.pairs.isEmpty
        case .reason: false
        }
    }

    /// Whether these are the very parameters that others are, as far as that is seen without reading them.
    func isIdentical(to others: Parameters) -> Bool {
        switch (storage, others.storage) {
        case (.pairs(let left), .pairs(let right)):
            left.isEmpty && right.isEmpty
                || left.withUnsafeBufferPointer { left in
                    right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress && left.count == $0.count }
                }
        case (.dated(let left), .dated(let right)): left === right
        case (.reason(let left), .reason(let right)): left.place == right.place
        case (.pairs, _), (.dated, _), (.reason, _): false
        }
    }

    /// A number that differs for most parameters that differ, found without reading them.
    var mark: UInt {
        switch storage {
        case .pairs(let pairs): UInt(truncatingIfNeeded: pairs.count)
        case .dated: 7
        case .reason(let failure): failure.mark
        }
    }

    /// The parameters as an object.
    @inline(never)
    public var object: DataObject {
        pairs.reduce(into: DataObject()) { $0[$1.0] = $1.1 }
    }
}

extension Parameters: Hashable {
    /// Whether both hold the same values under the same names.
    @inline(never)
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
