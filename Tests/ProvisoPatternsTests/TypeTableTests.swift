import Dispatch
import ProvisoBase
import Testing

@Suite struct TypeTableTests {
    private final class Key: Sendable {}
    private final class Made: Sendable {}

    /// More keys than the table has lists, asked for by several threads at once: each key has one value for all.
    @Test func threadsGetTheSameValue() {
        let keys = (0..<1000).map { _ in Key() }
        let table = TypeTable<Made>()
        let found = Locked<[[ObjectIdentifier]]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            var values: [Made] = []
            for index in keys.indices {
                // Each thread begins elsewhere.
                let key = keys[(index + thread * 125) % keys.count]
                values.append(table.value(for: ObjectIdentifier(key)) { Made() })
            }
            let begin = keys.count - thread * 125
            let inOrder = (values[begin...] + values[..<begin]).map { ObjectIdentifier($0) }
            found.withLock { $0.append(inOrder) }
        }
        let all = found.withLock { $0 }
        #expect(all.count == 8)
        #expect(Set(all).count == 1)
        #expect(Set(all.first ?? []).count == keys.count)
    }

    @Test func aValueIsMadeOnce() {
        let table = TypeTable<Int?>()
        let key = Key()
        var calls = 0
        for _ in 0..<3 {
            let value = table.value(for: ObjectIdentifier(key)) {
                calls += 1
                return nil
            }
            #expect(value == nil)
        }
        #expect(calls == 1)
        #expect(table.value(for: ObjectIdentifier(Key.self)) { 7 } == 7)
    }

    /// What a value is made of may be asked for while it is made.
    @Test func makingMayAskForOthers() {
        let table = TypeTable<Int>()
        let (outer, inner) = (Key(), Key())
        let value = table.value(for: ObjectIdentifier(outer)) {
            table.value(for: ObjectIdentifier(inner)) { 1 } + 1
        }
        #expect(value == 2)
        #expect(table.value(for: ObjectIdentifier(inner)) { 9 } == 1)
    }

    /// No change is lost, whoever else changes the same value or another one of the same list.
    @Test func changesOfSeveralThreadsAreAllKept() {
        let keys = (0..<130).map { _ in Key() }
        let table = TypeTable<Int>()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for (index, key) in keys.enumerated() {
                table.update(ObjectIdentifier(key)) { ($0 ?? 0) + 1 }
                // What is left as it is.
                table.update(ObjectIdentifier(key)) { _ in nil }
                if index % 8 == thread { table.update(ObjectIdentifier(key)) { ($0 ?? 0) + 100 } }
            }
        }
        #expect(keys.allSatisfy { table.known(ObjectIdentifier($0)) == 108 })
        #expect(table.value(for: ObjectIdentifier(keys[0])) { 7 } == 108)
        #expect(table.known(ObjectIdentifier(Key.self)) == nil)
    }

    @Test func valuesEndWithTheTable() {
        weak var last: Made?
        let key = Key()
        do {
            let table = TypeTable<Made>()
            last = table.value(for: ObjectIdentifier(key)) { Made() }
            #expect(last != nil)
        }
        #expect(last == nil)
    }
}
