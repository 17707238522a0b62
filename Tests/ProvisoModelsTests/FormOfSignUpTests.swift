#if Macros
import Proviso
import Testing

/// Forms of a model whose rules are written by the macros.
@Suite struct FormOfSignUpTests {
    @Test func knowsTheAttributes() {
        let form = FormModel(SignUp())
        #expect(
            form.attributeNames == [
                "username", "email", "password", "passwordRepeat", "age", "state", "country", "tags", "address",
            ])
        #expect(form.requiredAttributes == ["username", "email", "password"])
        #expect(!form.isRequired(\.state), "whether it is depends on the country")
        #expect(!form.isSafe(\.passwordRepeat), "no rule names it")
        #expect(form.activeRules(for: \.username).map(\.name) == ["trim", "required", "length", "matches"])
    }

    @Test func judgesAndTidies() {
        let form = FormModel(SignUp())
        let assignment = form.assign([
            "username": " ada_l ", "email": "ada@example.org", "password": "correct horse", "age": 36,
            "country": "GB", "tags": [" math "], "address": ["city": " London ", "postcode": "1"],
            "passwordRepeat": "correct horse",
        ])
        #expect(assignment.refused.map(\.name) == ["passwordRepeat"])
        #expect(!form.validate())
        #expect(form.errors.map { "\($0.path) \($0.code)" } == ["password compare.equal", "address.postcode match"])
        #expect(form.errors(for: \.address).count == 1)
        form.passwordRepeat = "correct horse"
        form.address?.postcode = "12345"
        #expect(form.validate())
        #expect(form.username == "ada_l")
        #expect(form.tags == ["math"])
        #expect(form.address?.city == "London")
    }

    @Test func checksOnChange() {
        let form = FormModel(SignUp())
        form.validatesOnChange = true
        form.recheck(\.password, whenChanging: \.passwordRepeat)
        form.password = "correct horse"
        #expect(form.errors.map(\.code) == ["compare.equal"])
        form.passwordRepeat = "correct horse"
        #expect(!form.hasErrors)
        form.address = PostalAddress(city: "London", postcode: "x")
        #expect(form.errors.map(\.path.description) == ["address.postcode"])
        form.address?.postcode = "12345"
        #expect(!form.hasErrors)
    }

    @Test func opensOnlyWhatTheNestedModelOpens() {
        let form = FormModel(SignUp())
        let assignment = form.assign(["address": ["city": "London", "postcode": "12345", "isVerified": true]])
        #expect(!assignment.isComplete)
        #expect(assignment.refused.map(\.name) == ["address.isVerified"])
        #expect(form.errors.isEmpty)
        #expect(form.address?.city == "London")
        #expect(form.address?.postcode == "12345")
    }
}
#endif
