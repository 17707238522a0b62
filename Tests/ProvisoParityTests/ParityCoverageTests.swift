import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The generated rule sets have everything that the registry has.
@Suite struct ParityCoverageTests {
    private static let rules = ParityCases.standard.items.flatMap(\.set.all)

    /// A rule or an option that is new in the registry, and that the suite cannot draw, is missed here: give it values in
    /// `OptionValues`, and texts in `ParityExamples`.
    @Test func everyRuleAndOptionOccurs() {
        let missed = ParityCases.standard.missed.map { "\($0.rule) \($0.option ?? "")" }
        #expect(missed.isEmpty)
        for feature in ParityGenerator.features {
            let count = Self.rules.count {
                $0.rule.type == feature.rule && (feature.option.map { $0 == "rule" || $0 == "rules" } ?? true)
            }
            let given =
                feature.option.map { option in
                    Self.rules.count { $0.rule.type == feature.rule && $0.rule[option] != nil }
                } ?? count
            #expect(given >= 2, "\(feature.rule) \(feature.option ?? "")")
        }
    }

    /// A rule that refuses texts has one that it takes, or the suite compares nothing but refusals. Rules that need options
    /// are given theirs by `OptionValues`, as `compare` is given another attribute; `uniqueElements` judges lists alone.
    @Test(arguments: BuiltInRules.all.map { $0.name }.filter { !["absent", "compare", "uniqueElements"].contains($0) })
    func everyRuleHasATextThatPasses(_ name: String) throws {
        guard let document = try? RuleDocument([["a", .string(name)]]) else { return }
        let texts = (ParityExamples.texts[name] ?? []) + ParityExamples.edges
        let results = try texts.filter { !$0.isEmpty }.map { text in
            try document.validate(["a": .string(text)]).isValid || document.validate(["a": .untyped(text)]).isValid
        }
        #expect(results.contains(true))
    }

    /// But `atMost`, which is about all records, and `allow`, which no check reads.
    @Test(arguments: RuleDescription.commonOptions.map(\.name).filter { !["atMost", "allow"].contains($0) })
    func everyCommonKeyOccurs(_ name: String) {
        #expect(Self.rules.count { $0.rule[name] != nil && $0.depth == 1 } >= 20)
        #expect(Self.rules.count { $0.rule[name] != nil && $0.depth > 1 } >= 5)
    }

    @Test func rulesAreNestedThreeDeep() {
        #expect(Self.rules.count { $0.depth == 3 } >= 20)
        #expect(Self.rules.count { $0.rule.type == "nested" && $0.depth == 2 } >= 15)
        #expect(Self.rules.count { $0.rule.type == "each" && $0.depth == 2 } >= 10)
    }

    @Test func attributesOfSeveralAndUnsafeOnesOccur() {
        #expect(Self.rules.count { $0.rule.attributes.count > 1 } >= 50)
        #expect(Self.rules.count { !$0.rule.unsafeAttributes.isEmpty } >= 50)
    }

    /// Codes that no generated case can have: they need an answer of the DNS.
    private static let unreachable: Set<String> = ["email.domainNotFound", "email.domainUnchecked"]

    @Test func everyCodeIsFound() {
        let known = Set(ParityGenerator.rules.flatMap { $0.codes.map(\.code.rawValue) })
        let missed = known.subtracting(ParityCases.standard.codes).subtracting(Self.unreachable)
        #expect(missed.sorted() == [])
    }
}
