import CGTK

/// Widgets beside or below each other.
final class Box: Widget {
    init(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [Widget] = []) {
        super.init(gtk_box_new(orientation, spacing))
        for child in children { append(child) }
    }

    func append(_ child: Widget) { gtk_box_append(cast(), child.pointer) }

    func removeAll() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_box_remove(cast(), child) }
    }

    /// Gives all children the same width.
    func makeEven() { gtk_box_set_homogeneous(cast(), 1) }
}
