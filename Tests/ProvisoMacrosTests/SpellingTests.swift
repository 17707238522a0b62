#if Macros
import Testing

@testable import ProvisoMacros

@Suite struct SpellingTests {
    @Test func near() {
        #expect(Spelling.nearest(to: "lenght", among: ["length", "latLong"]) == "length")
        #expect(Spelling.nearest(to: "enableIdn", among: ["enableIDN"]) == "enableIDN")
        #expect(Spelling.nearest(to: "emails", among: ["email"]) == nil)
        #expect(Spelling.nearest(to: "own", among: ["iban", "ip", "on"]) == nil)
        #expect(Spelling.nearest(to: "username", among: ["uuid", "nested"]) == nil)
    }
}
#endif
