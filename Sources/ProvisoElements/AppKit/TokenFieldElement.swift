#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ProvisoForms

/// The tokens of a token field as an element of their own, whose value is the list of them.
///
/// ```swift
/// recipients.tokens.validationRules = [.count(1...10), .each(.email)]
/// recipients.tokens.validateOnInputChange(enabled: true)
/// ```
///
/// The field itself is an element too, of text: it is an `NSTextField`.
@MainActor public final class TokenFieldElement: ValidatableInterfaceElement {
    /// What is kept for the tokens.
    public let validation = ElementValidation<[String]>()
    private weak var field: NSTokenField?
    private var observers: NotificationObservers?

    init(_ field: NSTokenField) { self.field = field }

    /// The tokens. Those that represent an object are as it describes itself.
    public var inputValue: [String] {
        get { (field?.objectValue as? [Any] ?? []).map { String(describing: $0) } }
        set { if newValue != inputValue { field?.objectValue = newValue } }
    }

    /// Begins or ends to listen to the field.
    public func observeInput(_ isObserved: Bool) { observers = isObserved ? field?.observeEditing(by: self) : nil }

    /// Gives the field the focus.
    public func takeFocus() { field?.takeFocus() }
}

extension NSTokenField {
    private static let place = AssociatedObject<TokenFieldElement>()

    /// The tokens as an element whose value is the list of them; see ``TokenFieldElement``.
    public var tokens: TokenFieldElement { Self.place.value(of: self) { TokenFieldElement(self) } }
}
#endif
