#if Macros
import Foundation
import Proviso
import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What `@Validatable` writes finds the same as the document beside it.
@Suite struct MacroParityTests {
    @Test func macrosAgreeWithDocuments() throws {
        var generator = ParityGenerator(seed: 99)
        var kinds: Set<String> = []
        var comparisons = 0
        for model in macroSubjects {
            let document = try RuleDocument(json: model.document)
            let set = try #require(Self.rules(of: model))
            let record = ParityJudge(document)
            let macros = [ParityJudge(model), ParityJudge(inside: model)]
            let passing = generator.macroValue(passing: set, document) ?? DataObject()
            for index in 0..<Sweep.count(150, sample: 25) {
                let whole = generator.macroRun(for: set, scenarios: document.scenarios)
                let single = whole.single(among: passing)
                for run in single.isEmpty ? [whole] : [whole, single[index % single.count]] {
                    for macro in macros {
                        comparisons += 1
                        guard let difference = ParityDifference(set, run, record, macro) else { continue }
                        let small = ParityShrinker.shrunk(difference) { smaller, run in
                            // The rules of a model are what they are.
                            smaller == set ? ParityDifference(set, run, record, macro) : nil
                        }
                        let rule = zip(small.left.findings, small.right.findings).first { $0 != $1 }?.0.rule ?? ""
                        if kinds.insert("\(model) \(small.what) \(rule)").inserted {
                            Issue.record("\(model): \(small)")
                        }
                    }
                }
            }
        }
        #expect(comparisons > Sweep.count(2000, sample: 350))
    }

    /// Of small models the code that sees whether one passes knows it often, and is right then.
    @Test func whatSurelyPassesPasses() throws {
        var generator = ParityGenerator(seed: 41)
        for model in smallSubjects {
            let set = try #require(Self.rules(of: model))
            let document = try RuleDocument(json: model.document)
            let (record, macro) = (ParityJudge(document), ParityJudge(model))
            let names = Set(set.rules.flatMap { $0.attributes + [$0.comparedAttribute ?? ""] })
            var (passing, failing) = (0, 0)
            for _ in 0..<300 {
                var run = ParityRun(value: generator.macroRun(for: set, scenarios: [.default]).value)
                guard case .object(var object) = run.value else { continue }
                for (name, _) in object.members where !names.contains(name) { object[name] = nil }
                run.value = .object(object)
                let judged = Self.passes(model, run)
                let (passes, found) = try #require(judged)
                if passes { passing += 1 } else { failing += 1 }
                #expect(!passes || found.isEmpty, "\(model) \(run.value)")
                if let difference = ParityDifference(set, run, record, macro) {
                    Issue.record("\(model): \(difference)")
                }
            }
            #expect(passing > 10 && failing > 10, "\(model): \(passing) pass, \(failing) do not")
        }
    }

    private static func passes<Model: MacroSubject & Validatable>(
        _ model: Model.Type, _ run: ParityRun
    ) -> (Bool, [Violation])? {
        guard var subject = Model(run) else { return nil }
        let passes = subject._firstRulesToRun == .max
        var check = ModelCheck()
        subject.run(in: &check)
        return (passes, check.report.violations)
    }

    /// The models have every rule that stands at a property. `allOrNone` stands in `modelRules`.
    @Test func everyRuleOccurs() throws {
        let types = try Set(macroSubjects.flatMap { try #require(Self.rules(of: $0)).all.map(\.rule.type) })
        #expect(Set(ParityGenerator.ruleNames).subtracting(types).sorted() == ["allOrNone"])
    }

    /// Every value is one of the model: none is left out of the comparison.
    @Test func everyRunIsJudged() throws {
        var generator = ParityGenerator(seed: 3)
        for model in macroSubjects {
            let set = try #require(Self.rules(of: model))
            let run = generator.macroRun(for: set, scenarios: [.default])
            #expect(ParityJudge(model)(run) != nil, "\(run.value)")
            #expect(ParityJudge(try RuleDocument(json: model.document))(run) != nil)
        }
    }

    private static func rules(of model: any MacroSubject.Type) -> ParityRuleSet? {
        guard case .array(let rules)? = try? DataValue(json: model.document) else { return nil }
        return ParityRuleSet(
            rules: rules.compactMap { if case .object(let members) = $0 { ParityRule(members) } else { nil } })
    }

    /// The models are those that the generator makes. After a change of it, or of the registry, write them anew:
    /// `PROVISO_WRITE_PARITY_MODELS=1 swift test --filter theModelsAreThoseOfTheGenerator`.
    @Test func theModelsAreThoseOfTheGenerator() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("MacroSubjects.swift")
        let source = MacroModelSource.file()
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PARITY_MODELS"] != nil {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }
}
#endif
