import ProvisoCore
import ProvisoIdentifiers
import TestSupport
import Testing

/// What it costs to judge a hostile text grows no faster than the text: eight times the text may take 24 times as long, where
/// quadratic work takes 64 times as long.
@Suite(.serialized) struct LinearTimeTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)
    private static let names = registry.descriptions.map(\.name).filter { RuleRegistry.standard.isLacking($0) }

    /// Beginnings of numbers, and what is repeated behind them.
    private static let units: [(head: String, unit: String)] = [
        ("+49 30 ", "1"), ("", "0"), ("+", "+"), ("030 123456", " ext. 1"), ("030 123456", ";ext=1"), ("", "(0) "),
        ("DE", "1 "), ("", "Aa1-"), ("", "./ -"), ("10.1000/", "a)"), ("bc1q", "q"), ("1", "1"),
        ("+49", "\u{FF11}\u{AD}"),
        ("", "\u{661}"), ("é", "\u{301}\u{316}"), ("1", ",000"), ("tel:+49", ";phone-context="),
    ]

    private static func texts(_ size: Int) -> [String] {
        units.map { $0.head + String(repeating: $0.unit, count: size / $0.unit.utf8.count) }
    }

    @Test(arguments: names) func everyRuleIsLinear(name: String) throws {
        let options = Self.registry.descriptions.first { $0.name == name }?.options
        let takesCountry = options?.contains { $0.name == "countryAttribute" }
        var kinds: [DataObject] = [[:]]
        if takesCountry ?? false { kinds += [["country": ["DE", "GB", "US"]], ["countryAttribute": "country"]] }
        for options in kinds where Self.accepts(name, options) {
            let document = try RuleDocument([["number", .string(name), .object(options)]], registry: Self.registry)
            let (short, long) = (Self.texts(2_000), Self.texts(16_000))
            func judge(_ texts: [String]) throws {
                for text in texts { _ = try document.validate(["country": "DE", "number": .string(text)]) }
            }
            try Growth.expect(
                lessThan: 24, "\(name) \(options)", small: { try judge(short) }, large: { try judge(long) })
        }
    }

    private static func accepts(_ name: String, _ options: DataObject) -> Bool {
        (try? RuleDocument([["number", .string(name), .object(options)]], registry: registry)) != nil
    }
}

extension RuleRegistry {
    fileprivate func isLacking(_ name: String) -> Bool { !ruleNames.contains(name) }
}
