import Proviso
import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The comparison notices a side that was altered on purpose.
@Suite struct PlantedDriftTests {
    @Test(arguments: Sweep.cases(PlantedDrift.all, sample: 2))
    func isFound(_ drift: PlantedDrift) throws {
        let pair = ParityPair(left: .record, right: .documentOnModel)
        var found: ParityDifference?
        for item in ParityCases.standard.items where found == nil {
            found = item.runs.lazy.compactMap { run in Self.difference(item.set, run, pair, drift) }.first
        }
        let difference = try #require(found, "\(drift.name)")
        let small = ParityShrinker.shrunk(difference) { Self.difference($0, $1, pair, drift) }
        #expect(small.set.rules.count <= 3, "\(small)")
    }

    /// A difference that is there with the alteration alone.
    private static func difference(
        _ set: ParityRuleSet, _ run: ParityRun, _ pair: ParityPair, _ drift: PlantedDrift
    ) -> ParityDifference? {
        guard let difference = ParityDifference(set, run, pair, alteredBy: drift),
            ParityDifference(set, run, pair) == nil
        else { return nil }
        return difference
    }

    @Test func thereAreTwelve() { #expect(PlantedDrift.all.count >= 12) }
}
