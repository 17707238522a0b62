@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What kind of values a property of a model for the macro has.
indirect enum MacroKind: Sendable, Hashable {
    case text
    /// A text that spells a number or a truth value, as a cell of a CSV file does.
    case spelled
    case integer
    case decimal
    case flag
    case list(MacroKind)
    case model

    /// The kind by which rules and values are drawn.
    var drawn: ParityKind {
        switch self {
        case .text, .spelled: .text
        case .integer: .integer
        case .decimal: .decimal
        case .flag: .flag
        case .list(let element): .list(element.drawn)
        case .model: .model(MacroProperty.leaf.map(\.member))
        }
    }

    /// The rules that `@Rules` has for such values.
    var rules: [String] {
        switch self {
        case .text:
            ParityGenerator.ruleNames.filter { name in
                !Self.spelledRules.contains(name)
                    && !["allOrNone", "each", "nested", "count", "uniqueElements"].contains(name)
            }
        case .spelled: Self.spelledRules
        case .integer:
            ["required", "number", "compare", "in", "default", "positive", "negative", "multipleOf", "port", "absent"]
        case .decimal:
            ["number", "required", "compare", "default", "latitude", "longitude", "positive", "multipleOf"]
        case .flag: ["in", "required", "default", "compare"]
        case .list: ["each", "each", "required", "count", "uniqueElements"]
        case .model: ["nested"]
        }
    }

    static let spelledRules = [
        "number", "integer", "positive", "negative", "decimalPlaces", "multipleOf", "coordinates", "boolean",
    ]
}

/// A property of a model for the macro. Every model has the same.
struct MacroProperty: Sendable {
    let name: String
    let type: String
    let kind: MacroKind
    /// How many rules it is given.
    var count = 1

    var member: ParityMember { ParityMember(name: name, kind: kind.drawn) }

    static let all: [MacroProperty] = [
        MacroProperty(name: "text", type: "String?", kind: .text, count: 2),
        MacroProperty(name: "title", type: "String?", kind: .text, count: 2),
        MacroProperty(name: "note", type: "String?", kind: .text, count: 2),
        MacroProperty(name: "cell", type: "String?", kind: .spelled, count: 2),
        MacroProperty(name: "count", type: "Int?", kind: .integer, count: 2),
        MacroProperty(name: "total", type: "Int?", kind: .integer),
        MacroProperty(name: "ratio", type: "Double?", kind: .decimal, count: 2),
        MacroProperty(name: "share", type: "Double?", kind: .decimal),
        MacroProperty(name: "flag", type: "Bool?", kind: .flag),
        MacroProperty(name: "tags", type: "[String]?", kind: .list(.text)),
        MacroProperty(name: "grid", type: "[[String]]?", kind: .list(.list(.text))),
        MacroProperty(name: "leaf", type: "Leaf?", kind: .model),
    ]

    static let leaf: [MacroProperty] = [
        MacroProperty(name: "word", type: "String?", kind: .text),
        MacroProperty(name: "size", type: "Int?", kind: .integer),
    ]
}
