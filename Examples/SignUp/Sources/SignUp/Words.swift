import Foundation
import Hummingbird
import Proviso
import ProvisoHTTP
import ProvisoLanguages

/// The words of the pages, in one of five languages.
struct Words: Sendable {
    /// What the site speaks, the default first.
    static let tags = ["en", "de", "fr", "es", "ar"]
    static let cookie = "language"

    let tag: String
    let catalog: MessageCatalog
    private let texts: [String: String]

    /// The language that was chosen on the page, else the one that the browser prefers.
    init(_ request: Request) {
        let chosen = request.cookies[Self.cookie]?.value
        let header = chosen.flatMap { Self.tags.contains($0) ? $0 : nil } ?? request.headers[.acceptLanguage]
        let found = MessageCatalog.negotiated(header, among: Self.tags)
        let tag = String(found.language.tag.prefix(2))
        self.init(tag: Self.tags.contains(tag) ? tag : "en", catalog: found)
    }

    private init(tag: String, catalog: MessageCatalog) {
        self.tag = tag
        let index = Self.tags.firstIndex(of: tag) ?? 0
        texts = Self.table.mapValues { $0[index] }
        let taken = Self.table["taken"] ?? []
        self.catalog = catalog.overlaid([taken[0]: CatalogMessage(stringLiteral: taken[index])])
    }

    var isRightToLeft: Bool { catalog.language.isRightToLeft }
    subscript(key: String) -> String { texts[key] ?? key }
    /// All words, for templates.
    var all: [String: String] { texts }

    private static let table: [String: [String]] = [
        "taken": [
            "{attribute} is taken. Choose another one.", "„{attribute}“ ist vergeben. Wählen Sie einen anderen.",
            "Ce {attribute} est déjà pris. Choisissez-en un autre.",
            "Este {attribute} ya está en uso. Elija otro.", "{attribute} مستخدم من قبل. اختر اسمًا آخر.",
        ],
        "signUp": ["Sign up", "Registrieren", "S’inscrire", "Registrarse", "إنشاء حساب"],
        "signIn": ["Sign in", "Anmelden", "Se connecter", "Iniciar sesión", "تسجيل الدخول"],
        "profile": ["Your profile", "Ihr Profil", "Votre profil", "Su perfil", "ملفك الشخصي"],
        "save": ["Save", "Speichern", "Enregistrer", "Guardar", "حفظ"],
        "signOut": ["Sign out", "Abmelden", "Se déconnecter", "Cerrar sesión", "تسجيل الخروج"],
        "saved": ["Saved.", "Gespeichert.", "Enregistré.", "Guardado.", "تم الحفظ."],
        "agree": [
            "I accept the terms.", "Ich stimme den Bedingungen zu.", "J’accepte les conditions.",
            "Acepto las condiciones.", "أوافق على الشروط.",
        ],
        "wrong": [
            "User name or password is wrong.", "Benutzername oder Passwort ist falsch.",
            "Le nom d’utilisateur ou le mot de passe est incorrect.",
            "El nombre de usuario o la contraseña no son correctos.", "اسم المستخدم أو كلمة المرور غير صحيحة.",
        ],
        "away": [
            "We cannot check this at the moment. Try again in a few seconds.",
            "Das lässt sich gerade nicht prüfen. Versuchen Sie es in einigen Sekunden noch einmal.",
            "La vérification est impossible pour le moment. Réessayez dans quelques secondes.",
            "No podemos comprobarlo ahora. Inténtelo de nuevo en unos segundos.",
            "لا يمكننا التحقق من ذلك الآن. حاول مرة أخرى بعد بضع ثوانٍ.",
        ],
        "often": [
            "Too many attempts. Wait a moment.", "Zu viele Versuche. Warten Sie einen Augenblick.",
            "Trop de tentatives. Patientez un instant.", "Demasiados intentos. Espere un momento.",
            "محاولات كثيرة جدًا. انتظر لحظة.",
        ],
        "expired": [
            "This page has expired. Send the form again.",
            "Diese Seite ist abgelaufen. Senden Sie das Formular noch einmal.",
            "Cette page a expiré. Envoyez de nouveau le formulaire.",
            "Esta página ha caducado. Envíe el formulario de nuevo.", "انتهت صلاحية هذه الصفحة. أرسل النموذج مرة أخرى.",
        ],
        "language": ["Language", "Sprache", "Langue", "Idioma", "اللغة"],
    ]
}
