/// Attributes of an element of HTML, in the order in which they are written.
public struct HTMLAttributes: Sendable, Hashable {
    /// One attribute. Without a value it is a boolean one, such as `required`.
    public struct Attribute: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value as it is meant, not escaped.
        public let value: String?
    }

    /// The attributes.
    public private(set) var all: [Attribute] = []

    /// No attributes.
    public init() {}

    /// Whether an attribute is there.
    public func has(_ name: String) -> Bool { all.contains { $0.name == name } }

    /// The value of an attribute; `nil` for one that is not there, or has none.
    public subscript(name: String) -> String? { all.first { $0.name == name }?.value }

    /// Sets an attribute, or takes the place of its value.
    public mutating func set(_ name: String, _ value: String? = nil) {
        let attribute = Attribute(name: name, value: value)
        if let index = all.firstIndex(where: { $0.name == name }) {
            all[index] = attribute
        } else {
            all.append(attribute)
        }
    }

    /// A text escaped for HTML, between tags and in quoted values of attributes.
    public static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}

extension HTMLAttributes: CustomStringConvertible {
    /// The attributes as they stand in a tag, escaped: `type="email" required`.
    public var description: String {
        all.map { attribute in
            attribute.value.map { "\(attribute.name)=\"\(Self.escaped($0))\"" } ?? attribute.name
        }.joined(separator: " ")
    }
}
