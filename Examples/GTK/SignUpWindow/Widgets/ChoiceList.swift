import CGTK
import Proviso

/// A list to choose one of.
final class ChoiceList: InputWidget {
    struct Choice {
        let value: String
        let title: String
    }

    let validation = ElementValidation<String>()

    init() {
        super.init(gtk_drop_down_new(nil, nil))
        listen(to: "notify::selected")
    }

    /// What there is to choose. What was chosen stays.
    var choices: [Choice] = [] {
        didSet {
            let chosen = oldValue.isEmpty ? choices.first?.value ?? "" : oldValue[selected(of: oldValue)].value
            set {
                let titles = gtk_string_list_new(nil)
                for choice in choices { gtk_string_list_append(titles, choice.title) }
                gtk_drop_down_set_model(opaque, titles)
                g_object_unref(UnsafeMutableRawPointer(titles))
            }
            value = chosen
        }
    }

    /// The value that is chosen.
    var value: String {
        get { choices.isEmpty ? "" : choices[selected(of: choices)].value }
        set {
            guard let index = choices.firstIndex(where: { $0.value == newValue }) else { return }
            set { gtk_drop_down_set_selected(opaque, guint(index)) }
        }
    }

    private func selected(of choices: [Choice]) -> Int {
        let index = Int(gtk_drop_down_get_selected(opaque))
        return choices.indices.contains(index) ? index : 0
    }
}
