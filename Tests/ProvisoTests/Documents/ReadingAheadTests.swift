import TestSupport
@testable import ProvisoCore
import Testing

@Suite struct ReadingAheadTests {
    private struct Broken: Error, Equatable { let by: String }

    /// Hands out the numbers up to a limit, as far as they are wanted; says how many it handed out.
    private func numbers(
        to limit: Int, hasOwnThread: Bool, failsAtEnd: Bool = false, take: (Int) throws -> Void
    ) throws -> Int {
        try ReadingAhead.run(hasOwnThread: hasOwnThread) { handOut in
            for number in 0..<limit where !handOut(number) { return number + 1 }
            if failsAtEnd { throw Broken(by: "make") }
            return limit
        } take: {
            try take($0)
        }
    }

    @Test(arguments: [false, true], [0, 1, 4, 5, 1000]) func valuesComeInOrder(_ hasOwnThread: Bool, _ count: Int)
        throws
    {
        var taken: [Int] = []
        let handedOut = try numbers(to: count, hasOwnThread: hasOwnThread) { taken.append($0) }
        #expect(handedOut == count)
        #expect(taken == Array(0..<count))
    }

    @Test(arguments: [false, true]) func whatIsTakenInVainEndsTheReading(_ hasOwnThread: Bool) {
        var taken = 0
        #expect(throws: Broken(by: "take")) {
            // Should it go on, it would throw an error of its own, and not soon.
            _ = try numbers(to: 1 << 30, hasOwnThread: hasOwnThread, failsAtEnd: true) { number in
                taken += 1
                if number == 7 { throw Broken(by: "take") }
            }
        }
        #expect(taken == 8)
    }

    @Test(arguments: [false, true]) func allThatWasMadeIsTakenBeforeAnError(_ hasOwnThread: Bool) {
        var taken = 0
        #expect(throws: Broken(by: "make")) {
            _ = try numbers(to: 100, hasOwnThread: hasOwnThread, failsAtEnd: true) { _ in taken += 1 }
        }
        #expect(taken == 100)
    }
}
