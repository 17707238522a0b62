import Proviso

/// A sign-up with ten attributes, each record with texts of its own.
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
    @Rules(.required, .in(["US", "CA", "DE", "FR"]))
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

    /// A record of this number, with a wrong age and address if it is not valid.
    init(number: Int, isValid: Bool = true) {
        username = "ada_lovelace_\(number)"
        email = isValid ? "ada.lovelace.\(number)@example.org" : "ada.lovelace.\(number)@"
        password = "correct horse battery \(number)"
        passwordRepeat = password
        age = isValid ? 18 + number % 80 : 7
        website = "https://www.example.org/people/\(number)?tab=about"
        country = number % 2 == 0 ? "US" : "DE"
        state = number % 2 == 0 ? "California" : nil
        card = "4111111111111111"
        tags = ["mathematics", "poetry", "analytical engines", "music \(number)"]
    }

    /// The same model with texts and a list of its own.
    func copy() -> SignUp {
        var other = self
        other.username = text(username)
        other.email = text(email)
        other.password = text(password)
        other.passwordRepeat = text(passwordRepeat)
        other.website = website.map(text)
        other.country = text(country)
        other.state = state.map(text)
        other.card = text(card)
        other.tags = tags.map(text)
        return other
    }

    /// A text of its own with the same characters.
    private func text(_ text: String) -> String {
        var text = text
        return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
    }
}
