import CGTK
import Proviso

/// A line of text to be filled in.
final class TextEntry: InputWidget {
    let validation = ElementValidation<String>()

    init(isPassword: Bool = false) {
        super.init(isPassword ? gtk_password_entry_new() : gtk_entry_new())
        if isPassword { gtk_password_entry_set_show_peek_icon(opaque, 1) }
        listen(to: "changed")
    }

    var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set {
            if newValue == text { return }
            set {
                gtk_editable_set_text(opaque, newValue)
                gtk_editable_set_position(opaque, -1)
            }
        }
    }
}
