internal import ProvisoCore

/// The attributes of a form post that are checkboxes, which say true by a word and false by nothing.
struct FormPostCheckboxes {
    private static let checked: Set = ["on", "1", "true", "yes", "checked"]
    private static let unchecked: Set = ["off", "0", "false", "no", ""]

    /// The ways to them, each step a name or, for every element of a list, `nil`.
    private let ways: [[String?]]

    /// - Parameter names: Their names: `newsletter`, `rows[].isGift`.
    init(_ names: Set<String>) {
        ways = names.sorted().map { name in
            name.split(separator: ".").flatMap { step -> [String?] in
                var step = step
                var lists = 0
                while step.hasSuffix("[]") { (step, lists) = (step.dropLast(2), lists + 1) }
                return [String(step)] + Array(repeating: nil, count: lists)
            }
        }
    }

    /// The values with true and false for those of checkboxes.
    func read(in object: DataObject) -> DataObject {
        ways.reduce(object) { object, way in
            if case .object(let read) = Self.read(.object(object), way[...]) { read } else { object }
        }
    }

    private static func read(_ value: DataValue?, _ way: ArraySlice<String?>) -> DataValue? {
        guard let step = way.first else { return flag(value) }
        switch (step, value) {
        case (let name?, .object(var object)?):
            // What is in an object that was not sent is not there either.
            if way.count > 1, object[name] == nil { return value }
            object[name] = read(object[name], way.dropFirst())
            return .object(object)
        case (nil, .array(let elements)?): return .array(elements.map { read($0, way.dropFirst()) ?? $0 })
        default: return value
        }
    }

    private static func flag(_ value: DataValue?) -> DataValue? {
        guard let value else { return .bool(false) }
        let last: DataValue? = if case .array(let all) = value { all.last } else { value }
        guard let text = last?.text?.lowercased() else { return value }
        return checked.contains(text) ? .bool(true) : unchecked.contains(text) ? .bool(false) : value
    }
}
