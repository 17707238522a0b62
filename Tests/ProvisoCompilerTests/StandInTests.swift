#if Macros
import Proviso
import Testing

/// What stands in for a value is what `@Validatable` writes in its place, where it writes a literal.
@Suite struct StandInTests {
    @Test func literals() {
        func expect<Value: Equatable>(_ literal: Value) {
            #expect((try? _StandIn.make() as Value) == literal, "\(Value.self)")
        }
        expect("")
        expect(false)
        expect(0.0)
        expect(0 as Float)
        expect(0)
        expect(0 as Int8)
        expect(0 as UInt64)
        expect(nil as Int?)
        expect([] as [String])
        expect([] as [[Bool]])
        expect([] as Set<Int>)
        expect([] as [Double])
        expect([] as ContiguousArray<UInt8>)
        expect([:] as [String: Int])
        expect([:] as [Int: Bool])
        expect([:] as [Float: [String]])
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            expect(0 as Int128)
            expect([] as [UInt128])
        }
        #expect(throws: (any Error).self) { try _StandIn.make() as ArraySlice<Double> }
    }
}
#endif
