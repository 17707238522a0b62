import CGTK

/// Turns while somebody waits for an answer, and keeps its place while nobody does.
final class Spinner: Widget {
    init() { super.init(gtk_spinner_new()) }

    var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque) != 0 }
        set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
    }
}
