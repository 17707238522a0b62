// The small engine has no samples: a page that asks for some fetches the whole one.
#if !PROVISO_SMALL
internal import ProvisoCore
internal import ProvisoSamples

extension PageEngine {
    /// How much is tried for one answer: a page does nothing else meanwhile.
    private static let work = 60_000

    /// Makes records that pass.
    ///
    /// The answer has them as `records`, and where there are fewer than asked for, the attributes for which no value was found as
    /// `withoutValue`. It has the reason as `problem` where nothing can be made of the document.
    ///
    /// - Parameters:
    ///   - number: The document.
    ///   - scenario: The scenario, by its number.
    ///   - count: How many.
    ///   - seed: What the choices follow from.
    package func samples(_ number: Int, scenario: Int, count: Int, seed: UInt64) {
        guard var sampler = sampler(number, scenario, seed) else { return }
        let records = sampler.validRecords(count)
        var answer: DataObject = ["records": .array(records)]
        if records.count < count {
            answer["withoutValue"] = .array(sampler.attributesWithoutValue().map { .string($0) })
        }
        writer.write(.object(answer))
    }

    /// Makes for each code that a rule can give a record that fails just that. Rules that compare records have none.
    ///
    /// The answer has them as `made`, and what was not made as `unmade`, each with the reason. It has the reason as `problem` where
    /// nothing can be made of the document.
    package func failingSamples(_ number: Int, scenario: Int, seed: UInt64) {
        guard var sampler = sampler(number, scenario, seed) else { return }
        let samples = sampler.failingSamples()
        let made = samples.made.map { sample in
            var answer = Self.answer(sample.attribute, sample.code, sample.rule, sample.scenario)
            answer["record"] = sample.records.first
            return DataValue.object(answer)
        }
        let unmade = samples.unmade.map { sample in
            var answer = Self.answer(sample.attribute, sample.code, sample.rule, sample.scenario)
            answer["reason"] = .string(sample.reason)
            return DataValue.object(answer)
        }
        writer.write(.object(["made": .array(made), "unmade": .array(unmade)]))
    }

    private func sampler(_ number: Int, _ scenario: Int, _ seed: UInt64) -> RecordSampler? {
        begin()
        guard let rules = self[rules: number] else { return nil }
        do throws(RuleDocumentError) {
            return try RecordSampler(
                rules.document, registry: registry, scenario: rules.validator(scenario).scenario, seed: seed,
                work: Self.work)
        } catch {
            writer.write(.object(["problem": .string(error.description)]))
            return nil
        }
    }

    private static func answer(
        _ attribute: String, _ code: ViolationCode, _ rule: String, _ scenario: Scenario
    ) -> DataObject {
        [
            "attribute": .string(attribute), "code": .string(code.rawValue), "rule": .string(rule),
            "scenario": .string(scenario.rawValue),
        ]
    }
}
#endif
