import CGTK

final class Button: Widget {
    init(_ title: String = "", styles: String..., action: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new_with_label(title))
        for style in styles { setStyle(style) }
        on("clicked", action)
    }

    var title: String {
        get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_button_set_label(cast(), newValue) }
    }
}
