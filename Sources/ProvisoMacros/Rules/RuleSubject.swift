#if Macros
/// What a rule judges, as far as the constraints of its declaration tell: `where Value: StringProtocol` is `text`.
enum RuleSubject {
    case text, textOrCollection, number, ordered, collection, model
    /// The elements of arrays and sets, and the two halves of dictionaries.
    case elements, keys, values

    /// What rules of a name judge; `nil` is any value.
    ///
    /// - Parameter label: The label of the first option, since rules of one name may be of several kinds:
    ///   `.contains(match: "a")`.
    static func of(_ rule: String, _ label: String?) -> RuleSubject? {
        label.flatMap { RuleNames.subjects["\(rule)(\($0):)"] } ?? RuleNames.subjects[rule]
    }

    /// Whether values of a kind that is known can be judged.
    func includes(_ kind: PropertyType.Kind) -> Bool {
        switch self {
        case .text: kind == .text
        case .textOrCollection: kind == .text || kind.isCollection
        case .number: kind == .number
        case .ordered: !kind.isCollection && kind != .boolean
        case .collection: kind.isCollection
        case .model: false
        case .elements: kind == .array || kind == .set
        case .keys, .values: kind == .dictionary
        }
    }

    /// What it is called in a sentence: “judges …”.
    var words: String {
        switch self {
        case .text: "text"
        case .textOrCollection: "text and collections"
        case .number: "numbers"
        case .ordered: "values that have an order"
        case .collection: "collections"
        case .model: "a model"
        case .elements: "the elements of arrays and sets"
        case .keys: "the keys of dictionaries"
        case .values: "the values of dictionaries"
        }
    }

    /// The argument of `bind` that says it, so that the compiler can say it too.
    var bindingLabel: String {
        switch self {
        case .text: "text"
        case .model: "model"
        case .collection, .elements, .keys, .values: "collection"
        case .textOrCollection, .number, .ordered: "to"
        }
    }
}
#endif
