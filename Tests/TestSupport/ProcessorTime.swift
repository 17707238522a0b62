#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// How long the processor works for a thread. What it does for others meanwhile, such as other tests, does not count.
package enum ProcessorTime {
    /// Measures work that stays on one thread.
    package static func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = worked()
        try work()
        return worked() - start
    }

    private static func worked() -> Duration {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        var time = timespec()
        if clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 {
            return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
        }
        #endif
        return ContinuousClock().systemEpochAge
    }
}

extension ContinuousClock {
    /// The time of the clock since some moment that stays the same while the program runs.
    fileprivate var systemEpochAge: Duration { Self.first.duration(to: now) }

    private static let first = ContinuousClock.now
}
