import ProvisoFormats

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The rules for texts that do what rules of documents do.
enum TextRules {
    static func rule(_ rule: ParityRule) -> AnyRule<String>? {
        switch rule.type {
        case "password":
            return .password(
                min: rule.integer("min") ?? 8, lowercase: rule["lowercase"] != false,
                uppercase: rule["uppercase"] != false, digit: rule["digit"] != false, symbol: rule["symbol"] != false)
        case "string": return length(rule)
        case "match":
            guard !rule.isOn("not"), !rule.isOn("unicode"), let pattern = rule["pattern"]?.text else { return nil }
            let ignoresCase = rule.isOn("caseInsensitive")
            return rule.isOn("whole")
                ? .matches(pattern, caseInsensitive: ignoresCase)
                : .contains(match: pattern, caseInsensitive: ignoresCase)
        case "contains":
            guard case .string(let part)? = rule["value"] else { return nil }
            return .contains(part, ignoreCase: rule.isOn("ignoreCase"), min: rule.integer("min") ?? 1)
        case "filter":
            guard let filter = rule["filter"]?.text.flatMap(NamedFilter.init(rawValue:)) else { return nil }
            return .filter(filter)
        case "trim":
            let side: TrimSide =
                switch rule["side"]?.text {
                case "left": .left
                case "right": .right
                default: .both
                }
            return .trim(side, characters: rule["characters"]?.text)
        case "compare": return comparison(rule)
        default: return PlainRules.rule(rule) ?? format(rule)
        }
    }

    private static func length(_ rule: ParityRule) -> AnyRule<String>? {
        let unit: LengthUnit = rule["unit"]?.text.flatMap(LengthUnit.init(rawValue:)) ?? .characters
        if let exact = rule.integer("length") { return .length(exact, unit: unit) }
        var (least, most) = (rule.integer("min"), rule.integer("max"))
        if case .array(let lengths)? = rule["length"] {
            let limits = lengths.compactMap { Int($0) }
            least = limits.first
            most = limits.count == 2 ? limits.last : most
        }
        switch (least, most) {
        case (let least?, let most?): return .length(least...most, unit: unit)
        case (let least?, nil): return .length(least..., unit: unit)
        case (nil, let most?): return .length(...most, unit: unit)
        case (nil, nil): return nil
        }
    }

    private static func comparison(_ rule: ParityRule) -> AnyRule<String>? {
        guard case .string(let text)? = rule["compareValue"], (rule["as"]?.text ?? "string") == "string" else {
            return nil
        }
        switch rule["operator"]?.text ?? "==" {
        case "==": return .equal(to: text)
        case "!=": return .notEqual(to: text)
        case let symbol: return ComparisonOperator(rawValue: symbol).map { .compare($0, to: text) }
        }
    }

    /// Formats take their options from the document in one way only, so that each is judged with each.
    private static func format(_ rule: ParityRule) -> AnyRule<String>? {
        var options = Self.options(of: rule)
        switch rule.type {
        case "email":
            if rule.isOn("checkDNS") { return nil }
            let format = EmailFormat(options: &options)
            guard rule.isOn("checkDomainSpelling") else { return .format(format) }
            return AnyRule(EmailOfDomain(format: format, checksSpelling: true, domains: nil))
        case "url": return url(rule)
        case "date" where rule["writeAs"] == nil:
            let pattern = options.datePattern("format", "")
            var format = DateFormat(format: pattern)
            format.bounds = DateLimits(options: &options, pattern: pattern).bounds
            return AnyRule(DateText(format))
        case "dateTime" where rule["writeAs"] == nil:
            let allowsLocal = rule.isOn("allowLocal") || rule["requireOffset"] == false
            let pattern = options.datePattern("format", "")
            var format = DateTimeFormat(format: pattern, allowLocal: allowsLocal)
            format.bounds = DateLimits(options: &options, pattern: pattern).bounds
            return AnyRule(DateTimeText(format))
        case "time":
            return .time(
                format: options.datePattern("format", ""), before: options.timeOfDay("before", ""),
                after: options.timeOfDay("after", ""), requireOffset: rule.isOn("requireOffset"))
        case "cardExpiry":
            return .cardExpiry(
                allowFourDigitYear: rule.isOn("allowFourDigitYear"), allowExpired: rule.isOn("allowExpired"))
        case "startsWith": return .starts(with: rule["value"]?.text ?? "", ignoreCase: rule.isOn("ignoreCase"))
        case "endsWith": return .ends(with: rule["value"]?.text ?? "", ignoreCase: rule.isOn("ignoreCase"))
        case "latitude": return .latitude
        case "longitude": return .longitude
        default:
            return (RuleRegistry.standard.rule(named: rule.type)?.metatype as? any TypedFormatRule.Type)?
                .typed(options: &options)
        }
    }

    private static func url(_ rule: ParityRule) -> AnyRule<String> {
        .url(
            validSchemes: rule["validSchemes"] == nil ? ["http", "https"] : rule.texts("validSchemes"),
            defaultScheme: rule["defaultScheme"]?.text, enableIDN: rule.isOn("enableIDN"),
            idna2008: rule.isOn("idna2008"), checkSpoofing: rule.isOn("checkSpoofing"),
            allowLocalHost: rule.isOn("allowLocalHost"), allowUserInfo: rule.isOn("allowUserInfo"),
            allowUnderscore: rule.isOn("allowUnderscore"), allowTrailingDot: rule.isOn("allowTrailingDot"),
            allowProtocolRelative: rule.isOn("allowProtocolRelative"), allowPort: rule["allowPort"] != false,
            allowQuery: rule["allowQuery"] != false, allowFragment: rule["allowFragment"] != false,
            allowIPAddress: rule["allowIPAddress"] != false, maxLength: rule.integer("maxLength") ?? 2048)
    }

    private static func options(of rule: ParityRule) -> RuleOptions {
        let members: [(key: DocumentNode, value: DocumentNode)] = rule.members.members.map { member in
            (key: DocumentNode(DataValue.string(member.key)), value: DocumentNode(member.value))
        }
        let problems = RuleDocumentProblems()
        return RuleOptions(
            attributes: [""], members: members, position: nil,
            context: RuleOptions.Context(
                problems: problems, compiler: RuleCompiler(registry: .standard, problems: problems)))
    }
}

/// A rule of documents that is one format: the same format judges texts in Swift.
private protocol TypedFormatRule {
    static func typed(options: inout RuleOptions) -> AnyRule<String>
}

extension FormatRule: TypedFormatRule {
    fileprivate static func typed(options: inout RuleOptions) -> AnyRule<String> {
        .format(Format(options: &options))
    }
}
