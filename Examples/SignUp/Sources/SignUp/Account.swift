import Proviso

extension Scenario {
    static let signUp: Scenario = "signUp"
    static let signIn: Scenario = "signIn"
    static let profile: Scenario = "profile"
}

/// A person with an account. Signing up, signing in and changing the profile are three scenarios of this one model.
struct Account: Codable, Sendable {
    var userName = ""
    var email = ""
    var password = ""
    var passwordRepeat = ""
    var age: Int?
    var site = ""
    var acceptsTerms = false
    /// Set by the server alone: no rule names it, so no client may set it.
    var rank: String?
}

extension Account: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Account> {
        Rule(for: \.userName, label: .userName, .trim, .required).on(.signUp, .signIn)
        Rule(for: \.userName, label: .userName, .length(3...24), .matches("[a-z][a-z0-9_]*")).on(.signUp)
        Rule(
            for: \.userName, label: .userName,
            .satisfies("userName.taken", message: "{attribute} is taken. Choose another one.") { name in
                try await AccountStore.shared.get().isFree(name)
            }
        ).on(.signUp)
        Rule(for: \.email, label: .email, .trim, .required, .email).on(.signUp, .profile)
        Rule(for: \.password, label: .password, .required).on(.signUp, .signIn)
        Rule(for: \.password, label: .password, .password).on(.signUp)
        Rule(for: \.passwordRepeat, label: .passwordRepeat, .required, .equal(to: \.password, label: .password))
            .on(.signUp)
        Rule(for: \.acceptsTerms, label: .terms, .equal(to: true)).on(.signUp)
        Rule(for: \.age, label: .age, .range(18...120)).on(.profile)
        Rule(for: \.site, label: .site, .trim, .url).on(.profile)
    }
}

// What the fields are called, in each language: beside the fields and in every message.
extension AttributeLabel {
    static let userName = AttributeLabel("user name").in("de", "Benutzername").in("fr", "nom d’utilisateur")
        .in("es", "nombre de usuario").in("ar", "اسم المستخدم")
    static let email = AttributeLabel("email").in("de", "E-Mail").in("fr", "adresse e-mail")
        .in("es", "correo electrónico").in("ar", "البريد الإلكتروني")
    static let password = AttributeLabel("password", isSensitive: true).in("de", "Passwort").in("fr", "mot de passe")
        .in("es", "contraseña").in("ar", "كلمة المرور")
    static let passwordRepeat = AttributeLabel("repeated password", isSensitive: true)
        .in("de", "Passwort (wiederholt)").in("fr", "mot de passe (confirmation)").in("es", "contraseña (otra vez)")
        .in("ar", "تكرار كلمة المرور")
    static let terms = AttributeLabel("terms").in("de", "Bedingungen").in("fr", "conditions").in("es", "condiciones")
        .in("ar", "الشروط")
    static let age = AttributeLabel("age").in("de", "Alter").in("fr", "âge").in("es", "edad").in("ar", "العمر")
    static let site = AttributeLabel("website").in("de", "Website").in("fr", "site web").in("es", "sitio web")
        .in("ar", "الموقع الإلكتروني")
}
