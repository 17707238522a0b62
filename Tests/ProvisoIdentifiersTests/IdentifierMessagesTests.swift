import ProvisoCore
import ProvisoFormats
import ProvisoIdentifierFormats
import ProvisoLanguages
import Testing

@testable import ProvisoIdentifiers

@Suite struct IdentifierMessagesTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    @Test func thereAreMessagesInEveryLanguage() {
        #expect(IdentifierCatalogs.tags == MessageCatalog.availableLanguages)
        let english = IdentifierCatalogs.messages(for: "en") ?? [:]
        for tag in IdentifierCatalogs.tags {
            let messages = IdentifierCatalogs.messages(for: tag) ?? [:]
            #expect(messages.keys.sorted() == english.keys.sorted(), "\(tag)")
            for (key, message) in messages {
                let places = message.forms[.other]?.places ?? []
                #expect(Set(places) == Set(english[key]?.forms[.other]?.places ?? []), "\(tag) \(key)")
                if tag != "en" { #expect(message != english[key], "\(tag) \(key)") }
            }
        }
        #expect(IdentifierCatalogs.messages(for: "tlh") == nil)
    }

    /// What a rule's file says is what the catalogue says.
    @Test func theCatalogueSaysWhatTheRulesSay() throws {
        for name in IdentifierRules.names {
            let type = try #require(IdentifierRules.type(named: name))
            let spoken = try #require(type.words?.messages(in: "en"))
            #expect(type.messages == spoken, "\(name)")
            for tag in IdentifierCatalogs.tags {
                #expect(type.words?.messages(in: tag)?.keys.sorted() == spoken.keys.sorted(), "\(name) \(tag)")
            }
        }
    }

    /// Every message that an example of a rule leads to is filled, in every language, for documents.
    @Test(arguments: IdentifierRules.names)
    func everyExampleIsToldInEveryLanguage(name: String) throws {
        let type = try #require(IdentifierRules.type(named: name))
        #expect(!type.examples.isEmpty)
        for example in type.examples {
            let document = try RuleDocument(example.document(of: name), registry: Self.registry)
            func record(_ value: DataValue) -> DataValue {
                example.subject == .record ? value : .object([example.attributes.first ?? "value": value])
            }
            for value in example.passing {
                #expect(try document.validate(record(value)).violations == [], "\(name) \(value)")
            }
            for failure in example.failing {
                let violations = try document.validate(record(failure.value)).violations
                #expect(violations.map(\.code) == [failure.code], "\(name) \(failure.value)")
                var texts: Set<String> = []
                for tag in MessageCatalog.availableLanguages {
                    let catalog = try #require(MessageCatalog.catalog(for: tag))
                    for violation in violations {
                        let text = violation.message(in: catalog)
                        #expect(!text.contains("{") && !text.contains("["), "\(tag) \(text)")
                        texts.insert(text)
                    }
                }
                // No language falls back to another.
                #expect(texts.count == MessageCatalog.availableLanguages.count, "\(name): \(texts.count)")
            }
        }
    }

    /// The example of a message passes with the options of the rule.
    @Test(
        arguments: [
            ("bitcoinAddress", ["network": "testnet"]), ("bitcoinAddress", ["network": "any"]),
            ("creditorReference", ["allowSpaces": false]), ("imei", ["kind": "imeisv"]), ("imei", ["kind": "any"]),
            ("imei", ["allowSeparators": false]), ("currencyAmount", ["mark": "required", "notation": "swiss"]),
            ("currencyAmount", ["mark": "required", "notation": "continental"]),
            ("currencyAmount", ["mark": "required", "notation": "spaced", "currency": "EUR"]),
            ("currencyAmount", ["mark": "required", "notation": "indian"]), ("currencyAmount", ["mark": "required"]),
            ("currencyAmount", ["mark": "required", "notation": "plain", "currency": "USD"]),
            ("currencyAmount", ["mark": "none", "notation": "indian"]), ("currencyAmount", ["requireDecimals": true]),
        ] as [(String, DataObject)])
    func theExamplePasses(name: String, options: DataObject) throws {
        let document = try RuleDocument([["value", .string(name), .object(options)]], registry: Self.registry)
        let message = try #require(try document.validate(["value": "?"]).violations.first).message
        let example = try #require(message.firstRange(of: "like ").map { message[$0.upperBound...].dropLast() })
        #expect(try document.validate(["value": .string(String(example))]).violations == [], "\(message)")
    }

    /// The example has as many decimals as the currency, in every notation, and its code where that must be there.
    @Test(arguments: CurrencyCodes.alphabetic)
    func anAmountOfEveryCurrencyPasses(currency: String) throws {
        for notation in ["english", "continental", "spaced", "swiss", "indian", "plain"] {
            for mark in ["optional", "required", "none"] {
                for requireDecimals in [true, false] {
                    let options: DataObject = [
                        "currency": .string(currency), "notation": .string(notation), "mark": .string(mark),
                        "requireDecimals": .bool(requireDecimals),
                    ]
                    try theExamplePasses(name: "currencyAmount", options: options)
                }
            }
        }
    }

    @Test func valuesAreToldInTheirLanguageToo() throws {
        let german = try #require(MessageCatalog.catalog(for: "de-AT"))
        #expect(
            Validator.validate("1", .lei).violations.map { $0.message(in: german) }
                == ["„Wert“ muss ein gültiger LEI-Code sein, z. B. 506700GE1G29325QX363."])
        #expect(
            Validator.validate("1", .currencyAmount(notation: .swiss, mark: .required)).violations.map {
                $0.message(in: german)
            } == ["„Wert“ muss ein gültiger Geldbetrag sein, z. B. CHF 1'234.50."])
        let french = try #require(MessageCatalog.catalog(for: "fr"))
        #expect(
            Validator.validate("1", .phone(country: "FR")).violations.map { $0.message(in: french) } == [
                "Le champ « valeur » doit être un numéro de téléphone valide (FR), par exemple 01 23 45 67 89."
            ])
    }
}
