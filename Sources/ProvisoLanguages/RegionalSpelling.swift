internal import ProvisoCore

/// How a region spells words otherwise than the language's catalogue, where a rule without exceptions says it.
enum RegionalSpelling {
    /// Switzerland and Liechtenstein write no `ß`, always `ss`.
    case swissGerman

    /// The spelling of a region by its tag; `nil` where it is that of the language.
    init?(_ tag: String) {
        guard tag == "de-CH" || tag == "de-LI" else { return nil }
        self = .swissGerman
    }

    /// A message in this spelling.
    func spelled(_ message: CatalogMessage) -> CatalogMessage {
        let forms = message.forms.mapValues { MessageTemplate(spelled($0.source)) }
        guard let parameter = message.pluralParameter else {
            return forms[.other].map { CatalogMessage($0) } ?? message
        }
        return forms[.other].map { CatalogMessage(plural: parameter, other: $0, forms) } ?? message
    }

    private func spelled(_ text: String) -> String {
        switch self {
        case .swissGerman: text.replacing("ß", with: "ss")
        }
    }
}
