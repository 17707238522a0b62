/// What lies inside of a value and is sensitive, so that it is hidden wherever the value is shown.
struct SensitiveParts: Sendable {
    /// The ways to it by the names of members; what a list holds has no step of its own.
    private var ways: [[String]] = []

    var isEmpty: Bool { ways.isEmpty }

    init() {}

    /// What of some attributes lies inside of another one.
    ///
    /// - Parameters:
    ///   - attribute: The way to the value from the record, without brackets.
    ///   - sensitive: The ways to what is sensitive, as the document names it.
    init(of attribute: String, among sensitive: [String]) {
        let start = attribute + "."
        for name in sensitive.lazy.map({ $0.exchanging("[]", for: "") }) where name.hasPrefix(start) {
            ways.append(name.dropFirst(start.count).unicodeScalars.split(separator: ".").map { String($0) })
        }
    }

    /// A value without what is sensitive inside of it.
    func masked(_ value: DataValue) -> DataValue {
        ways.reduce(value) { Self.masked($0, at: $1[...]) }
    }

    private static func masked(_ value: DataValue, at way: ArraySlice<String>) -> DataValue {
        switch value {
        case .array(let elements):
            return .array(elements.map { masked($0, at: way) })
        case .object(var object):
            guard let key = way.first else { return value }
            guard let member = object[key] else {
                // The members of an object that `values` judges have names of the data.
                for (name, member) in object.members { object[name] = masked(member, at: way) }
                return .object(object)
            }
            object[key] =
                way.count == 1
                ? member == .null ? .null : .string(AttributeLabel.mask) : masked(member, at: way.dropFirst())
            return .object(object)
        case .null, .bool, .number, .string, .untyped: return value
        }
    }
}
