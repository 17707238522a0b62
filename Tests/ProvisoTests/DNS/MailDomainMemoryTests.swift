import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct MailDomainMemoryTests {
    private let now = ContinuousClock.now
    private var later: ContinuousClock.Instant { now + .seconds(10) }

    @Test func forgetsWhatHasExpired() {
        var memory = MailDomainMemory(capacity: 4)
        memory.remember(.takesMail, of: "a", until: later)
        #expect(memory.status(of: "a", at: now) == .takesMail)
        #expect(memory.status(of: "a", at: later) == nil)
        // Also among those that were not asked for since.
        for name in ["b", "c"] { memory.remember(.takesMail, of: name, until: later) }
        #expect(memory.status(of: "a", at: later) == nil)
        #expect(memory.status(of: "a", at: now) == .takesMail)
    }

    @Test func remembersTheLatest() {
        var memory = MailDomainMemory(capacity: 4)
        memory.remember(.unknown(.timedOut), of: "a", until: later)
        memory.remember(.takesMail, of: "a", until: later)
        #expect(memory.status(of: "a", at: now) == .takesMail)
    }

    /// Half of what it may hold survives when it is full; what is asked for now and then stays.
    @Test(arguments: [2, 4, 100]) func holdsNoMoreThanItMay(capacity: Int) {
        var memory = MailDomainMemory(capacity: capacity)
        let names = (0..<1000).map { "d\($0).test" }
        for name in names {
            memory.remember(.takesMail, of: "often", until: later)
            memory.remember(.takesMail, of: name, until: later)
        }
        // Those that are known are looked at in copies, since whoever is asked for is moved up.
        let known = names.filter { name in
            var copy = memory
            return copy.status(of: name, at: now) != nil
        }
        #expect(known.count <= capacity)
        #expect(known.count >= capacity / 2 - 1)
        #expect(known.last == names.last)
        #expect(memory.status(of: "often", at: now) == .takesMail)
    }
}
