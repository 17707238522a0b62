import Dispatch
import ProvisoBase
import Testing

/// Objects that wait for the next thread that needs one.
@Suite struct IdleObjectsTests {
    /// Counts who uses it; an object that two threads had would be counted wrongly.
    private final class Tool: @unchecked Sendable {
        var users = 0
        var wasShared = false
    }

    @Test func isTakenAsOftenAsItIsPut() {
        let idle = IdleObjects<Tool>()
        #expect(idle.take() == nil && idle.count == 0)
        let tools = (0..<3).map { _ in Tool() }
        for tool in tools { idle.put(tool) }
        #expect(idle.count == 3)
        let taken = (0..<3).compactMap { _ in idle.take() }
        #expect(Set(taken.map { ObjectIdentifier($0) }) == Set(tools.map { ObjectIdentifier($0) }))
        #expect(idle.take() == nil)
    }

    @Test func lendsEachToOneThreadAtATime() {
        let idle = IdleObjects<Tool>()
        let shared = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                let tool = idle.take() ?? Tool()
                tool.users += 1
                if tool.users != 1 { tool.wasShared = true }
                tool.users -= 1
                if tool.wasShared { shared.withLock { $0 += 1 } }
                idle.put(tool)
            }
        }
        #expect(shared.withLock { $0 } == 0)
        #expect(1...8 ~= idle.count)
    }

    @Test func keepsEightAndLetsGoOfTheRest() {
        weak var last: Tool?
        do {
            let idle = IdleObjects<Tool>()
            for _ in 0..<20 { idle.put(Tool()) }
            #expect(idle.count == 8)
            let taken = idle.take()
            last = taken
            if let taken { idle.put(taken) }
        }
        #expect(last == nil)
    }
}
