/// Writes JSON for people: each member on a line of its own; what is short and holds no more than texts and numbers, on one.
package struct IndentedJSON {
    /// So many characters stand on a line, where they can.
    private static let width = 100

    /// What was written so far, without a line end behind it.
    package private(set) var text = ""

    package init() {}

    /// Writes a value.
    package mutating func write(_ value: DataValue) { write(value, behind: "", depth: 0) }

    /// - Parameter name: What stands before it on its line.
    private mutating func write(_ value: DataValue, behind name: String, depth: Int) {
        text += name
        let indent = String(repeating: "  ", count: depth)
        if value.holdsScalarsAlone {
            let line = value.line
            if indent.count + name.count + line.count < Self.width {
                text += line
                return
            }
        }
        switch value {
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "\n" : ",\n") + indent + "  "
                write(element, behind: "", depth: depth + 1)
            }
            text += "\n\(indent)]"
        case .object(let object):
            text += "{"
            for (index, member) in object.members.enumerated() {
                text += (index == 0 ? "\n" : ",\n") + indent + "  "
                write(member.value, behind: DataValue.string(member.key).description + ": ", depth: depth + 1)
            }
            text += "\n\(indent)}"
        default: text += value.description
        }
    }
}

extension DataValue {
    /// Whether it is no list or object, or one of such alone.
    fileprivate var holdsScalarsAlone: Bool {
        switch self {
        case .array(let elements): elements.allSatisfy({ $0.isScalar })
        case .object(let object): object.members.allSatisfy({ $0.value.isScalar })
        default: true
        }
    }

    /// The value on one line, with a blank behind each comma and colon.
    fileprivate var line: String {
        switch self {
        case .array(let elements): "[" + elements.map({ $0.line }).joined(separator: ", ") + "]"
        case .object(let object):
            "{" + object.members.map { "\(DataValue.string($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
        default: description
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
