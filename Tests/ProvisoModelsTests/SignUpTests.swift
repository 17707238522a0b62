#if Macros
import Proviso
import RuleTestSupport
import Testing

/// The first page of the documentation, as it stands there.
@Suite struct SignUpTests {
    let signUp = SignUp(
        username: " ada ", email: "ada@example.org ", password: "correct horse", passwordRepeat: "correct horse",
        age: 36, state: "CA", tags: [" math"], address: PostalAddress(city: "London", postcode: "12345"))

    @Test func valid() throws {
        var signUp = signUp
        signUp.username = " ada_l"
        let clean = try signUp.validated()
        #expect(clean.username == "ada_l")
        #expect(clean.email == "ada@example.org")
        #expect(clean.tags == ["math"])
        #expect(signUp.validate() == .valid())
        #expect(signUp.username == " ada_l")
    }

    @Test func invalid() {
        #expect(signUp.validate().violations.map { "\($0.path) \($0.code)" } == ["username string.tooShort"])
        #expect(throws: ValidationError.self) { try SignUp(username: " ada ").validated() }
        let result = SignUp(
            password: "x", passwordRepeat: "y", age: 17, state: nil, country: "XX", tags: ["", "ok"],
            address: PostalAddress(city: " ", postcode: "1234")
        ).validate()
        #expect(
            result.violations.map { "\($0.path) \($0.code)" } == [
                "username required", "email required", "password string.tooShort", "age number.tooSmall",
                "country in", "address.city required", "address.postcode match",
            ])
        #expect("invalid@email,com".validate(.email).codes == ["email"])
    }

    @Test func comparesAttributes() {
        var signUp = SignUp(
            username: "ada_l", email: "ada@example.org", password: "correct horse", passwordRepeat: "correct hors",
            state: "CA")
        let result = signUp.validate()
        #expect(result.violations.map { "\($0.path) \($0.code)" } == ["password compare.equal"])
        #expect(result.messages == ["Password must match password repeat."])
        signUp.passwordRepeat = signUp.password
        #expect(signUp.validate().isValid)
        signUp.state = nil
        #expect(signUp.validate().violations.map { "\($0.path) \($0.code)" } == ["state required"])
        signUp.country = "GB"
        #expect(signUp.validate().isValid)
    }

    @Test func describesItself() {
        #expect(
            SignUp.rules.attributes.map(\.name) == [
                "username", "email", "password", "passwordRepeat", "age", "state", "country", "tags", "address",
            ])
        #expect(SignUp.rules.modelRules.map(\.name).prefix(5) == ["trim", "required", "length", "matches", "trim"])
    }
}
#endif
