public import Proviso
import ProvisoLanguages

/// The languages of the example. Proviso has messages in many more; these are the ones in which the example has words of
/// its own.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case arabic = "ar"

    /// What those call it who speak it.
    public var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .arabic: "العربية"
        }
    }

    /// Whether it is written from right to left.
    public var isRightToLeft: Bool { self == .arabic }

    /// The messages of Proviso, and over them translations of those that the rules of the form have.
    public var catalog: MessageCatalog {
        (MessageCatalog.catalog(for: rawValue) ?? .english).overlaid(messages)
    }

    private var messages: [String: CatalogMessage] {
        switch self {
        case .english: [:]
        case .german:
            [
                "{attribute} must begin with a small letter, then have only a to z, 0 to 9 and _.":
                    "„{attribute}“ muss mit einem Kleinbuchstaben beginnen und darf nur a bis z, 0 bis 9 und _ enthalten.",
                "{attribute} is taken. Choose another one.":
                    "„{attribute}“ ist vergeben. Wählen Sie einen anderen.",
                "Accept the terms to sign up.": "Stimmen Sie den Bedingungen zu, um sich zu registrieren.",
            ]
        case .arabic:
            [
                "{attribute} must begin with a small letter, then have only a to z, 0 to 9 and _.":
                    "يجب أن يبدأ {attribute} بحرف لاتيني صغير، وألا يحتوي إلا على a إلى z و0 إلى 9 و_.",
                "{attribute} is taken. Choose another one.": "{attribute} مستخدم من قبل. اختر اسمًا آخر.",
                "Accept the terms to sign up.": "وافق على الشروط لإنشاء الحساب.",
            ]
        }
    }
}
