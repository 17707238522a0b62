import TestSupport
import Testing

@testable import ProvisoPatterns

/// A pattern whose automaton has thousands of states takes no more memory than it may.
@Suite struct LazyAutomatonTests {
    private let pattern: Pattern
    private let text: [UInt8]

    init() throws {
        // One state for each of the last thirteen letters being `a` or not.
        pattern = try Pattern("[ab]*a[ab]{12}")
        var random = SplitMix64(seed: 8)
        text = (0..<60_000).map { _ in Bool.random(using: &random) ? UInt8(ascii: "a") : UInt8(ascii: "b") }
    }

    private func run(_ automaton: LazyAutomaton) -> Bool { text.withUnsafeBufferPointer { automaton.run($0) } }

    /// What a single state takes at most in these tests.
    private let state = 4 << 10

    @Test(arguments: [1 << 10, 16 << 10, 128 << 10]) func remembersInBoundedMemory(limit: Int) {
        let expected = text[text.count - 13] == UInt8(ascii: "a")
        // However rarely states are used again, and however often it starts anew.
        let limits = LazyAutomaton.Limits(memory: limit, bytesPerState: 1, failures: .max)
        let automaton = LazyAutomaton(pattern.engine.program, isSearch: false, limits: limits)
        for _ in 0..<2 {
            #expect(run(automaton) == expected)
            #expect(automaton.rememberedBytes <= limit + state)
        }
    }

    @Test func hasMoreStatesThanItRemembers() {
        let limits = LazyAutomaton.Limits(memory: .max)
        let automaton = LazyAutomaton(pattern.engine.program, isSearch: false, limits: limits)
        _ = run(automaton)
        #expect(automaton.rememberedBytes > 256 << 10)
    }

    /// States that are hardly used are not made for ever: the text is simulated.
    @Test func givesUpMakingStates() {
        let limits = LazyAutomaton.Limits(memory: 4 << 10, bytesPerState: 1 << 20, failures: 2)
        let automaton = LazyAutomaton(pattern.engine.program, isSearch: false, limits: limits)
        let expected = text[text.count - 13] == UInt8(ascii: "a")
        for _ in 0..<4 { #expect(run(automaton) == expected) }
        #expect(automaton.rememberedBytes == 0)
        // Not even for a text that would need a few alone.
        let short = Array("ab".utf8)
        #expect(!short.withUnsafeBufferPointer { automaton.run($0) })
        #expect(automaton.rememberedBytes == 0)
    }

    /// States that are used again and again are made anew when there is no room for them, however often that is.
    @Test func goesOnMakingStatesThatAreUsed() {
        var random = SplitMix64(seed: 9)
        let text = (0..<2_000).flatMap { _ in
            (0..<5).map { _ in Bool.random(using: &random) ? UInt8(ascii: "a") : UInt8(ascii: "b") }
                + [UInt8](repeating: UInt8(ascii: "a"), count: 100)
        }
        let program = pattern.engine.program
        let unbounded = LazyAutomaton(program, isSearch: false, limits: LazyAutomaton.Limits(memory: .max))
        let bounded = LazyAutomaton(
            program, isSearch: false, limits: LazyAutomaton.Limits(memory: 4 << 10, bytesPerState: 2, failures: 1))
        for automaton in [unbounded, bounded] { #expect(text.withUnsafeBufferPointer { automaton.run($0) }) }
        #expect(unbounded.rememberedBytes > 16 << 10)
        #expect((1...(4 << 10) + state).contains(bounded.rememberedBytes))
    }

    /// Who says nothing gets a bound, too.
    @Test func remembersTwoMegabytesAtMostUnlessToldOtherwise() throws {
        let program = try Pattern("[ab]*a[ab]{15}").engine.program
        let unbounded = LazyAutomaton(program, isSearch: false, limits: LazyAutomaton.Limits(memory: .max))
        _ = run(unbounded)
        #expect(unbounded.rememberedBytes > 4 << 20)
        let usual = LazyAutomaton(
            program, isSearch: false, limits: LazyAutomaton.Limits(bytesPerState: 1, failures: .max))
        _ = run(usual)
        #expect((1...(2 << 20) + state).contains(usual.rememberedBytes))
    }

    @Test func keepsFewAutomata() {
        let pool = LazyAutomatonPool(pattern.engine.program, isSearch: false)
        #expect(text.withUnsafeBufferPointer { pool.run($0, from: 0) } == (text[text.count - 13] == UInt8(ascii: "a")))
        #expect(pool.idleCount == 1)
        for _ in 0..<20 { pool.giveBack(LazyAutomaton(pattern.engine.program, isSearch: false)) }
        #expect(pool.idleCount <= 8)
    }

    /// The tables of a program with many states and many classes would be too large, so there are none.
    @Test func simulatesWithBitsInBoundedMemory() throws {
        let small = try Pattern("[a-z]{40}")
        #expect(BitSimulation(small.engine.program, isSearch: false) != nil)
        let scalars = (0..<1200).compactMap { Unicode.Scalar(UInt32(0x4E00 + 2 * $0)) }
        let classes = String(String.UnicodeScalarView(scalars))
        let large = try Pattern("(\(classes)){8}")
        #expect(BitSimulation(large.engine.program, isSearch: false) == nil)
        // Few states, but each can be followed by most of the others.
        let followed = try Pattern("(?:a?){200}")
        #expect(BitSimulation(followed.engine.program, isSearch: false) == nil)
    }
}
