import Proviso
import RuleTestSupport
import Testing

@Suite struct ValidatedTests {
    struct Settings {
        @Validated(.trim, .required, .email) var address = ""
        @Validated(.range(18...)) var age: Int?
        @Validated(.required, label: "nickname") var name: String?
    }

    @Test func projectsTheResult() {
        var settings = Settings()
        #expect(settings.$address.codes == ["required"])
        settings.address = " nobody "
        #expect(settings.$address.codes == ["email"])
        #expect(settings.$address.messages == ["Value must be an email address, like name@example.com."])
        settings.address = " ada@example.org "
        #expect(settings.$address.isValid)
        #expect(settings.address == " ada@example.org ")
        #expect(settings.$age.isValid)
        settings.age = 17
        #expect(settings.$age.codes == ["number.tooSmall"])
        #expect(settings.$name.messages == ["Nickname is required."])
    }

    @Test func tidies() {
        @Validated(.trim) var local = " a "
        #expect(_local.tidied == "a")
        #expect(local == " a ")
    }
}
