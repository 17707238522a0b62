import Proviso

/// A sign-up with ten attributes and sixteen rules or more.
@Validatable
struct Registration {
    @Rules(.trim, .required, .length(4...24), .matches("[a-z][a-z0-9_]*"))
    var username: String
    @Rules(.trim, .required, .email)
    var email: String
    @Rules(.required, .length(8...), .equal(to: \Registration.passwordRepeat))
    var password: String
    var passwordRepeat: String
    @Rules(.range(18...120))
    var age: Int?
    @Rules(.url)
    var homepage: String
    @Rules(.in(["US", "GB", "DE", "FR"]))
    var country: String
    @Rules(.required, when: { (form: Registration) in form.country == "US" })
    var state: String?
    @Rules(.paymentCard)
    var card: String
    @Rules(.each(.length(1...20)))
    var tags: [String]

    static let valid = Registration(
        username: "ada_lovelace", email: "ada.lovelace@example.org", password: "correct horse battery",
        passwordRepeat: "correct horse battery", age: 36, homepage: "https://www.example.org/people/ada?tab=about",
        country: "US", state: "California", card: "4111 1111 1111 1111",
        tags: ["mathematics", "poetry", "engines", "music"])

    /// Something wrong with every attribute.
    static let invalid = Registration(
        username: "a!", email: "ada@", password: "short", passwordRepeat: "other", age: 7, homepage: "example",
        country: "XX", state: nil, card: "4111 1111 1111 1112",
        tags: ["mathematics", "a tag that is far too long for it"])
}
