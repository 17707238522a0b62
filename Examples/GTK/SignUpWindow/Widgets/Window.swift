import CGTK

/// The window, with a bar for its title.
final class Window: Widget {
    private let bar = Widget(gtk_header_bar_new())

    init(width: Int32, height: Int32) {
        super.init(gtk_window_new())
        gtk_window_set_default_size(cast(), width, height)
        gtk_window_set_titlebar(cast(), bar.pointer)
    }

    var title: String {
        get { gtk_window_get_title(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(cast(), newValue) }
    }

    /// Puts a widget to the end of the bar.
    func appendToBar(_ widget: Widget) { gtk_header_bar_pack_end(bar.opaque, widget.pointer) }

    /// Fills the window with a widget, which scrolls when the window is too small for it.
    func fill(with content: Widget, margin: Int32) {
        gtk_widget_set_margin_start(content.pointer, margin)
        gtk_widget_set_margin_end(content.pointer, margin)
        gtk_widget_set_margin_top(content.pointer, margin)
        gtk_widget_set_margin_bottom(content.pointer, margin)
        let scrolled = Widget(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scrolled.opaque, content.pointer)
        gtk_window_set_child(cast(), scrolled.pointer)
    }

    func show() { gtk_window_present(cast()) }
}
