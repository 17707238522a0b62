/// What ``JSONParser`` builds.
protocol JSONTree {
    /// Whether an object with the same key twice is refused.
    static var refusesDoubledKeys: Bool { get }
    /// Whether positions are worth finding.
    static var needsPositions: Bool { get }

    static func scalar(_ value: DataValue, at position: SourcePosition?) -> Self
    static func sequence(_ elements: [Self], at position: SourcePosition?) -> Self
    static func mapping(_ members: [(key: Self, value: Self)], at position: SourcePosition?) -> Self
}

extension DocumentNode: JSONTree {
    static var refusesDoubledKeys: Bool { false }
    static var needsPositions: Bool { true }

    static func scalar(_ value: DataValue, at position: SourcePosition?) -> Self { Self(.scalar(value), at: position) }
    static func sequence(_ elements: [Self], at position: SourcePosition?) -> Self {
        Self(.sequence(elements), at: position)
    }
    static func mapping(_ members: [(key: Self, value: Self)], at position: SourcePosition?) -> Self {
        Self(.mapping(members), at: position)
    }
}

extension DataValue: JSONTree {
    static var refusesDoubledKeys: Bool { true }
    static var needsPositions: Bool { false }

    static func scalar(_ value: DataValue, at position: SourcePosition?) -> Self { value }
    static func sequence(_ elements: [Self], at position: SourcePosition?) -> Self { .array(elements) }
    static func mapping(_ members: [(key: Self, value: Self)], at position: SourcePosition?) -> Self {
        var object = DataObject()
        for (key, value) in members { object.append(key.text ?? "", value) }
        return .object(object)
    }
}
