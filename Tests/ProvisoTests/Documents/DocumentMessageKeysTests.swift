import ProvisoFormats
import Testing

@testable import ProvisoCore

/// Which keys `messages` of a document may have.
@Suite struct DocumentMessageKeysTests {
    /// A rule whose code does not begin with its name.
    private struct TwinRule: DocumentRule {
        static let name = "twin"
        static let summary = "Is one of two."
        static let messages: [String: CatalogMessage] = ["paired": "{attribute} must be paired."]

        init(options: inout RuleOptions) {}

        func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
            report.fail("paired")
        }
    }

    private var registry: RuleRegistry {
        var registry = RuleRegistry.standard
        registry.register(TwinRule.self)
        registry.register("even") { _, _ in true }
        return registry
    }

    @Test func everyKeyHasPlaces() {
        let keys = DocumentMessageKeys(registry)
        #expect(keys.all.count > 400)
        for key in keys.all.sorted() {
            let places = keys.places(for: key)
            #expect(places?.isSuperset(of: MessagePlaces.common) == true, "\(key)")
        }
    }

    /// The places of a rule's message are those that the rule fills.
    @Test func placesAreThoseOfTheRule() {
        let keys = DocumentMessageKeys(registry)
        for rule in registry.rules {
            for key in rule.messages.keys.sorted() {
                #expect(keys.places(for: key) == RuleCompiler.places(of: rule, for: key), "\(key)")
            }
        }
    }

    @Test(arguments: [
        "twin", "paired", "title/paired", "even", "title/even", "record.malformed", "title/tooSmall", "records.tooFew",
    ])
    func knows(_ key: String) {
        #expect(
            DocumentMessageKeys(registry).all.contains(key) && DocumentMessageKeys(registry).places(for: key) != nil)
    }

    @Test(arguments: ["", "de", "tooSmall", "title/quux", "in/nott", "label/name", "required.x", "/"])
    func doesNotKnow(_ key: String) { #expect(DocumentMessageKeys(registry).places(for: key) == nil) }
}
