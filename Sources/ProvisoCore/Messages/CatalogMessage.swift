/// What a catalogue says for a code: one sentence, or one for each plural form.
public struct CatalogMessage: Sendable, Equatable {
    /// The parameter whose number chooses the form; `nil` for a message with one form.
    public let pluralParameter: String?
    /// The templates by plural form. There is always one for ``PluralCategory/other``.
    public var forms: [PluralCategory: MessageTemplate] { pluralForms.isEmpty ? [.other: other] : pluralForms }
    private let other: MessageTemplate
    /// Empty for a message with one form: most have one, and a dictionary takes its time.
    private let pluralForms: [PluralCategory: MessageTemplate]
    /// The template of every category in the order of ``PluralCategory/allCases``; empty for a message with one form.
    private let byCategory: [MessageTemplate]

    /// Creates a message with one form.
    public init(_ template: MessageTemplate) {
        pluralParameter = nil
        other = template
        pluralForms = [:]
        byCategory = []
    }

    /// Creates a message whose form follows the number in a parameter.
    @inline(never)
    public init(plural parameter: String, other: MessageTemplate, _ forms: [PluralCategory: MessageTemplate]) {
        let forms = forms.merging([.other: other], combining: { _, general in general })
        pluralParameter = parameter
        pluralForms = forms
        self.other = other
        byCategory = PluralCategory.allCases.map { forms[$0] ?? other }
    }

    /// The form for some parameters in a language.
    func template(for parameters: Parameters, in language: MessageLanguage) -> MessageTemplate {
        guard let pluralParameter, case .number(let number)? = parameters[pluralParameter] else { return other }
        return byCategory[language.pluralCategory(number).ordinal]
    }
}

extension CatalogMessage: ExpressibleByStringLiteral {
    /// Creates a message with one form.
    ///
    /// Not inlined: hundreds of literals would each have the reading of a template.
    @inline(never)
    public init(stringLiteral value: String) { self.init(MessageTemplate(value)) }
}
