/// A media type, or a range of them: `application/json; charset=utf-8`, `text/*`.
struct MediaRange: Sendable, Hashable {
    let text: String
    /// In lower case, as are the names of parameters.
    let type: String
    let subtype: String
    let parameters: [String: String]

    init(_ text: String) {
        self.text = text
        var parts = text[...].split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingSpaces)[...]
        let names = (parts.popFirst() ?? "").lowercased().split(separator: "/", maxSplits: 1)
        type = names.first.map(String.init) ?? ""
        subtype = names.count > 1 ? String(names[1]) : ""
        var parameters: [String: String] = [:]
        for part in parts {
            guard let equals = part.firstIndex(of: "=") else { continue }
            var value = part[equals...].dropFirst()
            if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
            let name = part[..<equals].lowercased()
            // The names of character sets are the same in upper and lower case.
            parameters[name] = name == "charset" ? value.lowercased() : String(value)
        }
        self.parameters = parameters
    }

    /// The ranges of a list with commas between them.
    static func list(_ text: String) -> [MediaRange] {
        text.split(separator: ",").map(\.trimmingSpaces).filter { !$0.isEmpty }.map { MediaRange(String($0)) }
    }

    /// Whether bodies of this type are JSON.
    var isJSON: Bool { subtype == "json" || subtype.hasSuffix("+json") }
    /// Whether they are what forms send.
    var isForm: Bool { type == "application" && subtype == "x-www-form-urlencoded" }
    /// Whether they are what forms with files send.
    var isMultipartForm: Bool { type == "multipart" && subtype == "form-data" }
    /// Whether they are text.
    var isText: Bool { type == "text" }

    /// How well the range describes a type; `nil` where it does not.
    func fit(_ other: MediaRange) -> Int? {
        if type == "*", subtype == "*" || subtype.isEmpty { return 0 }
        guard type == other.type else { return nil }
        if subtype == "*" { return 1 }
        if subtype != other.subtype {
            // `application/*+json`
            guard subtype.hasPrefix("*+"), other.subtype.hasSuffix(subtype.dropFirst()) else { return nil }
            return 2
        }
        for (name, value) in parameters where other.parameters[name] != value {
            // UTF-8 is what JSON is in, said or not.
            guard name == "charset", other.parameters[name] == nil else { return nil }
        }
        return 3 + parameters.count
    }
}
