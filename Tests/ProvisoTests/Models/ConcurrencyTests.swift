#if Macros
import Proviso
import Testing

/// One rule set, used from many tasks at once; run with `--sanitize=thread` to see that nothing is shared unguarded.
@Suite struct ConcurrencyTests {
    @Test func ruleSetsAreSharedByTasks() async {
        let valid = SignUp(
            username: " ada_l", email: "ada@example.org", password: "correct horse", passwordRepeat: "correct horse",
            state: "CA", tags: ["a"], address: PostalAddress(city: "a", postcode: "12345"))
        let user = RuleSetTests.User(username: "", email: "a")
        let results = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    (0..<50).allSatisfy { _ in
                        valid.validate().isValid && SignUp().validate().violations.count == 4
                            && user.validate().codes == ["required"]
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 })
    }
}
#endif
