#if Macros
import Proviso
import RuleTestSupport

enum Country {
    static let codes = ["US", "GB", "DE"]
}

@Validatable
struct SignUp {
    @Rules(.trim, .required, .length(4...24), .matches("[a-z][a-z0-9_]*"))
    var username = ""

    @Rules(.trim, .required, .email)
    var email = ""

    @Rules(.required, .length(8...), .equal(to: \SignUp.passwordRepeat))
    var password = ""
    var passwordRepeat = ""

    @Rules(.range(18...120))
    var age: Int?  // nil is skipped; .required would refuse it

    @Rules(.required, when: { (form: SignUp) in form.country == "US" })
    var state: String?
    @Rules(.in(Country.codes))
    var country = "US"

    @Rules(.count(...5), .each(.trim, .length(1...20)))
    var tags: [String] = []

    @Rules(.nested)
    var address: PostalAddress?  // another @Validatable; errors come back as address.postcode
}

@Validatable
struct PostalAddress: Codable {
    @Rules(.trim, .required)
    var city = ""
    @Rules(.required, .matches("[0-9]{5}"))
    var postcode = ""
}
#endif
