import CGTK
import Proviso

/// What is wrong in the whole form, above its fields: each problem leads to its field.
@MainActor final class Summary {
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 2)
    private let title = Label(styles: "title")
    private var buttons: [Button] = []

    init() {
        box.setStyle("summary")
        box.isVisible = false
    }

    /// Shows what is wrong; nothing when nothing is.
    ///
    /// - Parameters:
    ///   - summary: What is wrong.
    ///   - choose: Is called with the name of an attribute when somebody chooses its problem.
    func show(_ summary: ErrorSummary, choose: @escaping @MainActor (String) -> Void) {
        box.removeAll()
        buttons = []
        box.isVisible = !summary.isEmpty
        if summary.isEmpty { return }
        title.text = summary.title
        box.append(title)
        for entry in summary.entries {
            let button = Button(entry.message, styles: "flat") { choose(entry.attribute) }
            gtk_widget_set_halign(button.pointer, GTK_ALIGN_START)
            buttons.append(button)
            box.append(button)
        }
    }

    /// What it says, line by line.
    var shownLines: [String] { box.isVisible ? [title.text] + buttons.map(\.title) : [] }
}
