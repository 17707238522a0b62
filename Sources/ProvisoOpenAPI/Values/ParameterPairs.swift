/// A name and a value of a query, a form or a `Cookie` header, in the order in which they stand.
struct ParameterPair {
    /// The name as it is meant; as it stands, where it cannot be decoded.
    let name: String
    /// The value as it stands.
    let value: Substring
    /// Whether the name cannot be decoded.
    let isMalformed: Bool
    /// Whether a plus sign is a space.
    let plusIsSpace: Bool

    private init(_ name: Substring, _ value: Substring, plusIsSpace: Bool) {
        let decoded = try? PercentText.decoded(name, plusIsSpace: plusIsSpace)
        self.name = decoded ?? String(name)
        self.value = value
        isMalformed = decoded == nil
        self.plusIsSpace = plusIsSpace
    }

    /// The value as it is meant.
    func decoded() throws(ParameterFault) -> String { try PercentText.decoded(value, plusIsSpace: plusIsSpace) }

    /// The pairs of a query or a form.
    ///
    /// - Parameter given: Pairs that are left out.
    static func query(_ text: Substring, without given: [Substring] = []) -> [ParameterPair] {
        text.split(separator: "&").filter { !given.contains($0) }.map { part in
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            return ParameterPair(part[..<equals], part[equals...].dropFirst(), plusIsSpace: true)
        }
    }

    /// The pairs of a `Cookie` header (RFC 6265, section 4.2).
    ///
    /// - Parameter exploded: Whether values are written as in a query, with an ampersand between.
    static func cookies(_ text: Substring, exploded: Bool) -> [ParameterPair] {
        text.split { $0 == ";" || exploded && $0 == "&" }.compactMap { part in
            let part = part.trimmingSpaces
            guard !part.isEmpty else { return nil }
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            var value = part[equals...].dropFirst()
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
            return ParameterPair(part[..<equals], value, plusIsSpace: false)
        }
    }
}

extension Substring {
    /// The text without spaces and tabs around it.
    var trimmingSpaces: Substring {
        var rest = self
        while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
        return rest
    }
}
