import Proviso

// What the fields are called, in each language of the example: in the window, at the prompt, and in every message.
extension AttributeLabel {
    static let userName = AttributeLabel("user name").in("de", "Benutzername").in("ar", "اسم المستخدم")
    static let email = AttributeLabel("email").in("de", "E-Mail").in("ar", "البريد الإلكتروني")
    static let password = AttributeLabel("password", isSensitive: true).in("de", "Passwort").in("ar", "كلمة المرور")
    static let passwordRepeat = AttributeLabel("repeated password", isSensitive: true)
        .in("de", "Passwort (wiederholt)").in("ar", "تكرار كلمة المرور")
    static let age = AttributeLabel("age").in("de", "Alter").in("ar", "العمر")
    static let country = AttributeLabel("country").in("de", "Land").in("ar", "البلد")
    static let site = AttributeLabel("website").in("de", "Website").in("ar", "الموقع الإلكتروني")
    static let terms = AttributeLabel("terms").in("de", "Bedingungen").in("ar", "الشروط")
}

extension AttributeLabel {
    /// The label at the head of a field: in the language, with a capital where the language has one.
    public func heading(in language: Language) -> String {
        let text = translations[language.rawValue]?.text ?? text
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
