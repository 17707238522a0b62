package import Testing

/// How much longer larger work takes, for tests of what must not grow with the square of its input.
///
/// A machine on which other tests run can make any work seem long, and none seem short: work is compared until it is found
/// to grow as it should, ten times at most. The smaller work is done three times and its best time counts, so that what is
/// done once, such as building a table, does not make it seem long; the larger work is done once.
package enum Growth {
    /// Expects larger work to take less than a multiple of the time that smaller work takes.
    ///
    /// - Parameters:
    ///   - factor: The multiple.
    ///   - name: What the work is called where it fails.
    ///   - small: Does the smaller work.
    ///   - large: Does the larger work.
    package static func expect(
        lessThan factor: Int, _ name: String = "", small: () throws -> Void, large: () throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) rethrows {
        var (short, long) = (Duration.seconds(1_000), Duration.zero)
        for _ in 0..<10 {
            short = try best(small)
            long = try ProcessorTime.measure(large)
            if isEnough(short, long, factor) { return }
        }
        Issue.record("\(name): \(short) and \(long)", sourceLocation: sourceLocation)
    }

    /// The same for work that several threads do.
    package static func expect(
        lessThan factor: Int, _ name: String = "", small: () async throws -> Void, large: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async rethrows {
        var (short, long) = (Duration.seconds(1_000), Duration.zero)
        for _ in 0..<10 {
            let clock = ContinuousClock()
            short = try await clock.measure(small)
            long = try await clock.measure(large)
            if isEnough(short, long, factor) { return }
        }
        Issue.record("\(name): \(short) and \(long)", sourceLocation: sourceLocation)
    }

    /// What takes next to no time grows as it should, whatever a clock says.
    private static func isEnough(_ short: Duration, _ long: Duration, _ factor: Int) -> Bool {
        long < short * factor || long < .milliseconds(1)
    }

    private static func best(_ work: () throws -> Void) rethrows -> Duration {
        var best = Duration.seconds(1_000)
        for _ in 0..<3 {
            best = min(best, try ProcessorTime.measure(work))
        }
        return best
    }
}
