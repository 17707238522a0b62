import CGTK

/// A text to be read, in as many lines as it needs.
final class Label: Widget {
    init(_ text: String = "", styles: String...) {
        super.init(gtk_label_new(text))
        gtk_label_set_xalign(opaque, 0)
        gtk_label_set_wrap(opaque, 1)
        for style in styles { setStyle(style) }
    }

    var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }
}
