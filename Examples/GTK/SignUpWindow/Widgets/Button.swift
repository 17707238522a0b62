import CGTK

/// A button, whose title takes as many lines as it needs.
final class Button: Widget {
    private let label: Label

    init(_ title: String = "", styles: String..., action: @escaping @MainActor () -> Void) {
        label = Label(title)
        super.init(gtk_button_new())
        gtk_button_set_child(cast(), label.pointer)
        for style in styles { setStyle(style) }
        on("clicked", action)
    }

    var title: String {
        get { label.text }
        set { label.text = newValue }
    }

    /// Puts the title into the middle.
    func centerTitle() { gtk_label_set_xalign(label.opaque, 0.5) }
}
