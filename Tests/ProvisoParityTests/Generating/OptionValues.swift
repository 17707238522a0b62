import TestSupport
@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What generated rules give to the options of the registry's rules.
enum OptionValues {
    /// Values for an option of a rule for attributes of a kind; none for an option that nobody has thought of.
    static func values(
        _ option: RuleOptions.Description, of rule: String, _ kind: ParityKind, _ random: inout SplitMix64
    ) -> [DataValue] {
        if let values = table["\(rule).\(option.name)"] { return values }
        switch ("\(rule).\(option.name)", option.type) {
        case (_, "true or false"): return [true, false]
        case ("filter.filter", _): return NamedFilter.allCases.map { DataValue.string($0.rawValue) }
        case ("compare.compareValue", _), ("default.value", _), ("required.requiredValue", _):
            return [ParityValues.value(of: kind, hints: [], &random)]
        case ("boolean.trueValue", _), ("boolean.falseValue", _):
            return ["yes", "no", 2, true, ParityValues.value(of: kind, hints: [], &random)]
        case ("contains.value", _):
            if case .list(let element) = kind { return [ParityValues.value(of: element, hints: [], &random), "a"] }
            return ["a", "ä", "b ", 1]
        case ("in.range", _):
            return [.array((0..<3).map { _ in ParityValues.value(of: kind, hints: [], &random) }), ["a", "A", 1, 2.5]]
        case (_, "text") where option.name != "format" && option.help.hasPrefix("The message for"):
            return [.string("{attribute}: \(option.name)!"), .string("\(option.name), not “{value}”")]
        default: break
        }
        let words = option.type.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let isChoice =
            words.count > 1 && words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "-=<>!".contains($0) } }
        return isChoice ? words.map { .string($0) } : []
    }

    private static let table: [String: [DataValue]] = [
        "number.min": [0, 1, -2.5, 18], "number.max": [18, 100, 99.5], "string.length": [3, [2], [1, 4], 0],
        "string.min": [1, 2, 4], "string.max": [4, 8, 12], "password.min": [4, 8], "contains.min": [1, 2],
        "match.pattern": ["[a-z]+", "^a", "\\d", "(?i)x|b$", "\\w+@", "."], "compare.as": ["number", "string"],
        "trim.characters": ["a", " -", "x1"],
        "url.validSchemes": [["https"], ["http", "ftp"], "ftp, http"], "url.defaultScheme": ["https", "ftp"],
        "url.maxLength": [2048, 24], "domainName.minimumLabels": [1, 2, 3], "domainName.minimumTopLevelLength": [2, 3],
        "ip.version": [4, 6], "mac.eui": [48, 64], "isbn.version": [10, 13], "json.maxDepth": [1, 512],
        "uuid.version": [4, [1, 7], "nil", ["max", 4]], "nanoid.length": [21, 4],
        "date.format": ["dd.MM.yyyy", "yyyy-MM-dd"], "dateTime.format": ["dd.MM.yyyy HH:mm"], "time.format": ["h:mm a"],
        "date.before": ["2030-01-01", "2000-01-01T00:00:00Z"], "date.after": ["1990-01-01"],
        "date.min": ["1990-01-01", "2000-01-01T00:00:01Z"], "date.max": ["2024-02-29"],
        "dateTime.min": ["1990-01-01T12:00:00Z"], "dateTime.max": ["2030-01-01", "2024-02-29T12:00:00Z"],
        "date.between": [["2000-01-01", "2025-01-01"]], "date.minAge": [18], "dateTime.before": ["2030-01-01"],
        // The other form, `unix`, makes a number, which a text cannot hold.
        "date.writeAs": ["iso8601"], "dateTime.writeAs": ["iso8601"],
        "dateTime.after": ["1990-01-01T12:00:00Z"], "dateTime.between": [["2000-01-01", "2025-01-01"]],
        "dateTime.minAge": [18], "time.before": ["18:00"], "time.after": ["08:30"],
        "paymentCard.brands": [["visa"], "amex, mastercard"], "cardSecurityCode.brands": [["amex"], ["visa"]],
        "startsWith.value": ["a", "AB"], "endsWith.value": [".pdf", "a"], "multipleOf.value": [3, 0.5, 10],
        // A true one would ask the network.
        "email.checkDNS": [false], "decimalPlaces.min": [1, 0], "decimalPlaces.max": [2, 3],
        "compare.compareAttribute": [], "compare.format": ["dd.MM.yyyy"], "compare.compareFormat": ["yyyy-MM-dd"],
        "compare.compareExpression": ["count + 1", "2 * ratio - count"], "each.separator": ["|", ", "],
        "contains.separator": ["|"], "count.min": [1, 2], "count.max": [1, 3], "count.exact": [0, 2],
        "count.separator": ["|"], "uniqueElements.separator": ["|"],
    ]

    /// The options that rules have only where they are asked for: nothing in Swift has them.
    static let onDemand: Set<String> = [
        "compare.format", "compare.compareFormat", "compare.compareExpression", "each.separator", "contains.separator",
        "count.separator", "uniqueElements.separator",
    ]

    /// The options without which a document is refused.
    static let needed: [String: String] = [
        "in": "range", "contains": "value", "match": "pattern", "default": "value", "filter": "filter",
        "startsWith": "value", "endsWith": "value", "multipleOf": "value", "decimalPlaces": "max",
    ]
}
