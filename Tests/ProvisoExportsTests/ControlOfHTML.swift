import ProvisoExports

/// An `input` as the HTML standard has it: which values it holds, and which of them it refuses.
struct ControlOfHTML {
    private let attributes: HTMLAttributes
    private let pattern: Regex<AnyRegexOutput>?

    init(_ attributes: HTMLAttributes) throws {
        self.attributes = attributes
        pattern = try attributes["pattern"].map {
            try Regex("^(?:\($0))$").matchingSemantics(.unicodeScalar)
        }
    }

    private var type: String { attributes["type"] ?? "text" }

    /// What is left of a text by the sanitization of values; `nil` where the control cannot hold it.
    func value(of text: String) -> String? {
        let trimmed = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        switch type {
        case "email":
            // White space beyond ASCII is not taken off.
            return trimmed.first == "\u{A0}" || trimmed.last == "\u{A0}" ? nil : trimmed
        case "number": return trimmed.isEmpty || Double(trimmed) != nil && trimmed.first != "+" ? trimmed : nil
        case "checkbox": return nil
        default: return text
        }
    }

    /// The attribute that refuses a value; `nil` for none.
    func refusal(of value: String) -> String? {
        if value.isEmpty { return attributes.has("required") ? "required" : nil }
        let units = value.utf16.count
        if let least = attributes["minlength"].flatMap({ Int($0) }), units < least { return "minlength" }
        if let most = attributes["maxlength"].flatMap({ Int($0) }), units > most { return "maxlength" }
        if let pattern, (try? pattern.wholeMatch(in: value)) == nil { return "pattern" }
        switch type {
        case "number": return refusal(ofNumber: Double(value) ?? .nan)
        case "date":
            if let min = attributes["min"], value < min { return "min" }
            if let max = attributes["max"], value > max { return "max" }
        case "email":
            let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
            let address = "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@\(label)(?:\\.\(label))*$"
            if (try? Regex(address).wholeMatch(in: value)) == nil { return "type" }
        default: break
        }
        return nil
    }

    private func refusal(ofNumber number: Double) -> String? {
        let min = attributes["min"].flatMap { Double($0) }
        if let min, number < min { return "min" }
        if let max = attributes["max"].flatMap({ Double($0) }), number > max { return "max" }
        if let step = attributes["step"].flatMap({ Double($0) }) {
            let steps = (number - (min ?? 0)) / step
            if steps != steps.rounded() { return "step" }
        }
        return nil
    }
}
