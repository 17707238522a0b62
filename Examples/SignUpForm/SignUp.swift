public import Proviso

/// What somebody says who signs up.
public struct SignUp: Sendable {
    /// What others will know them by.
    public var userName = ""
    /// Where mail reaches them.
    public var email = ""
    /// What they alone know.
    public var password = ""
    /// The same again, since nobody sees what is typed there.
    public var passwordRepeat = ""
    /// In years.
    public var age: Int?
    /// By the code of ISO 3166-1, such as `DE`; empty when none was chosen.
    public var country = ""
    /// A page of theirs; empty when they have none.
    public var site = ""
    /// Whether they agree to the terms.
    public var acceptsTerms = false

    /// Nothing is said yet.
    public init() {}
}

extension SignUp: Validatable {
    /// What must be, in the order of the fields.
    public static var rules: some RuleSet<SignUp> {
        Rule(
            for: \.userName, label: .userName, .trim, .required, .length(3...24),
            .matches("[a-z][a-z0-9_]*")
                .message("{attribute} must begin with a small letter, then have only a to z, 0 to 9 and _."),
            .satisfies("userName.taken", message: "{attribute} is taken. Choose another one.") { name in
                try await UserDirectory.shared.isFree(name)
            })
        Rule(for: \.email, label: .email, .trim, .required, .email)
        Rule(for: \.password, label: .password, .required, .password)
        Rule(for: \.passwordRepeat, label: .passwordRepeat, .required, .equal(to: \.password, label: .password))
        Rule(for: \.age, label: .age, .required, .range(18...120))
        Rule(for: \.country, label: .country, .required, .country)
        Rule(for: \.site, label: .site, .trim, .url(defaultScheme: "https"))
        Rule(for: \.acceptsTerms, label: .terms, .equal(to: true)).message("Accept the terms to sign up.")
    }
}

extension FormModel<SignUp> {
    /// An empty form, in a language.
    public static func signUp(in language: Language) -> FormModel {
        let form = FormModel(SignUp())
        form.catalog = language.catalog
        // Whether a name is taken is said as soon as it is known, not only when the field is left.
        form.field(\.userName).errorDisplay = .live
        form.recheck(\.passwordRepeat, whenChanging: \.password)
        return form
    }
}
