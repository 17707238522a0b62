import Proviso

/// A sign-up with ten attributes, of the shape that `Instructions/make-files.py` writes.
@Validatable(jsonDecoding: .generated)
struct SignUp: Codable {
    @Rules(.trim, .required, .length(4...24), .matches("[a-z][A-Za-z0-9_]*"))
    var username: String
    @Rules(.required, .email(enableIDN: true))
    var email: String
    @Rules(.required, .length(8...))
    var password: String
    @Rules(.equal(to: \SignUp.password))
    var passwordRepeat: String
    @Rules(.range(18...120))
    var age: Int
    @Rules(.url(enableIDN: true))
    var website: String?
    @Rules(
        .required,
        .in([
            "US", "CA", "MX", "BR", "GB", "DE", "FR", "ES", "IT", "NL", "SE", "NO", "PL", "AT", "CH", "JP", "KR", "IN",
            "AU", "ZA",
        ]))
    var country: String
    @Rules(.required, when: { (form: SignUp) in form.country == "US" })
    var state: String?
    @Rules(.required, .paymentCard)
    var card: String
    @Rules(.each(.required, .length(1...20)))
    var tags: [String]

    enum CodingKeys: String, CodingKey {
        case username, email, password
        case passwordRepeat = "password_repeat"
        case age, website, country, state, card, tags
    }

    static let valid = SignUp(
        username: "ada_lovelace", email: "ada.lovelace@example.org", password: "correct horse battery",
        passwordRepeat: "correct horse battery", age: 36, website: "https://www.example.org/people/ada?tab=about",
        country: "US", state: "California", card: "4111111111111111",
        tags: ["mathematics", "poetry", "engines", "music"])

    /// Something wrong with every attribute but the state, which only the United States ask for.
    static let invalid = SignUp(
        username: "a!", email: "ada@", password: "short", passwordRepeat: "other", age: 7, website: "example",
        country: "XX", state: nil, card: "4111111111111112",
        tags: ["mathematics", "a tag that is far too long for it"])

    /// Which attributes Proviso finds wrong.
    var wrongAttributes: WrongAttributes { WrongAttributes(validate().violations) }
}

extension WrongAttributes {
    /// The attributes that violations name.
    init(_ violations: [Violation]) {
        self = []
        for violation in violations {
            let name = violation.path.description.prefix { $0 != "[" && $0 != "." }
            formUnion(WrongAttributes(name: name) ?? .unreadable)
        }
    }
}
