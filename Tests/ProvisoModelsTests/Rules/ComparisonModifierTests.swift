#if Macros
import Proviso
import RuleTestSupport
import Testing

/// What can be called on a rule can be called on a comparison of two properties.
@Suite struct ComparisonModifierTests {
    enum Failure: Error { case same }

    @Validatable
    struct Pair {
        @Rules(
            .equal(to: \Pair.second).message("Not {compareAttribute}.", for: .compareEqual).severity(.warning),
            message: "All.")
        var first = "x"
        var second = "y"
        @Rules(.notEqual(to: \Pair.first).message("Same.").error(Failure.same))
        var copy = "x"
        @Rules(.compare(.less, to: \Pair.limit).when { (count: Int) in count > 5 })
        var count = 3
        @Rules(.compare(.less, to: \Pair.limit).message("Near."), message: "Far.", severity: .info)
        var least: Int?
        var limit = 1
    }

    @Test func messagesSeveritiesAndErrors() {
        let found = Pair(least: 2).validate().violations
        #expect(found.map(\.code) == [.compareEqual, .compareNotEqual, .compareLess])
        #expect(found.map(\.message) == ["Not second.", "Same.", "Near."])
        #expect(found.map(\.severity) == [.warning, .error, .info])
        #expect(found.map { $0.error is Failure } == [false, true, false])
    }

    @Test func conditions() {
        #expect(Pair(first: "y", count: 3).validate().isValid)
        #expect(Pair(first: "y", count: 6).validate().codes == ["compare.less"])
    }
}
#endif
