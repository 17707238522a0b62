internal import ProvisoCore
internal import ProvisoFormats

/// The rule for values: `.phone(country: "DE")`.
struct InCountryFormat<Kind: CountryKind, Value: StringProtocol>: ValidationRule {
    let format: CountryFormat<Kind>

    init(_ kind: Kind, _ countries: [CountryCode]) { format = CountryFormat(kind: kind, countries: countries) }

    var name: String { Kind.name }

    var definitions: [RuleDefinition]? {
        var options = format.kind.options
        if format.countries.count == 1 { options["country"] = .string(format.countries[0].code) }
        if format.countries.count > 1 { options["country"] = .array(format.countries.map { .string($0.code) }) }
        return [RuleDefinition(CountryRule<Kind>.self, options)]
    }

    var constraints: Constraints { format.constraints }

    func check(_ value: Value, into report: inout Report) {
        CountryVerdict.judge(String(value), by: format, into: &report)
    }

    func checkMissing(into report: inout Report) {
        let start = report.violations.count
        format.refuse(nil, nil, into: &report)
        report.finish(Kind.self, from: start)
    }

    func completion(of text: String) -> Completion? { format.completion(ofText: text) }
}

/// What is said to a text whose country is known.
enum CountryVerdict {
    static func judge<Kind>(_ text: String, by format: CountryFormat<Kind>, into report: inout Report) {
        var text = text
        guard let failure = text.withUTF8({ format.failure(in: $0.span) }) else { return }
        let start = report.violations.count
        format.refuse(failure, text, into: &report)
        report.finish(Kind.self, from: start)
    }
}

extension Report {
    /// Gives violations from an index on their words in all languages, and forgets values that are about a person.
    mutating func finish<Kind: CountryKind>(_ kind: Kind.Type, from start: Int) {
        give(Kind.words, from: start)
        if Kind.isPersonal { conceal(from: start) }
    }
}
