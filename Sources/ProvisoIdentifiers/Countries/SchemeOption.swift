internal import ProvisoCore
internal import ProvisoFormats
internal import ProvisoIdentifierFormats

/// The option `schemes` of rules for numbers that countries define in tables: schemes that add a country, or replace its own.
enum SchemeOption {
    private static let keys = ["country", "pattern", "check", "example"]

    static func read(_ number: NationalNumberKind, _ options: inout RuleOptions) -> [NationalNumberScheme] {
        let values = options.values(
            "schemes",
            "What numbers of a country look like, in place of the built-in definition: a list of `country`, `pattern`, `check` and "
                + "`example`.",
            alsoCalled: ["scheme", "custom", "definitions"])
        return (values ?? []).compactMap { value in
            guard case .object(let object) = value, let country = object["country"]?.text,
                let code = CountryCode(country), let pattern = object["pattern"]?.text, !pattern.isEmpty,
                let example = object["example"]?.text
            else {
                options.fail("A scheme needs `country`, `pattern` and `example`.", option: "schemes")
                return nil
            }
            for (key, _) in object.members where !keys.contains(key) {
                options.fail(
                    "A scheme has no key `\(key)`; it takes \(keys.joined(separator: ", ")).", option: "schemes")
            }
            let scheme = NationalNumberScheme(
                country: code.code, pattern: pattern, check: object["check"]?.text ?? "", example: example)
            // What the scheme says of its own example shows whether it is understood.
            if let failure = NationalNumberFormat(number, countries: [code.code], schemes: [scheme]).failure(
                in: example)
            {
                options.fail(
                    "The scheme for `\(code.code)` does not take its own example `\(example)`: \(failure.reason).",
                    option: "schemes")
            }
            return scheme
        }
    }

    static func data(_ scheme: NationalNumberScheme) -> DataValue {
        var object: DataObject = ["country": .string(scheme.country), "pattern": .string(scheme.pattern)]
        if !scheme.check.isEmpty { object["check"] = .string(scheme.check) }
        object["example"] = .string(scheme.example)
        return .object(object)
    }
}
