import CGTK
import Proviso

/// A box to tick, with what ticking it says.
final class CheckBox: InputWidget {
    let validation = ElementValidation<Bool>()

    init() {
        super.init(gtk_check_button_new_with_label(""))
        listen(to: "toggled")
    }

    var title: String {
        get { gtk_check_button_get_label(cast()).map { String(cString: $0) } ?? "" }
        set { gtk_check_button_set_label(cast(), newValue) }
    }

    var isTicked: Bool {
        get { gtk_check_button_get_active(cast()) != 0 }
        set { set { gtk_check_button_set_active(cast(), newValue ? 1 : 0) } }
    }
}
