import Proviso
import RuleTestSupport
import Testing

/// One rule set, used from many tasks at once; `Scripts/sanitize thread` shows that nothing is shared unguarded.
@Suite struct ConcurrencyTests {
    /// Whether something holds each of many times, in many tasks at once.
    private func holdsInManyTasks(_ holds: @escaping @Sendable () throws -> Bool) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 { group.addTask { (0..<50).allSatisfy { _ in (try? holds()) ?? false } } }
            return await group.allSatisfy { $0 }
        }
    }

    @Test func listedRulesAreSharedByTasks() async {
        let user = RuleSetTests.User(username: "", email: "a")
        #expect(await holdsInManyTasks { user.validate().codes == ["required"] })
    }

    @Test func rulesOfValuesAreSharedByTasks() async {
        let rules: RuleList<String> = [.trim, .length(3...), .email, .matches("[^z]+")]
        #expect(await holdsInManyTasks { "a@example.org ".validate(rules: rules).isValid })
        #expect(await holdsInManyTasks { "z".validate(rules: rules).violations.count == 3 })
    }

    @Test func documentsAreSharedByTasks() async throws {
        let document = try RuleDocument(
            json:
                #"[["name", "trim"], ["name", "string", {"min": 3}], {"attributes": "age", "type": "number", "min": 18}]"#
        )
        #expect(
            await holdsInManyTasks {
                try document.validate(["name": " a ", "age": 7]).violations.map(\.code)
                    == ["string.tooShort", "number.tooSmall"]
            })
    }

    @Test func messagesAreReadByManyTasks() async {
        let violations = 17.validate(.range(18...)).violations
        #expect(await holdsInManyTasks { violations.first?.message == "Value must be 18 or more." })
    }

    #if Macros
    @Test func rulesWrittenByMacrosAreSharedByTasks() async {
        let valid = SignUp(
            username: " ada_l", email: "ada@example.org", password: "correct horse", passwordRepeat: "correct horse",
            state: "CA", tags: ["a"], address: PostalAddress(city: "a", postcode: "12345"))
        #expect(await holdsInManyTasks { valid.validate().isValid && SignUp().validate().violations.count == 4 })
    }
    #endif
}
