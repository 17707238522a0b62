import ProvisoCore

/// The rules that stand for the formats of JSON Schema: each rule says of itself what JSON Schema calls it.
enum SchemaFormats {
    static func rules(in registry: RuleRegistry) -> [String: RuleDefinition] {
        var rules: [String: RuleDefinition] = [:]
        for name in registry.ruleNames {
            guard let plain = RuleFacts(of: ["type": .string(name)], in: registry) else { continue }
            // Each option alone too: no example needs to have `version: 4`.
            let single = plain.options.flatMap { option in
                (option.choices ?? []).map { DataObject(dictionaryLiteral: (option.name, $0)) }
            }
            for options in [[:]] + plain.examples.map(\.options) + single {
                var rule = options
                rule["type"] = .string(name)
                guard let facts = RuleFacts(of: rule, in: registry) else { continue }
                for constraint in facts.constraints.all {
                    let format: String? =
                        switch constraint {
                        case .shape(let shape): shape.standardName
                        case .moment(let moment): moment.standardName
                        default: nil
                        }
                    guard let format else { continue }
                    let known = rules[format]
                    // Of several the one with the fewest options, and of those that JSON Schema's own name.
                    if known == nil
                        || known?.type != format
                            && (options.count, name != format) < (known?.options.count ?? 0, known?.type != format)
                    {
                        rules[format] = RuleDefinition(name, options)
                    }
                }
            }
        }
        return rules
    }
}

private func < (left: (Int, Bool), right: (Int, Bool)) -> Bool {
    left.0 != right.0 ? left.0 < right.0 : !left.1 && right.1
}
