import Proviso

extension CheckBox: ValidatableInterfaceElement {
    var inputValue: Bool {
        get { isTicked }
        set { isTicked = newValue }
    }
}
