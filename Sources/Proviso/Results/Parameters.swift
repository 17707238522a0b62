/// What a message is filled with, by name: `min`, `max`, `compareValue`. Never the value that was judged.
public struct Parameters: Sendable {
    /// The parameters in the order in which the rule gave them.
    public private(set) var items: [(name: String, value: DataValue)]

    /// Creates an empty list.
    public init() { items = [] }

    /// The parameter with this name. Setting one that is there replaces it, `nil` removes it.
    public subscript(name: String) -> DataValue? {
        get { items.first { $0.name == name }?.value }
        set {
            let position = items.firstIndex { $0.name == name }
            switch (position, newValue) {
            case (let position?, let value?): items[position].value = value
            case (let position?, nil): items.remove(at: position)
            case (nil, let value?): items.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// Whether there is none.
    public var isEmpty: Bool { items.isEmpty }

    /// The parameters as an object.
    public var object: DataObject {
        items.reduce(into: DataObject()) { $0[$1.name] = $1.value }
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
        items = elements.map { (name: $0.0, value: $0.1) }
    }
}
