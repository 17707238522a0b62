@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A rule for texts as it stands in `@Rules(…)`.
enum MacroTextSource {
    static func source(_ rule: ParityRule) -> String? {
        let ignoresCase = rule.isOn("ignoreCase")
        switch rule.type {
        case "string": return length(rule)
        case "match" where rule["not"] == nil && rule["unicode"] == nil:
            guard let pattern = rule["pattern"]?.text.map(MacroRuleSource.literal) else { return nil }
            let options = rule["caseInsensitive"] == nil ? "" : ", caseInsensitive: \(rule.isOn("caseInsensitive"))"
            return rule.isOn("whole") ? ".matches(\(pattern)\(options))" : ".contains(match: \(pattern)\(options))"
        case "contains":
            guard case .string(let part)? = rule["value"] else { return nil }
            return
                ".contains(\(MacroRuleSource.literal(part)), ignoreCase: \(ignoresCase), min: \(rule.integer("min") ?? 1))"
        case "startsWith", "endsWith":
            guard case .string(let part)? = rule["value"] else { return nil }
            let name = rule.type == "startsWith" ? "starts" : "ends"
            return ".\(name)(with: \(MacroRuleSource.literal(part)), ignoreCase: \(ignoresCase))"
        // In a property these read what the text spells, and in a document a text in JSON is no number.
        case let name where MacroKind.spelledRules.contains(name): return nil
        default: return format(rule)
        }
    }

    private static func length(_ rule: ParityRule) -> String? {
        let unit = rule["unit"]?.text.map { ", unit: .\($0)" } ?? ""
        if let exact = rule.integer("length") { return ".length(\(exact)\(unit))" }
        guard rule["length"] == nil else { return nil }
        return MacroRuleSource.range(rule["min"], rule["max"], .integer).map { ".length(\($0)\(unit))" }
    }

    /// A format, with those of its options that Swift has under the same name.
    private static func format(_ rule: ParityRule) -> String? {
        var given = Set(rule.members.members.map(\.key))
        given.subtract(["type", "attributes"] + RuleDescription.commonOptions.map(\.name))
        given.subtract(
            RuleCompiler.messageKeys(of: RuleRegistry.standard.rule(named: rule.type) ?? RequiredRule.ruleType).keys)
        if given.isEmpty { return "." + rule.type }
        let order = options[rule.type] ?? []
        guard given.isSubset(of: order) else { return nil }
        let arguments = order.filter(given.contains).compactMap { name in
            rule[name].flatMap(literal).map { "\(name): \($0)" }
        }
        return arguments.count == given.count ? ".\(rule.type)(\(arguments.joined(separator: ", ")))" : nil
    }

    private static func literal(_ value: DataValue) -> String? {
        switch value {
        case .bool(let flag): "\(flag)"
        case .number(let number): number.spelling
        case .string(let text): MacroRuleSource.literal(text)
        default: nil
        }
    }

    /// The options that Swift names as documents do, in the order in which it wants them.
    private static let options: [String: [String]] = [
        "alphabetic": ["ascii"], "alphanumeric": ["ascii"], "base64": ["urlSafe", "padding"],
        "boolean": ["strict"], "cardExpiry": ["allowFourDigitYear", "allowExpired"],
        "date": ["past", "future", "minAge"], "dateTime": ["past", "future", "minAge", "allowLocal"],
        "domainName": [
            "minimumLabels", "allowUnderscore", "allowTrailingDot", "enableIDN", "idna2008", "minimumTopLevelLength",
            "checkSpoofing",
        ],
        "email": [
            "allowQuotedLocal", "allowComments", "allowAddressLiteral", "allowLocalDomain", "allowDisplayName",
            "enableIDN", "idna2008", "allowUnderscore", "allowTrailingDot", "checkSpoofing", "checkDomainSpelling",
        ],
        "hexColor": ["requireHash"], "hostname": ["allowUnderscore", "allowTrailingDot"],
        "ip": ["cidr", "strict", "allowZone"], "issn": ["requireHyphen"], "json": ["maxDepth"],
        "language": ["registered"], "luhn": ["allowSeparators"], "mac": ["allowBare"], "nanoid": ["length"],
        "password": ["min", "lowercase", "uppercase", "digit", "symbol"], "port": ["allowZero"],
        "printable": ["ascii"], "slug": ["allowUnderscore"], "time": ["requireOffset"],
        "url": [
            "defaultScheme", "enableIDN", "idna2008", "checkSpoofing", "allowLocalHost", "allowUserInfo",
            "allowUnderscore", "allowTrailingDot", "allowProtocolRelative", "allowPort", "allowQuery",
            "allowFragment", "allowIPAddress", "maxLength",
        ],
    ]
}
