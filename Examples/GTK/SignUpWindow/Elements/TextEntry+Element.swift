import Proviso

extension TextEntry: ValidatableInterfaceElement {
    var inputValue: String {
        get { text }
        set { text = newValue }
    }
}
