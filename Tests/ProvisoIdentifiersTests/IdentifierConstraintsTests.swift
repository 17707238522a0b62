import ProvisoCore
import ProvisoIdentifiers
import Testing

/// What the rules for identifiers say that they let pass, held to what they let pass.
@Suite struct IdentifierConstraintsTests {
    static let registry = RuleRegistry.standard.adding(.identifiers)
    static let rules = registry.ruleNames.filter { !RuleRegistry.standard.ruleNames.contains($0) }

    /// The examples of all of these rules, and texts that are none.
    static let values: [DataValue] = {
        let examples = registry.descriptions.filter { rules.contains($0.name) }.flatMap(\.examples)
        let texts = examples.flatMap { $0.passing + $0.failing.map(\.value) }
        return Array(Set(texts + [.null, "", " ", "x", "0", "1234567890", 0, 12, 1.5, true, [], [:]]))
            .sorted { $0.description < $1.description }
    }()

    @Test(arguments: rules) func whatPassesMeetsTheConstraints(of rule: String) throws {
        let examples = Self.registry.descriptions.first { $0.name == rule }?.examples ?? []
        var judged = 0
        for options in Set([DataObject()] + examples.map(\.options)) {
            var entry = options
            (entry["attributes"], entry["type"], entry["skipOnEmpty"]) = (["value"], .string(rule), false)
            guard let document = try? RuleDocument(.array([.object(entry)]), registry: Self.registry),
                let constraints = document.ruleConstraints.first?.constraints
            else { continue }
            // Where another attribute has the country, anything passes as long as there is none.
            #expect(!constraints.isOpaque || options["countryAttribute"] != nil)
            for value in Self.values {
                let passes = try document.validate(["value": value]).isValid
                let allows = constraints.allows(value)
                if passes { #expect(allows != false, "\(rule) \(options) passes \(value), and its constraints do not") }
                if constraints.isExact, allows == true {
                    #expect(passes, "\(rule) \(options) refuses \(value), and its constraints do not")
                }
                if passes { judged += 1 }
            }
        }
        #expect(judged > 0)
    }
}
