internal import ProvisoCore

extension RuleWords {
    /// The words of the rule for an identifier that has one message.
    ///
    /// - Parameters:
    ///   - code: The code, which is the rule's name.
    ///   - key: The key of the message in `Localization/Identifiers.xcstrings`, which several rules may share.
    ///   - name: What the identifier is called in every language; `nil` where the message says it.
    ///   - example: An identifier that passes, as people write it.
    ///   - others: The examples of other wordings, by the key of each; for options that refuse `example`.
    static func identifier(
        _ code: String, as key: String, name: String? = nil, example: String, others: [String: String] = [:]
    ) -> RuleWords {
        // Embedded Swift has no `merging`.
        let examples = [code: example].reduce(into: others) { $0[$1.key] = $1.value }
        let constants = examples.mapValues { example in
            var constants: Parameters = ["example": .string(example)]
            constants["name"] = name.map(DataValue.string)
            return constants
        }
        return RuleWords(constants: constants) { language in
            guard let message = IdentifierCatalogs.messages(for: language)?[key] else { return nil }
            return examples.mapValues { _ in message }
        }
    }
}

/// The English messages that rules share.
enum SharedMessage {
    /// `identifier/code`
    static let code: CatalogMessage = "{attribute} must be a valid {name} code, like {example}."
    /// `identifier/number`
    static let number: CatalogMessage = "{attribute} must be a valid {name} number, like {example}."
    /// `identifier/name`
    static let name: CatalogMessage = "{attribute} must be a valid {name} identifier, like {example}."
    /// `identifier/countryUnknown`
    static let countryUnknown: CatalogMessage =
        "{attribute} cannot be checked, because the country is missing or not known."
    /// `identifier/address`
    static let address: CatalogMessage = "{attribute} must be a valid {name} address, like {example}."
}
