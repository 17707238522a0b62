@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A rule for numbers as it stands in `@Rules(…)`: for properties that are numbers, and for texts that spell some.
enum MacroNumberSource {
    static func source(_ rule: ParityRule, _ kind: MacroKind) -> String? {
        switch (rule.type, kind) {
        case ("absent", _), ("safe", _): "." + rule.type
        case ("number", .spelled): spelled(rule)
        case ("number", .integer) where rule["integerOnly"] == nil,
            ("number", .decimal) where rule["integerOnly"] == nil:
            MacroRuleSource.range(rule["min"], rule["max"], kind).map { ".range(\($0))" }
        case ("multipleOf", .spelled): rule["value"].map { ".multipleOf(\($0))" }
        case ("multipleOf", .integer): rule.integer("value").map { ".multipleOf(\($0))" }
        case ("multipleOf", .decimal):
            rule["value"].flatMap { MacroRuleSource.value($0, kind) }.map { ".multipleOf(\($0))" }
        case ("decimalPlaces", .spelled):
            rule.integer("max").map { ".decimalPlaces(\(rule.integer("min").map(String.init) ?? "")...\($0))" }
        case ("coordinates", .spelled): rule["order"]?.text.map { ".coordinates(.\($0))" } ?? ".coordinates"
        case ("boolean", .spelled) where rule["trueValue"] == nil && rule["falseValue"] == nil:
            rule["strict"] == nil ? ".boolean" : ".boolean(strict: \(rule.isOn("strict")))"
        case ("positive", .list), ("negative", .list): nil
        case ("positive", _), ("negative", _), ("integer", .spelled): "." + rule.type
        case ("port", .integer): ".port(allowZero: \(rule.isOn("allowZero")))"
        case ("latitude", .decimal), ("longitude", .decimal): "." + rule.type
        default: nil
        }
    }

    private static func spelled(_ rule: ParityRule) -> String? {
        let integerOnly = rule["integerOnly"].map { "integerOnly: \($0)" }
        if rule["min"] == nil, rule["max"] == nil { return integerOnly.map { ".number(\($0))" } ?? ".number" }
        let range = MacroRuleSource.range(rule["min"], rule["max"], .decimal)
        return range.map { ".number(\(([$0] + (integerOnly.map { [$0] } ?? [])).joined(separator: ", ")))" }
    }
}
