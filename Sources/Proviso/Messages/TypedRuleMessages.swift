/// The English messages of the codes that rules for Swift values have and rule documents have not.
///
/// Each rule's file adds its own, and stands in the list here.
enum TypedRuleMessages {
    static let all: [[String: CatalogMessage]] = [any, not, condition, count, nested, forms]
}
