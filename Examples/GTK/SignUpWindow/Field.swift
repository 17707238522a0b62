import CGTK
import Proviso
import SignUpForm

/// A field of the window: what it is called, the widget to fill in, and below it what is wrong.
@MainActor final class Field {
    let name: String
    let input: InputWidget
    let box: Box
    private let label: AttributeLabel
    private let heading = Label(styles: "heading")
    private let message = Label(styles: "message", "error")
    private let spinner = Spinner()
    private let shownErrors: () -> [Violation]

    /// Makes the field of an attribute, with an element that is bound to it.
    ///
    /// - Parameter hasHeading: Whether its label stands above the widget; a box to tick says itself what it is.
    init<Element: InputWidget & ValidatableInterfaceElement>(
        _ field: FormField, _ element: Element, hasHeading: Bool = true
    ) {
        name = field.name
        label = field.label
        input = element
        shownErrors = { element.shownErrors }
        message.isVisible = false
        let top = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [heading, spinner])
        top.isVisible = hasHeading
        box = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, [top, element, message])
        box.expand()
        if hasHeading { cgtk_set_label(element.pointer, heading.pointer) }
        observe { [spinner] in spinner.isSpinning = field.isValidating }
    }

    /// Says what there is to say in a language.
    func speak(_ language: Language, _ catalog: MessageCatalog) {
        heading.text = label.heading(in: language)
        show(shownErrors(), in: catalog)
    }

    /// Shows what is wrong, to those who see the window and to those who do not; for no violation nothing.
    func show(_ violations: [Violation], in catalog: MessageCatalog) {
        message.text = violations.map { $0.message(in: catalog) }.joined(separator: "\n")
        message.isVisible = !violations.isEmpty
        input.setStyle("error", !violations.isEmpty)
        if violations.isEmpty {
            cgtk_reset_error(input.pointer)
        } else {
            cgtk_set_error(input.pointer, message.pointer)
        }
    }

    /// Whether somebody is being asked about the value.
    var isBusy: Bool { spinner.isSpinning }

    /// What stands below the widget.
    var shownText: String { message.isVisible ? message.text : "" }
}
