internal import ProvisoCore

/// How a document gives rules to the values at the end of a way: `age`, `address.city`, `tags[]`, `lines[].sku`.
enum RuleWay {
    /// The entries of a document that give rules to the values of a column.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, or the way to it.
    ///   - areColumns: Whether brackets and points in it mean nothing.
    ///   - eachByItself: Whether rules for elements run also where another rule for the same list has failed.
    ///   - rules: The rules, each an object without `attributes`.
    static func entries(
        _ attribute: String, areColumns: Bool = false, eachByItself: Bool = false, _ rules: [DataValue]
    ) -> [DataValue] {
        guard !areColumns, let brackets = attribute.firstRange(of: "[]") else {
            return rules.map { rule in
                guard case .object(let members) = rule else { return rule }
                var entry: DataObject = ["attributes": .string(attribute)]
                for (key, value) in members.members { entry[key] = value }
                return .object(entry)
            }
        }
        let rest = String(attribute[brackets.upperBound...])
        var each: DataObject = [
            "attributes": .string(String(attribute[..<brackets.lowerBound])), "type": .string(RuleName.each),
        ]
        if eachByItself { each["skipOnError"] = false }
        each["rules"] = .array(elementRules(rest, rules))
        return [.object(each)]
    }

    /// The rules for the elements of a list.
    private static func elementRules(_ rest: String, _ rules: [DataValue]) -> [DataValue] {
        if rest.isEmpty { return rules }
        if rest.hasPrefix("[]") {
            return [["type": .string(RuleName.each), "rules": .array(elementRules(String(rest.dropFirst(2)), rules))]]
        }
        return [["type": .string(RuleName.nested), "rules": .array(entries(String(rest.drop { $0 == "." }), rules))]]
    }

    /// What a document says of attributes that are not called as their columns; `nil` when it need not say anything.
    static func attributes(_ names: AttributeNames) -> DataValue? {
        var attributes = DataObject()
        for position in names.indices {
            if let column = names[position].column {
                attributes[names[position].attribute] = ["column": .string(column)]
            }
        }
        return attributes.isEmpty ? nil : .object(attributes)
    }
}
