import Testing

@testable import ProvisoPatterns

/// An automaton that is made as a whole takes no more time and memory than it may.
@Suite struct DenseAutomatonTests {
    private static let unbounded = DenseAutomaton.Budget(states: .max, entries: .max, instructions: .max, work: .max)

    /// Each bound by itself ends the making.
    @Test func keepsToItsBudget() throws {
        // A state for each of the last six letters being `a` or not.
        let program = try Pattern("[ab]*a[ab]{5}").engine.program
        #expect(DenseAutomaton(program, isSearch: false, budget: Self.unbounded) != nil)
        for bound in [\DenseAutomaton.Budget.states, \.entries, \.instructions, \.work] {
            var budget = Self.unbounded
            budget[keyPath: bound] = 50
            #expect(DenseAutomaton(program, isSearch: false, budget: budget) == nil, "\(bound)")
        }
    }

    /// The usual bounds hold where one alone would let thousands of states through.
    @Test func hasABudgetUnlessToldOtherwise() throws {
        #expect(DenseAutomaton(try Pattern("[ab]*a[ab]{12}").engine.program, isSearch: false) == nil)
    }

    /// Finding equal states takes a time that grows with the square of their number; of many it is left out.
    @Test(arguments: [(192, 1), (193, 193)]) func mergesNoMoreThanItMay(count: Int, left: Int) {
        let rows = [[Int]](repeating: [0], count: count)
        let merged = Minimization.merge(rows: rows, accepts: [Bool](repeating: true, count: count), start: 0)
        #expect(merged.rows.count == left)
    }
}
