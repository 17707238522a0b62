import Testing

import ProvisoPatterns

@Suite struct PatternTests {
    @Test func wholeAndAnywhere() throws {
        let slug = try Pattern("[a-z0-9]+(?:-[a-z0-9]+)*")
        #expect(slug.matches("linear-time"))
        #expect(!slug.matches("linear-time\n"))
        #expect(slug.isFound(in: "Not a slug!"))
    }
}
