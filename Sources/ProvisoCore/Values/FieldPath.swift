/// The way from a model to one of its values: `address.tags[2]`.
public struct FieldPath: Sendable, Hashable {
    /// One step of a path.
    public enum Component: Sendable, Hashable {
        /// A named part of a model or an object.
        case key(String)
        /// An element of an array, counted from 0.
        case index(Int)

        /// Whether both are the same step. Names are equal when they are canonically equivalent.
        public static func == (left: Self, right: Self) -> Bool {
            switch (left, right) {
            case (.key(let a), .key(let b)): a.isEquivalent(to: b)
            case (.index(let a), .index(let b)): a == b
            case (.key, .index), (.index, .key): false
            }
        }

        /// Hashes the step.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .key(let name): hasher.combine(TextKey(name))
            case .index(let index): hasher.combine(index)
            }
        }
    }

    /// The steps, outermost first. None for the model itself.
    public var components: [Component]

    /// Creates a path from its steps.
    public init(_ components: [Component] = []) {
        self.components = components
    }

    /// Creates the path of an attribute; a name with dots, like `address.city`, leads to a part of a nested object.
    public init(_ name: String) {
        if name.isEmpty {
            components = []
        } else if !name.utf8.contains(UInt8(ascii: ".")) {
            components = [.key(name)]
        } else {
            components = name.unicodeScalars.split(separator: ".").map { .key(String($0)) }
        }
    }

    /// Whether this is the model itself.
    public var isEmpty: Bool { components.isEmpty }

    /// The path with a named part added.
    public func appending(_ key: String) -> FieldPath { appending(.key(key)) }

    /// The path with an element added.
    public func appending(_ index: Int) -> FieldPath { appending(.index(index)) }

    private func appending(_ component: Component) -> FieldPath {
        var path = FieldPath()
        path.components.reserveCapacity(components.count + 1)
        path.components.append(contentsOf: components)
        path.components.append(component)
        return path
    }

    /// The path with another one added.
    public func appending(_ other: FieldPath) -> FieldPath { FieldPath(components + other.components) }

    /// Whether the other path is this one or leads further into it.
    public func contains(_ other: FieldPath) -> Bool { other.components.starts(with: components) }

    /// The name of the innermost named part.
    public var lastKey: String? {
        for case .key(let key) in components.reversed() { return key }
        return nil
    }
}

extension FieldPath: ExpressibleByStringLiteral {
    /// Creates the path that ``description`` writes so: `"items[2].title"`.
    ///
    /// Unlike in ``init(_:)-(String)``, a number in brackets at the end of a name is that of an element: names that come
    /// from outside may hold brackets of their own.
    public init(stringLiteral value: String) {
        components = FieldPath(value).components.flatMap { component -> [Component] in
            guard case .key(let name) = component else { return [component] }
            return Self.withElements(name[...])
        }
    }

    /// The steps of a name that brackets may follow: `tags[2]`.
    private static func withElements(_ name: Substring) -> [Component] {
        guard name.utf8.last == UInt8(ascii: "]"), let open = name.lastIndex(of: "["),
            case let number = name[open...].dropFirst().dropLast(), number.allSatisfy({ $0.isWholeNumber }),
            let index = Int(number)
        else { return name.isEmpty ? [] : [.key(String(name))] }
        return withElements(name[..<open]) + [.index(index)]
    }
}

extension FieldPath: CustomStringConvertible {
    /// The path with dots and brackets: `address.tags[2]`.
    public var description: String {
        var text = ""
        for component in components {
            switch component {
            case .key(let key): text += text.isEmpty ? key : "." + key
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }

    /// The path as a JSON pointer (RFC 6901): `/address/tags/2`.
    public var jsonPointer: String {
        components.reduce(into: "") { pointer, component in
            pointer += "/"
            switch component {
            case .key(let key):
                for scalar in key.unicodeScalars {
                    switch scalar {
                    case "~": pointer += "~0"
                    case "/": pointer += "~1"
                    default: pointer.unicodeScalars.append(scalar)
                    }
                }
            case .index(let index): pointer += String(index)
            }
        }
    }

    /// The path as a JSON pointer in a URI fragment (RFC 6901, section 6): `#/address/tags/2`. What a fragment cannot hold
    /// is percent-encoded.
    public var jsonPointerFragment: String {
        jsonPointer.utf8.reduce(into: "#") { fragment, byte in
            if Self.isFragment(byte) {
                fragment.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                fragment += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// Whether a byte stands for itself in the fragment of a URI (RFC 3986, section 3.5).
    private static func isFragment(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
        }
    }
}
