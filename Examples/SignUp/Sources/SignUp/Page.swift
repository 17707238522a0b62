import Foundation
import HTTPTypes
import Hummingbird
import Mustache
import Proviso
import ProvisoExports

/// A form of the site: a scenario of the model, with its fields in their order.
struct Form: Sendable {
    struct Field: Sendable {
        let name: String
        let label: AttributeLabel
        /// The type of the control where the rules do not say it.
        var type: String?
        /// What a browser fills in, where the rules do not say it.
        var autocomplete: String?
        /// Whether Swift makes something other than a text of it: what its type can take, no rule says.
        var isConverted = false
    }

    let scenario: Scenario
    let path: String
    let button: String
    let fields: [Field]
    /// What HTML can say of the rules of the scenario.
    let rules: HTMLFields
    /// The fields about which a page asks the server: no rule document can say what closures judge.
    let asked: [String]

    init(_ scenario: Scenario, path: String, button: String, _ fields: [Field]) throws {
        (self.scenario, self.path, self.button, self.fields) = (scenario, path, button, fields)
        rules = try HTMLFields(of: Account.self, scenario: scenario)
        let swiftRules = Account.ruleDocument.swiftRules.filter { $0.isActive(in: scenario) }
        asked = swiftRules.flatMap(\.attributes) + fields.filter(\.isConverted).map(\.name)
    }

    static func signUp() throws -> Form {
        try Form(
            .signUp, path: "/", button: "signUp",
            [
                Field(name: "userName", label: .userName, autocomplete: "username"),
                Field(name: "email", label: .email),
                Field(name: "password", label: .password),
                Field(name: "passwordRepeat", label: .passwordRepeat, type: "password", autocomplete: "new-password"),
                Field(name: "acceptsTerms", label: .terms),
            ])
    }

    static func signIn() throws -> Form {
        try Form(
            .signIn, path: "/sign-in", button: "signIn",
            [
                Field(name: "userName", label: .userName, autocomplete: "username"),
                Field(name: "password", label: .password, type: "password", autocomplete: "current-password"),
            ])
    }

    static func profile() throws -> Form {
        try Form(
            .profile, path: "/profile", button: "save",
            [
                Field(name: "email", label: .email), Field(name: "age", label: .age, isConverted: true),
                Field(name: "site", label: .site),
            ])
    }
}

/// What a page shows of a form: what was entered, and what is wrong with it.
struct FormState {
    var values: [String: String] = [:]
    var violations: [Violation] = []
    /// What is said above the fields.
    var notice: String?
    var isError = true
}

/// Writes the pages.
struct PageWriter: Sendable {
    private let library: MustacheLibrary

    init() async throws {
        library = try await MustacheLibrary(
            directory: Bundle.module.bundlePath + "/Pages", withExtension: "mustache")
    }

    func page(_ form: Form, _ state: FormState, _ words: Words, token: String, status: HTTPResponse.Status) -> Response
    {
        let names = Set(form.fields.map(\.name))
        // What belongs to no field, such as a forged one, is said above them.
        var notices = state.violations.filter { !names.contains($0.path.description) }
            .map { $0.message(in: words.catalog) }
        if let notice = state.notice { notices.insert(notice, at: 0) }
        let object: [String: Any] = [
            "words": words.all, "language": words.tag, "direction": words.isRightToLeft ? "rtl" : "ltr",
            "title": words[form.scenario == .profile ? "profile" : form.button], "button": words[form.button],
            "path": form.path, "token": token, "notices": notices, "isError": state.isError,
            "isProfile": form.scenario == .profile, "scenario": form.scenario.rawValue,
            "asked": form.asked.joined(separator: " "),
            "fields": form.fields.map { field($0, of: form, state, words) },
            "languages": Words.tags.map { tag in
                [
                    "tag": tag, "name": Locale(identifier: tag).localizedString(forLanguageCode: tag) ?? tag,
                    "isChosen": tag == words.tag,
                ] as [String: Any]
            },
        ]
        let text = library.render(object, withTemplate: "form") ?? ""
        var response = Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8", .contentLanguage: words.tag],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        response.headers[values: .vary] = ["Accept-Language", "Cookie"]
        return response
    }

    private func field(_ field: Form.Field, of form: Form, _ state: FormState, _ words: Words) -> [String: Any] {
        var attributes = form.rules.attributes(of: field.name, in: .input(type: field.type))
        let errors = state.violations.filter { $0.path.description == field.name }
            .map { $0.message(in: words.catalog) }
        let (type, value) = (attributes["type"], state.values[field.name])
        if let autocomplete = field.autocomplete { attributes.set("autocomplete", autocomplete) }
        if type == "checkbox" {
            attributes.set("value", "true")
            if value == "true" { attributes.set("checked") }
        } else if type != "password", let value {
            // A password is never sent back.
            attributes.set("value", value)
        }
        if !errors.isEmpty { attributes.set("aria-invalid", "true") }
        let text = field.label.translations[words.tag]?.text ?? field.label.text
        let heading = type == "checkbox" ? words["agree"] : text.prefix(1).uppercased() + text.dropFirst()
        return [
            "name": field.name, "label": heading, "attributes": attributes.description,
            "errors": errors.joined(separator: " "), "isCheckbox": type == "checkbox",
        ]
    }
}
