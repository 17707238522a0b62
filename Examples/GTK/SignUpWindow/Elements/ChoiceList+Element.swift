import Proviso

extension ChoiceList: ValidatableInterfaceElement {
    var inputValue: String {
        get { value }
        set { value = newValue }
    }
}
