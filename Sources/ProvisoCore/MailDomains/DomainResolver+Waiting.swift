internal import ProvisoBase

#if canImport(Dispatch)
internal import Dispatch
#endif

extension DomainResolver {
    /// Runs the asynchronous question in a task of its own and waits for it.
    public func answer(
        _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
    ) throws(DNSFailure) -> DNSAnswer {
        #if canImport(Dispatch)
        let result = Locked<Result<DNSAnswer, DNSFailure>>(.failure(.timedOut))
        let done = DispatchSemaphore(value: 0)
        let task = Task.detached {
            do throws(DNSFailure) {
                let answer = try await self.answer(type, of: name)
                result.withLock { $0 = .success(answer) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        guard done.wait(timeout: .now() + deadline.dispatchInterval) == .success else {
            task.cancel()
            throw .timedOut
        }
        return try result.withLock { $0 }.get()
        #else
        throw .unsupported
        #endif
    }
}

#if canImport(Dispatch)
extension ContinuousClock.Instant {
    /// The time until then.
    var dispatchInterval: DispatchTimeInterval {
        .milliseconds(ContinuousClock.now.milliseconds(until: self))
    }
}
#endif

extension ContinuousClock.Instant {
    /// The whole milliseconds until another instant, rounded up; 0 when it is over.
    package func milliseconds(until other: ContinuousClock.Instant) -> Int {
        let (seconds, attoseconds) = duration(to: other).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return Int(clamping: min(seconds, 1 << 40) * 1000)
            + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
