import Foundation
import SignUpForm

/// What the window itself says; what the fields are called and what is wrong with them is the form's.
struct Words {
    let title, signUp, chooseCountry, acceptTerms, hint: String
    private let welcome: String

    func welcome(_ name: String) -> String { welcome.replacing("{name}", with: name) }

    init(_ language: Language) {
        switch language {
        case .english:
            title = "Sign up"
            signUp = "Sign up"
            chooseCountry = "Choose a country"
            acceptTerms = "I accept the terms."
            hint = "At least 8 characters: small and capital letters, digits and symbols."
            welcome = "Welcome, {name}!"
        case .german:
            title = "Registrieren"
            signUp = "Registrieren"
            chooseCountry = "Land wählen"
            acceptTerms = "Ich stimme den Bedingungen zu."
            hint = "Mindestens 8 Zeichen: kleine und große Buchstaben, Ziffern und Sonderzeichen."
            welcome = "Willkommen, {name}!"
        case .arabic:
            title = "إنشاء حساب"
            signUp = "إنشاء الحساب"
            chooseCountry = "اختر البلد"
            acceptTerms = "أوافق على الشروط."
            hint = "8 أحرف على الأقل: أحرف صغيرة وكبيرة وأرقام ورموز."
            welcome = "مرحبًا، {name}!"
        }
    }

    /// Some countries, by their names in a language.
    static func countries(in language: Language) -> [ChoiceList.Choice] {
        let locale = Locale(identifier: language.rawValue)
        return ["AT", "BR", "CA", "CH", "DE", "EG", "FR", "GB", "IN", "JP", "MA", "US"]
            .map { ChoiceList.Choice(value: $0, title: locale.localizedString(forRegionCode: $0) ?? $0) }
            .sorted { $0.title.compare($1.title, locale: locale) == .orderedAscending }
    }
}
