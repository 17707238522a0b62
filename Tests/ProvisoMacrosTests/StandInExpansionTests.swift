#if Macros
import Foundation
import Testing

@testable import ProvisoMacros

/// How a new model is written, for whose properties something stands in.
@Suite struct StandInExpansionTests {
    /// What stands in for a value is written out where the name of the type tells what `_StandIn` makes.
    @Test(arguments: [
        ("String", "\"\""), ("Swift.Bool", "false"), ("UInt8", "0"), ("Int128", "0"), ("Double", "0"),
        ("Float", "0"), ("[String]", "[]"), ("Array<Swift.Int>", "[]"), ("[[Bool]]", "[]"), ("Set<Int>", "[]"),
        ("[String: Int]", "[:]"),
    ])
    func standIns(_ type: String, _ literal: String) {
        #expect(Expansion("@Validatable struct A { var a: \(type) }").source.contains("{ A(a: \(literal)) }"))
        #expect(Expansion("@Validatable struct A { let a: \(type)? }").source.contains("{ A(a: nil) }"))
    }

    @Test(arguments: [
        "var a: Date", "var a: [Part]", "var a: [String: Part]", "var a: [Part: Int]", "var a: (Int, Int)",
        "var a: My.Int", "var a: Substring", "var a: ArraySlice<Int>", "var a: Set<Int>; class Set<Element> {}",
        "var a: Int; struct Int {}", "var a: [Bool]; typealias Bool = Part",
    ])
    func standInsOfOtherTypesAreMade(_ members: String) {
        let source = Expansion("@Validatable struct A { \(members) }").source
        #expect(source.contains("{ try A(a: Proviso._StandIn.make()) }"), "\(source)")
    }
}
#endif
