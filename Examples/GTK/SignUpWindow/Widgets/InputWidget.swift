import CGTK

/// A widget that somebody fills in. It tells of what they do, not of what the program sets.
class InputWidget: Widget {
    /// Is called when somebody has changed the value.
    var onChange: (@MainActor () -> Void)?
    /// Is called when the focus comes or goes.
    var onFocus: (@MainActor (_ hasFocus: Bool) -> Void)?
    private var isBeingSet = false

    /// Listens to the widget.
    ///
    /// - Parameter signal: What the widget emits when its value changes.
    func listen(to signal: String) {
        on(signal) { [weak self] in if let self, !isBeingSet { onChange?() } }
        let focus: OpaquePointer = gtk_event_controller_focus_new()
        connect(focus, "enter") { [weak self] in self?.onFocus?(true) }
        connect(focus, "leave") { [weak self] in self?.onFocus?(false) }
        gtk_widget_add_controller(pointer, focus)
    }

    /// Changes the value for the program. A text is set in two steps, of which nobody is told either.
    func set(_ change: () -> Void) {
        isBeingSet = true
        change()
        isBeingSet = false
    }
}
