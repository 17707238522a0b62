import CGTK
import Proviso
import SignUpForm

/// The window in which somebody signs up.
@MainActor final class SignUpWindow {
    let form: FormModel<SignUp>
    private(set) var language: Language
    let summary = Summary()
    let welcome = Label(styles: "welcome")
    private(set) var fields: [Field] = []

    private let window = Window(width: 600, height: 900)
    private let languages = ChoiceList()
    private let userName = TextEntry()
    private let email = TextEntry()
    private let password = TextEntry(isPassword: true)
    private let passwordRepeat = TextEntry(isPassword: true)
    private let age = TextEntry()
    private let country = ChoiceList()
    private let site = TextEntry()
    private let terms = CheckBox()
    private lazy var button = Button(styles: "suggested-action") { [unowned self] in submit() }
    private let entries = Box(GTK_ORIENTATION_VERTICAL, spacing: 16)
    private var isSubmitting = false

    init(_ language: Language) {
        self.language = language
        form = .signUp(in: language)
        bind()
        layOut()
        speak()
    }

    func show(onClose: @escaping @MainActor () -> Void) {
        window.on("destroy", onClose)
        window.show()
        userName.grabFocus()
    }

    /// Binds each element to its attribute. From then on the form knows what is typed, and the element what is wrong.
    private func bind() {
        userName.bind(to: form, \.userName)
        email.bind(to: form, \.email)
        password.bind(to: form, \.password)
        passwordRepeat.bind(to: form, \.passwordRepeat)
        // A number that is typed as text: the form converts it, or says why it cannot.
        age.bind(to: form, text: \.age)
        country.bind(to: form, \.country)
        site.bind(to: form, \.site)
        terms.bind(to: form, \.acceptsTerms)

        fields = [
            add(userName, \.userName), add(email, \.email), add(password, \.password),
            add(passwordRepeat, \.passwordRepeat), add(age, \.age), add(country, \.country), add(site, \.site),
            add(terms, \.acceptsTerms, hasHeading: false),
        ]
    }

    /// Makes the field of an element, which presents what is wrong whenever that changes.
    private func add<Element: InputWidget & ValidatableInterfaceElement>(
        _ element: Element, _ keyPath: PartialKeyPath<SignUp>, hasHeading: Bool = true
    ) -> Field {
        let field = Field(form.field(keyPath), element, hasHeading: hasHeading)
        element.errorPresenter = { [unowned self] violations in field.show(violations, in: form.catalog) }
        return field
    }

    private func layOut() {
        let boxes = fields.map(\.box)
        let passwords = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 16, [boxes[2], boxes[3]])
        let details = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 16, [boxes[4], boxes[5]])
        passwords.makeEven()
        details.makeEven()
        for part in [summary.box, boxes[0], boxes[1], passwords, details, boxes[6], boxes[7], button] {
            entries.append(part)
        }
        button.centerTitle()
        welcome.isVisible = false
        window.fill(with: Box(GTK_ORIENTATION_VERTICAL, [welcome, entries]), margin: 24)
        window.appendToBar(languages)
        languages.choices = Language.allCases.map { ChoiceList.Choice(value: $0.rawValue, title: $0.name) }
        languages.value = language.rawValue
        languages.onChange = { [unowned self] in
            language = Language(rawValue: languages.value) ?? language
            speak()
        }
    }

    /// Says everything in the language, which may have changed while the window is open.
    private func speak() {
        let words = Words(language)
        form.catalog = language.catalog
        gtk_widget_set_default_direction(language.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        window.title = words.title
        terms.title = words.acceptTerms
        button.title = words.signUp
        country.choices =
            [ChoiceList.Choice(value: "", title: words.chooseCountry)] + Words.countries(in: language)
        for field in fields { field.speak(language, form.catalog) }
        welcome.text = words.welcome(form.userName)
        if summary.box.isVisible { showSummary() }
    }

    /// Judges everything, also what has to be asked elsewhere. What is wrong is shown above the form, and the focus goes to
    /// the first field that has an error.
    private func submit() {
        if isSubmitting { return }
        isSubmitting = true
        Task {
            let isValid = await form.submitAsync()
            isSubmitting = false
            if isValid { return finish() }
            showSummary()
            if let first = form.firstInvalidField { focus(first.name) }
        }
    }

    private func showSummary() {
        let errors = form.errorSummary(in: form.catalog)
        summary.show(errors) { [unowned self] name in focus(name) }
    }

    /// What has the focus: a field, by its name, or one of the window's own.
    var focusedName: String? {
        if languages.hasFocus { return "language" }
        if button.hasFocus { return "submit" }
        return summary.box.hasFocus ? "summary" : fields.first { $0.input.hasFocus }?.name
    }

    private func focus(_ name: String) { fields.first { $0.name == name }?.input.grabFocus() }

    private func finish() {
        summary.box.isVisible = false
        entries.isVisible = false
        welcome.text = Words(language).welcome(form.userName)
        welcome.isVisible = true
    }
}
