#if canImport(SwiftUI)
internal import ProvisoCore
internal import ProvisoForms

/// An attribute of a form, or a part of one, that a view is for.
struct FieldReference<Model> {
    let form: FormModel<Model>
    let path: FieldPath
    private let keyPath: PartialKeyPath<Model>?
    /// Why there is no such attribute. A view cannot throw, and nothing passes by a wrong name: it is shown.
    private let mistake: String?

    init(_ form: FormModel<Model>, _ keyPath: PartialKeyPath<Model>) {
        self.form = form
        self.keyPath = keyPath
        path = form.fieldPath(of: keyPath)
        mistake = form.unknownAttribute(at: keyPath)?.description
    }

    init(_ form: FormModel<Model>, _ name: String) {
        self.form = form
        keyPath = nil
        do throws(UnknownAttribute) {
            path = try form.fieldPath(named: name)
            mistake = nil
        } catch {
            path = FieldPath("")
            mistake = error.description
        }
    }

    /// What is wrong, as far as it is shown, in the language of the form.
    var messages: [String] {
        mistake.map { [$0] } ?? form.shownErrors(at: path).map { $0.message(in: form.catalog) }
    }

    /// What is wrong in a few words each.
    var titles: [String] { mistake == nil ? form.shownErrors(at: path).map { $0.title(in: form.catalog) } : [] }

    /// The text in the field, if it is one.
    var text: String? { form.shownText(at: path, of: keyPath) }

    var isValidating: Bool { mistake == nil && form.field(at: path).isValidating }

    var wantsFocus: Bool { mistake == nil && form.wantsFocus(at: path) }

    func noteFocus(_ isFocused: Bool) {
        if mistake == nil { form.noteFocus(isFocused, at: path) }
    }

    /// By what the view is found, to be scrolled to.
    var id: FieldID { FieldID(form: ObjectIdentifier(form), path: path) }
}

/// By what the view of a field is found.
struct FieldID: Hashable {
    let form: ObjectIdentifier
    let path: FieldPath
}
#endif
