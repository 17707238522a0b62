#if YAML
internal import ProvisoCore
internal import Yams

/// The types of scalars by YAML 1.2's core schema (section 10.3.2): of plain ones, and of those whose tag names a type.
enum CoreSchema {
    /// What the tags of the core schema begin with.
    private static let prefix = "tag:yaml.org,2002:"

    /// The tag of a value, as people write it, if the core schema does not know it, or has it for other values: it would be
    /// read as if the tag were not there.
    static func unfittingTag(of node: Node) -> String? {
        let (name, fitting): (String, [String]) =
            switch node {
            case .scalar(let scalar): (scalar.tag.rawValue, ["str", "int", "float", "bool", "null"])
            case .sequence(let sequence): (sequence.tag.rawValue, ["seq"])
            case .mapping(let mapping): (mapping.tag.rawValue, ["map"])
            case .alias: ("", [])
            }
        // Nearly every value has no tag; `!` says that one is a text.
        if name.isEmpty || name == "!" { return nil }
        guard name.hasPrefix(prefix) else { return name }
        return fitting.contains(String(name.dropFirst(prefix.count))) ? nil : "!!" + name.dropFirst(prefix.count)
    }

    static func value(of scalar: Node.Scalar) -> DataValue {
        let text = scalar.string
        switch scalar.tag.rawValue {
        case "tag:yaml.org,2002:str", "!": return .string(text)
        case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null":
            break
        default: guard scalar.style == .plain || scalar.style == .any else { return .string(text) }
        }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        default: return number(text).map(DataValue.number) ?? .string(text)
        }
    }

    /// `12`, `-3.5e2`, `.5`, `5.`, `0o17`, `0x1F`. Infinity and NaN are texts, since no rule takes them.
    private static func number(_ text: String) -> ExactNumber? {
        for (prefix, radix) in [("0o", 8), ("0x", 16)] where text.hasPrefix(prefix) {
            let digits = text.dropFirst(2)
            return digits.first == "+" || digits.first == "-" ? nil : UInt64(digits, radix: radix).map(ExactNumber.init)
        }
        if let number = ExactNumber(text) { return number }
        // YAML takes a point without digits behind it; the grammar of numbers in text does not.
        guard let point = text.firstIndex(of: "."), text[..<point].last?.isNumber ?? false else { return nil }
        var completed = text
        completed.insert("0", at: text.index(after: point))
        return ExactNumber(completed)
    }
}
#endif
