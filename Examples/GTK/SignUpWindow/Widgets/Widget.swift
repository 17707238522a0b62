import CGTK

/// A widget of GTK, which lives at least as long as this object. It keeps the closures that listen to it, so these keep no
/// widget.
@MainActor class Widget {
    nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

    init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    deinit { g_object_unref(pointer) }

    /// The widget, for functions of a class of which GTK shows what is inside.
    func cast<Class>() -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Class.self)
    }

    /// The widget, for functions of all other classes.
    var opaque: OpaquePointer { OpaquePointer(pointer) }

    var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    var hasFocus: Bool { gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 }

    func grabFocus() { gtk_widget_grab_focus(pointer) }

    /// Gives the widget a class of the style sheet, or takes it away.
    func setStyle(_ name: String, _ isSet: Bool = true) {
        if isSet { gtk_widget_add_css_class(pointer, name) } else { gtk_widget_remove_css_class(pointer, name) }
    }

    func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

    func expand() { gtk_widget_set_hexpand(pointer, 1) }

    /// Calls a closure each time the widget emits a signal.
    func on(_ signal: String, _ action: @escaping @MainActor () -> Void) { connect(opaque, signal, action) }
}
